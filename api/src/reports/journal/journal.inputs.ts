import { ArgsType, registerEnumType } from 'type-graphql';
import { pageArgs } from '../../platform/lists/pagination.js';

/** Kinds of vouchers in the journal. */
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
    RECEIPT: { description: 'A payment received.' },
    REFUND: { description: 'A refund, or a reversal of a payment.' },
  },
});

@ArgsType()
export class JournalPage extends pageArgs(50) {}
