import { Field, ID, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';
import { JournalVoucherKind } from './journal.inputs.js';

@ObjectType({ simpleResolvers: true, description: 'A line of a voucher: one of both is 0.' })
export class JournalPosting {
  @Field(() => String, {
    description:
      'The account: `Customers`, or `Customers: `, the name of an enterprise and the end of its id, such as `Customers: Adyar Hotel (3f2a91)`; `Sales`, `Output CGST`, `Output SGST`, `Output IGST`, `Rounding`; `Cash`, `UPI`, `Card`, `Bank Transfer`, `Online Payments`, `Method Not Specified`; `Online Service Charges`.',
  })
  ledger!: string;

  @Field(() => Paise, { description: 'In paise.' })
  debit!: number;

  @Field(() => Paise, { description: 'In paise.' })
  credit!: number;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'An invoice, or an entry of the payment ledger, in double entry: debits equal credits.',
})
export class JournalVoucher {
  @Field(() => ID, { description: 'Id of the invoice or payment, a UUID.' })
  id!: string;

  @Field(() => CalendarDate, {
    description: 'The day on which it was issued or entered, Asia/Kolkata.',
  })
  day!: string;

  @Field(() => JournalVoucherKind, { description: 'Kind of the voucher.' })
  kind!: JournalVoucherKind;

  @Field(() => String, {
    description: 'Number of the invoice, such as INV/2627/18; id of the payment.',
  })
  number!: string;

  @Field(() => String, { description: 'Human-readable narration.' })
  narration!: string;

  @Field(() => String, { description: 'Short id of the order.' })
  orderShortId!: string;

  @Field(() => [JournalPosting], { description: 'Its lines, two to six.' })
  postings!: JournalPosting[];
}

export const JournalConnection = connectionOf(JournalVoucher, 'JournalConnection');
