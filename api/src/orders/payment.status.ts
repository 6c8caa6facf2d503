import { registerEnumType } from 'type-graphql';

/** Payment status of an order. The database computes it from total and paid amount. */
export const PaymentStatus = { UNPAID: 'unpaid', PARTIAL: 'partial', PAID: 'paid' } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Payment status of an order.',
  valuesConfig: {
    UNPAID: { description: 'Nothing has been paid.' },
    PARTIAL: { description: 'A part of the total has been paid.' },
    PAID: { description: 'The total has been paid.' },
  },
});
