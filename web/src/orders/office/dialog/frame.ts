/** The frame around a part of an order. */
export const frame = { p: 2, borderRadius: '12px', border: 1, borderColor: 'divider' } as const;
