import { registerEnumType } from 'type-graphql';

/** Payment status of an order, computed by the database from total and paid amount. */
export const PaymentStatus = { UNPAID: 'unpaid', PARTIAL: 'partial', PAID: 'paid' } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Payment status of an order.',
  valuesConfig: {
    UNPAID: { description: 'The paid amount is 0.' },
    PARTIAL: { description: 'The paid amount is above 0 and below the total.' },
    PAID: { description: 'The total is paid; a total of 0 is always PAID.' },
  },
});
