import { Field, Int, ObjectType } from 'type-graphql';
import { connectionOf } from '../../platform/lists/pagination.js';
import { BasisPoints, CalendarDate, Gstin, Paise } from '../../platform/scalars.js';
import { Node } from '../../platform/node.js';

const RATE = 'Rate of the tax, in hundredths of a percent: 1800 is 18%.';

@ObjectType({ simpleResolvers: true, description: 'Taxable value and its tax, in paise.' })
export class GstAmounts {
  @Field(() => Paise, { description: 'Taxable value in paise.' })
  taxable!: number;

  @Field(() => Paise, { description: 'CGST in paise.' })
  cgst!: number;

  @Field(() => Paise, { description: 'SGST in paise.' })
  sgst!: number;

  @Field(() => Paise, { description: 'IGST in paise.' })
  igst!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Sum of the invoices or credit notes of one kind of recipient at one tax rate.',
})
export class GstRateSummary extends GstAmounts {
  @Field(() => Boolean, {
    description: 'True for credit notes, whose amounts reduce the return.',
  })
  isCreditNote!: boolean;

  @Field(() => Boolean, { description: 'Whether the recipients have a GSTIN.' })
  isRegistered!: boolean;

  @Field(() => BasisPoints, { description: RATE })
  rate!: number;

  @Field(() => Int, {
    description:
      'Number of invoices with this rate. An invoice with two rates is counted for both.',
  })
  documentCount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'GST of the invoices issued in a range of days.',
})
export class GstSummary {
  @Field(() => Boolean, {
    description:
      'Whether the company has a GSTIN now. Without one it issues bills of supply, which are not part of a return.',
  })
  hasGstin!: boolean;

  @Field(() => [Gstin], {
    description:
      'GSTINs of the company on the invoices of these days. After a change there are two or more; a return is for one of them.',
  })
  gstins!: string[];

  @Field(() => Int, {
    description: 'Number of invoices and credit notes with a GSTIN of the company.',
  })
  documentCount!: number;

  @Field(() => Int, {
    description:
      'Number of bills of supply, issued while the company had no GSTIN, and of their credit notes. No other total includes these documents. Only `gstDocuments` includes the numbers of these credit notes, because the series would otherwise have gaps.',
  })
  documentsWithoutGstin!: number;

  @Field(() => [GstRateSummary], {
    description:
      'Sums by kind of document, recipients and rate. Invoices come before credit notes, and recipients with a GSTIN before those without.',
  })
  byRate!: GstRateSummary[];

  @Field(() => GstAmounts, { description: 'Invoices minus credit notes.' })
  net!: GstAmounts;
}

@ObjectType({ simpleResolvers: true, description: 'Sum of one invoice at one tax rate.' })
export class GstInvoiceTax extends GstAmounts {
  @Field(() => BasisPoints, { description: RATE })
  rate!: number;
}

@ObjectType({
  implements: Node,
  simpleResolvers: true,
  description: 'An invoice or credit note in the return.',
})
export class GstInvoice {
  id!: string;

  @Field(() => String, { description: 'Number of the invoice, such as INV/2627/18.' })
  number!: string;

  @Field(() => CalendarDate, { description: 'Day (Asia/Kolkata) on which it was issued.' })
  issuedOn!: string;

  @Field(() => Paise, { description: 'Total with tax, in paise.' })
  total!: number;

  @Field(() => Gstin, { nullable: true, description: 'GSTIN of the recipient; null without one.' })
  recipientGstin!: string | null;

  @Field(() => String, { description: 'Name of the recipient.' })
  recipientName!: string;

  @Field(() => String, {
    description: 'Place of supply (state) in the format of the return, such as 33-Tamil Nadu.',
  })
  placeOfSupply!: string;

  @Field(() => [GstInvoiceTax], {
    description: 'Taxes by rate, lowest rate first. Amounts at a rate of 0 are in `gstNilRated`.',
  })
  taxes!: GstInvoiceTax[];
}

export const GstInvoiceConnection = connectionOf(GstInvoice);

@ObjectType({
  simpleResolvers: true,
  description:
    'Sum of the supplies to recipients without a GSTIN that table B2CL does not list, by place of supply and rate, minus their credit notes. Negative when credit notes are higher.',
})
export class GstB2csRow extends GstAmounts {
  @Field(() => String, {
    description: 'Place of supply (state) in the format of the return, such as 33-Tamil Nadu.',
  })
  placeOfSupply!: string;

  @Field(() => BasisPoints, { description: RATE })
  rate!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Supplies of one service at one tax rate, minus their credit notes.',
})
export class GstHsnRow extends GstAmounts {
  @Field(() => String, { description: 'Service accounting code (SAC).' })
  sac!: string;

  @Field(() => String, {
    description: 'Description of the SAC; empty for a code that is not for laundry services.',
  })
  description!: string;

  @Field(() => BasisPoints, { description: RATE })
  rate!: number;

  @Field(() => Paise, { description: 'Taxable value plus tax, in paise.' })
  value!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Supplies at a tax rate of 0, minus their credit notes.',
})
export class GstNilRated {
  @Field(() => Boolean, { description: 'Whether the supplies went to another state.' })
  isInterState!: boolean;

  @Field(() => Boolean, { description: 'Whether the recipients have a GSTIN.' })
  isRegistered!: boolean;

  @Field(() => Paise, { description: 'Sum of these supplies, in paise.' })
  amount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Number range of one invoice series in one financial year.',
})
export class GstDocumentRange {
  @Field(() => Boolean, { description: 'True for credit notes, false for invoices.' })
  isCreditNote!: boolean;

  @Field(() => String, { description: 'First number issued in these days.' })
  firstNumber!: string;

  @Field(() => String, { description: 'Last number issued in these days.' })
  lastNumber!: string;

  @Field(() => Int, { description: 'Number of documents in this range, which has no gaps.' })
  count!: number;
}
