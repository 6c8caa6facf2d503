/** Last six characters of an order's id, shown on screens. */
export const shortId = (id: string): string => id.slice(-6);
