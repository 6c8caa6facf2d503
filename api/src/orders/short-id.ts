/** Last six characters of an order's id: what people call it by. */
export const shortId = (id: string): string => id.slice(-6);
