import { registerEnumType } from 'type-graphql';

/** How far an order is paid; the database works it out from total and paid amount. */
export const PaymentStatus = { UNPAID: 'unpaid', PARTIAL: 'partial', PAID: 'paid' } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'How far an order is paid.',
  valuesConfig: {
    UNPAID: { description: 'Nothing has been paid.' },
    PARTIAL: { description: 'Some of the total has been paid.' },
    PAID: { description: 'All of the total has been paid.' },
  },
});
