import { ArgsType, registerEnumType } from 'type-graphql';
import { pageArgs } from '../../platform/lists/pagination.js';

/** Kinds of vouchers in the journal, with their names in the CSV file. */
export const JournalVoucherKind = {
  SALES: 'Sales',
  CREDIT_NOTE: 'Credit Note',
  RECEIPT: 'Receipt',
  REFUND: 'Refund',
} as const;
export type JournalVoucherKind = (typeof JournalVoucherKind)[keyof typeof JournalVoucherKind];

registerEnumType(JournalVoucherKind, {
  name: 'JournalVoucherKind',
  description: 'Kind of a voucher in the journal.',
  valuesConfig: {
    SALES: { description: 'A tax invoice or bill of supply.' },
    CREDIT_NOTE: { description: 'A credit note.' },
    RECEIPT: { description: 'A payment received, also an overpayment or a service charge.' },
    REFUND: { description: 'A refund, or a reversal of a payment.' },
  },
});

@ArgsType()
export class JournalPage extends pageArgs(50) {}
