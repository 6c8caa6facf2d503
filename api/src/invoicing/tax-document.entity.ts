import { EntityName, type Opt } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { v7 } from 'uuid';
import { CalendarDate, Paise } from '../platform/scalars.js';
import type { DocumentContent } from './document-content.js';
import { TaxDocumentKind } from './document-kind.js';
import { Node } from '../platform/node.js';

registerEnumType(TaxDocumentKind, {
  name: 'TaxDocumentKind',
  description: 'The kind of a document.',
  valuesConfig: {
    TAX_INVOICE: { description: 'Tax invoice for an order.' },
    BILL_OF_SUPPLY: { description: 'Invoice without tax, from a company without a GSTIN.' },
    CREDIT_NOTE: { description: 'Credit note: cancels another document with all its amounts.' },
  },
});

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description:
    'An issued tax invoice, bill of supply or credit note of an order. It never changes. The PDF is at `/api/orders/{order}/tax-documents/{id}` with a token, and at `url` without one.',
})
@Entity()
export class TaxDocument {
  [EntityName]?: 'TaxDocument';

  @PrimaryKey({ type: 'uuid' })
  id: string & Opt = v7();

  @Field(() => TaxDocumentKind, { description: 'The kind of the document.' })
  @Property({ type: 'text' })
  kind!: TaxDocumentKind;

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

  @Field(() => CalendarDate, { description: 'Day of issue (Asia/Kolkata).' })
  @Property({ type: 'date' })
  issuedOn!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  issuedAt: Date & Opt = new Date();

  /** Id of the user who issued the document; null for the system. */
  @Property({ type: 'uuid', nullable: true })
  issuedBy: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Reason of a credit note; null for other documents.',
  })
  @Property({ type: 'text', nullable: true })
  reason: string | null = null;

  @Field(() => Paise, { description: 'Total in paise, including tax.' })
  @Property({ type: 'integer' })
  total!: number;

  @Field(() => Paise, { description: 'Taxable amount, in paise.' })
  @Property({ type: 'integer' })
  taxable!: number;

  @Field(() => Paise, { description: 'CGST in paise; 0 for a supply to another state.' })
  @Property({ type: 'integer' })
  cgst!: number;

  @Field(() => Paise, { description: 'SGST in paise; 0 for a supply to another state.' })
  @Property({ type: 'integer' })
  sgst!: number;

  @Field(() => Paise, { description: 'IGST in paise; 0 for a supply within the state.' })
  @Property({ type: 'integer' })
  igst!: number;

  @Field(() => Paise, {
    description:
      'Rounding to whole rupees, in paise: total = taxable + cgst + sgst + igst + rounding.',
  })
  @Property({ type: 'integer' })
  rounding: number & Opt = 0;

  @Property({ type: 'json' })
  content!: DocumentContent;
}
