import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/lists/pagination.js';
import { CalendarDate, Paise } from '../../platform/scalars.js';

const RATE = 'Rate of the tax, in hundredths of a percent: 1800 is 18 %.';

@ObjectType({ simpleResolvers: true, description: 'Taxable value, and its tax.' })
export class GstAmounts {
  @Field(() => Paise, { description: 'What the tax is a share of, in paise.' })
  taxable!: number;

  @Field(() => Paise, { description: 'Central tax, in paise.' })
  cgst!: number;

  @Field(() => Paise, { description: 'State tax, in paise.' })
  sgst!: number;

  @Field(() => Paise, { description: 'Integrated tax, in paise.' })
  igst!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What papers of one kind come to at one rate.' })
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
    description: 'Papers with this rate; one with two rates is counted at both.',
  })
  papers!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Goods and services tax of the papers that were issued on some days.',
})
export class GstSummary {
  @Field(() => Boolean, {
    description:
      'Whether the business has a GSTIN now. Without one its papers are bills of supply, of which nothing is filed.',
  })
  hasGstin!: boolean;

  @Field(() => [String], {
    description:
      'GSTINs of the business that the papers of these days name. More than one where it changed: a return is of one.',
  })
  gstins!: string[];

  @Field(() => Int, { description: 'Invoices and credit notes with a GSTIN of the business.' })
  papers!: number;

  @Field(() => Int, {
    description:
      'Papers that were issued while the business had no GSTIN, and the credit notes for them: nothing is filed of them, and they are in no other figure and file here. Only the numbers of such credit notes are in that of the documents, which would have gaps without them.',
  })
  withoutGstin!: number;

  @Field(() => [GstSum], {
    description:
      'By kind, recipients and rate: first invoices, then credit notes, those with a GSTIN before the others.',
  })
  sums!: GstSum[];

  @Field(() => GstAmounts, { description: 'Invoices less credit notes.' })
  net!: GstAmounts;
}

@ObjectType({ simpleResolvers: true, description: 'What a paper comes to at one rate.' })
export class GstPaperTax extends GstAmounts {
  @Field(() => Int, { description: RATE })
  rate!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An invoice or credit note of the return.' })
export class GstPaper {
  @Field(() => ID, { description: 'Id of the paper, a UUID.' })
  id!: string;

  @Field(() => String, { description: 'Its number, such as INV/2627/18.' })
  number!: string;

  @Field(() => CalendarDate, { description: 'The day on which it was issued, Asia/Kolkata.' })
  issuedOn!: string;

  @Field(() => Paise, { description: 'What it comes to with the tax, in paise.' })
  total!: number;

  @Field(() => String, { nullable: true, description: 'GSTIN of the recipient; null for none.' })
  recipientGstin!: string | null;

  @Field(() => String, { description: 'Name of the recipient.' })
  recipientName!: string;

  @Field(() => String, {
    description: 'State of the supply as the return names it: 33-Tamil Nadu.',
  })
  placeOfSupply!: string;

  @Field(() => [GstPaperTax], {
    description:
      'By rate, the lowest first; without what has a rate of 0, which is in `gstNilRated`.',
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
    description: 'State of the supply as the return names it: 33-Tamil Nadu.',
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
    description: 'What the code stands for; empty for a code of another trade.',
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
  @Field(() => Boolean, { description: 'Whether they went to another state.' })
  isInterState!: boolean;

  @Field(() => Boolean, { description: 'Whether the recipients have a GSTIN.' })
  isRegistered!: boolean;

  @Field(() => Paise, { description: 'What they come to, in paise.' })
  amount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'Papers of one series and financial year.' })
export class GstDocuments {
  @Field(() => Boolean, { description: 'True for credit notes, false for invoices.' })
  isCreditNote!: boolean;

  @Field(() => String, { description: 'Number of the first of these days.' })
  from!: string;

  @Field(() => String, { description: 'Number of the last.' })
  to!: string;

  @Field(() => Int, { description: 'How many there are: numbers have no gaps.' })
  count!: number;
}
