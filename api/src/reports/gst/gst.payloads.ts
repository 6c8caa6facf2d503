import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';

const RATE = 'Rate of the tax, in hundredths of a percent: 1800 is 18 %.';

@ObjectType({ simpleResolvers: true, description: 'Taxable value, and its tax.' })
export class GstAmounts {
  @Field(() => Paise, { description: 'Taxable value, in paise.' })
  taxable!: number;

  @Field(() => Paise, { description: 'Central tax, in paise.' })
  cgst!: number;

  @Field(() => Paise, { description: 'State tax, in paise.' })
  sgst!: number;

  @Field(() => Paise, { description: 'Integrated tax, in paise.' })
  igst!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Total of the invoices of one kind at one rate.',
})
export class GstSum extends GstAmounts {
  @Field(() => Boolean, {
    description: 'True for credit notes: their amounts are to be taken off.',
  })
  isCreditNote!: boolean;

  @Field(() => Boolean, { description: 'Whether the recipients have a GSTIN.' })
  isRegistered!: boolean;

  @Field(() => Int, { description: RATE })
  rate!: number;

  @Field(() => Int, {
    description: 'Number of invoices with this rate; one with two rates is counted at both.',
  })
  papers!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'GST of the invoices that were issued in a range of days.',
})
export class GstSummary {
  @Field(() => Boolean, {
    description:
      'Whether the company has a GSTIN now. Otherwise its documents are bills of supply, which are not filed.',
  })
  hasGstin!: boolean;

  @Field(() => [String], {
    description:
      "The company's GSTINs on invoices of these days. More than one after a change: a return is for one.",
  })
  gstins!: string[];

  @Field(() => Int, { description: 'Invoices and credit notes with a GSTIN of the business.' })
  papers!: number;

  @Field(() => Int, {
    description:
      'Invoices issued while the company had no GSTIN, and the credit notes for them. They are not filed, and are in no other total and file here. Only the numbers of such credit notes are in the document numbers, which would have gaps otherwise.',
  })
  withoutGstin!: number;

  @Field(() => [GstSum], {
    description:
      'By kind, recipients and rate: invoices before credit notes, recipients with a GSTIN before the others.',
  })
  sums!: GstSum[];

  @Field(() => GstAmounts, { description: 'Invoices less credit notes.' })
  net!: GstAmounts;
}

@ObjectType({ simpleResolvers: true, description: 'Total of an invoice at one rate.' })
export class GstPaperTax extends GstAmounts {
  @Field(() => Int, { description: RATE })
  rate!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An invoice or credit note of the return.' })
export class GstPaper {
  @Field(() => ID, { description: 'Id of the invoice, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'Its number, such as INV/2627/18.' })
  number!: string;

  @Field(() => CalendarDate, { description: 'The day on which it was issued, Asia/Kolkata.' })
  issuedOn!: string;

  @Field(() => Paise, { description: 'Total with tax, in paise.' })
  total!: number;

  @Field(() => String, { nullable: true, description: 'GSTIN of the recipient; null for none.' })
  recipientGstin!: string | null;

  @Field(() => String, { description: 'Name of the recipient.' })
  recipientName!: string;

  @Field(() => String, {
    description: 'State of the supply in the format of the return: 33-Tamil Nadu.',
  })
  placeOfSupply!: string;

  @Field(() => [GstPaperTax], {
    description: 'By rate, lowest first; without a rate of 0, which is in `gstNilRated`.',
  })
  taxes!: GstPaperTax[];
}

export const GstPaperConnection = connectionOf(GstPaper, 'GstPaperConnection');

@ObjectType({
  simpleResolvers: true,
  description:
    'Other supplies to recipients without a GSTIN, in total, less credit notes for them; negative when these are more.',
})
export class GstSmallSupplies extends GstAmounts {
  @Field(() => String, {
    description: 'State of the supply in the format of the return: 33-Tamil Nadu.',
  })
  placeOfSupply!: string;

  @Field(() => Int, { description: RATE })
  rate!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Supplies of one service at one rate, less credit notes for them.',
})
export class GstService extends GstAmounts {
  @Field(() => String, { description: 'Service accounting code.' })
  sac!: string;

  @Field(() => String, {
    description: 'Description of the code; empty for a code of another trade.',
  })
  description!: string;

  @Field(() => Int, { description: RATE })
  rate!: number;

  @Field(() => Paise, { description: 'Taxable value and tax together, in paise.' })
  value!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Supplies at a rate of 0, less credit notes for them.',
})
export class GstNilRated {
  @Field(() => Boolean, { description: 'Whether the supplies went to another state.' })
  isInterState!: boolean;

  @Field(() => Boolean, { description: 'Whether the recipients have a GSTIN.' })
  isRegistered!: boolean;

  @Field(() => Paise, { description: 'Total of these supplies, in paise.' })
  amount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Invoices of one series and financial year.' })
export class GstDocuments {
  @Field(() => Boolean, { description: 'True for credit notes, false for invoices.' })
  isCreditNote!: boolean;

  @Field(() => String, { description: 'Number of the first of these days.' })
  from!: string;

  @Field(() => String, { description: 'Number of the last.' })
  to!: string;

  @Field(() => Int, { description: 'Number of documents: the numbers have no gaps.' })
  count!: number;
}
