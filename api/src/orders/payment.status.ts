/** How far an order is paid; the database works it out from total and paid amount. */
export const PaymentStatus = { UNPAID: 'unpaid', PARTIAL: 'partial', PAID: 'paid' } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];
