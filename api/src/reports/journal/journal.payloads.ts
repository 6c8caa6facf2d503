import { Field, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';
import { JournalVoucherKind } from './journal.inputs.js';
import { Node } from '../../platform/node.js';

@ObjectType({
  simpleResolvers: true,
  description: 'A posting of a voucher: either `debit` or `credit` is 0.',
})
export class JournalPosting {
  @Field(() => String, {
    description:
      'Ledger account. For customers: `Customers`, or per enterprise with name and short id, such as `Customers: Adyar Hotel (3f2a91)`. For sales: `Sales`, `Output CGST`, `Output SGST`, `Output IGST`, `Rounding`. For money: `Cash`, `UPI`, `Card`, `Bank Transfer`, `Online Payments`, `Unspecified Payment Method`. For service charges: `Online Service Charges`.',
  })
  ledger!: string;

  @Field(() => Paise, { description: 'Debit in paise.' })
  debit!: number;

  @Field(() => Paise, { description: 'Credit in paise.' })
  credit!: number;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'A tax document (invoice or credit note) or a ledger entry (payment, refund or reversal) as a voucher of double-entry bookkeeping, with the same id: debits equal credits.',
})
export class JournalVoucher {
  id!: string;

  @Field(() => CalendarDate, {
    description: 'Day (Asia/Kolkata) of the tax document or ledger entry.',
  })
  day!: string;

  @Field(() => JournalVoucherKind, { description: 'Kind of the voucher.' })
  kind!: JournalVoucherKind;

  @Field(() => String, {
    description: 'Number of the tax document, such as INV/2627/18, or id of the ledger entry.',
  })
  number!: string;

  @Field(() => String, {
    description: 'Text that describes the voucher, such as "Paid by UPI" or "Tax invoice".',
  })
  narration!: string;

  @Field(() => String, { description: 'Short id of the order.' })
  orderShortId!: string;

  orderId!: string;

  customerId!: string;

  @Field(() => [JournalPosting], { description: 'Postings of the voucher, two or more.' })
  postings!: JournalPosting[];
}

export const JournalVoucherConnection = connectionOf(JournalVoucher);
