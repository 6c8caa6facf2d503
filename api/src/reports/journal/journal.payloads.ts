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
      'Ledger account. For customers: `Customers`, or per enterprise with name and short id, such as `Customers: Adyar Hotel (3f2a91)`. For sales: `Sales`, `Output CGST`, `Output SGST`, `Output IGST`, `Rounding`. For money: `Cash`, `UPI`, `Card`, `Bank Transfer`, `Online Payments`, `Method Not Specified`. For service charges: `Online Service Charges`.',
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
    'An invoice or a payment as a voucher of double-entry bookkeeping: debits equal credits.',
})
export class JournalVoucher {
  id!: string;

  @Field(() => CalendarDate, {
    description: 'Day (Asia/Kolkata) of the invoice or payment.',
  })
  day!: string;

  @Field(() => JournalVoucherKind, { description: 'Kind of the voucher.' })
  kind!: JournalVoucherKind;

  @Field(() => String, {
    description: 'Number of the invoice, such as INV/2627/18, or id of the payment.',
  })
  number!: string;

  @Field(() => String, { description: 'Human-readable narration.' })
  narration!: string;

  @Field(() => String, { description: 'Short id of the order.' })
  orderShortId!: string;

  @Field(() => [JournalPosting], { description: 'Postings of the voucher, two to six.' })
  postings!: JournalPosting[];
}

export const JournalVoucherConnection = connectionOf(JournalVoucher);
