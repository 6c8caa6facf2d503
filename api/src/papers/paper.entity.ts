import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, Paise } from '../platform/scalars.js';
import type { PaperContent } from './paper-content.js';
import { PaperKind } from './paper-kind.js';

registerEnumType(PaperKind, {
  name: 'PaperKind',
  description: 'What a paper is.',
  valuesConfig: {
    TAX_INVOICE: { description: 'For laundry that was handed over, with its tax.' },
    BILL_OF_SUPPLY: { description: 'The same from a business without a GSTIN, without tax.' },
    CREDIT_NOTE: { description: 'Takes back all that another paper says.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'A paper that was issued for an order, and stays as it is. As PDF it is at `/api/order/{order}/papers/{id}`, with the same token, and at its `url` without.',
})
@Entity()
export class Paper {
  [EntityName]?: 'Paper';

  @Field(() => ID, { description: 'Id of the paper, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => PaperKind, { description: 'What it is.' })
  @Property({ type: 'text' })
  kind!: PaperKind;

  /** The first calendar year of the financial year. */
  @Property({ type: 'integer' })
  year!: number;

  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'uuid' })
  orderId!: string;

  /** Of a credit note: the paper that it takes back. */
  @Property({ type: 'uuid', nullable: true })
  refersTo: string | null = null;

  @Field(() => CalendarDate, { description: 'The day on which it was issued, Asia/Kolkata.' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  issuedAt: Date & Opt = new Date();

  /** Null where no person did it. */
  @Property({ type: 'uuid', nullable: true })
  issuedBy: string | null = null;

  @Field(() => String, { nullable: true, description: 'Of a credit note: why.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => Paise, { description: 'What it comes to, in paise, with the tax.' })
  @Property({ type: 'integer' })
  total!: number;

  @Field(() => Paise, { description: 'What the tax is a share of, in paise.' })
  @Property({ type: 'integer' })
  taxable!: number;

  @Field(() => Paise, { description: 'Central tax, in paise; 0 between states.' })
  @Property({ type: 'integer' })
  cgst!: number;

  @Field(() => Paise, { description: 'State tax, in paise; 0 between states.' })
  @Property({ type: 'integer' })
  sgst!: number;

  @Field(() => Paise, { description: 'Integrated tax, in paise; 0 within a state.' })
  @Property({ type: 'integer' })
  igst!: number;

  @Field(() => Paise, {
    description:
      'What brings it to whole rupees, in paise, where bills are rounded: total = taxable + cgst + sgst + igst + rounding.',
  })
  @Property({ type: 'integer' })
  rounding: number & Opt = 0;

  @Property({ type: 'json' })
  content!: PaperContent;
}
