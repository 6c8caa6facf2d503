import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, Paise } from '../platform/scalars.js';
import type { PaperContent } from './paper-content.js';
import { PaperKind } from './paper-kind.js';

registerEnumType(PaperKind, {
  name: 'PaperKind',
  description: 'The kind of a document.',
  valuesConfig: {
    TAX_INVOICE: { description: 'Invoice with tax for a delivered order.' },
    BILL_OF_SUPPLY: { description: 'Invoice without tax, from a business without a GSTIN.' },
    CREDIT_NOTE: { description: 'Cancels another document with all its amounts.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description:
    'An issued invoice or credit note of an order. It never changes. Its PDF is at `/api/order/{order}/papers/{id}` with a token, and at `url` without one.',
})
@Entity()
export class Paper {
  [EntityName]?: 'Paper';

  @Field(() => ID, { description: 'Id of the document, a UUID.' })
  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => PaperKind, { description: 'The kind of the document.' })
  @Property({ type: 'text' })
  kind!: PaperKind;

  /** First calendar year of the financial year. */
  @Property({ type: 'integer' })
  year!: number;

  @Property({ type: 'integer' })
  number!: number;

  @Property({ type: 'uuid' })
  orderId!: string;

  /** For a credit note: the document that it cancels. */
  @Property({ type: 'uuid', nullable: true })
  refersTo: string | null = null;

  @Field(() => CalendarDate, { description: 'Day of issue, Asia/Kolkata.' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  issuedAt: Date & Opt = new Date();

  /** Null for a document issued by the system. */
  @Property({ type: 'uuid', nullable: true })
  issuedBy: string | null = null;

  @Field(() => String, { nullable: true, description: 'For a credit note: the reason.' })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => Paise, { description: 'Total in paise, including tax.' })
  @Property({ type: 'integer' })
  total!: number;

  @Field(() => Paise, { description: 'Taxable amount, in paise.' })
  @Property({ type: 'integer' })
  taxable!: number;

  @Field(() => Paise, { description: 'Central tax (CGST), in paise; 0 between states.' })
  @Property({ type: 'integer' })
  cgst!: number;

  @Field(() => Paise, { description: 'State tax (SGST), in paise; 0 between states.' })
  @Property({ type: 'integer' })
  sgst!: number;

  @Field(() => Paise, { description: 'Integrated tax (IGST), in paise; 0 within a state.' })
  @Property({ type: 'integer' })
  igst!: number;

  @Field(() => Paise, {
    description:
      'Difference to whole rupees, in paise: total = taxable + cgst + sgst + igst + rounding.',
  })
  @Property({ type: 'integer' })
  rounding: number & Opt = 0;

  @Property({ type: 'json' })
  content!: PaperContent;
}
