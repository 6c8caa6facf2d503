import type { Business } from '../business/business.entity.js';
import { isInterState, stateOf } from '../business/place-of-supply.js';
import { sumOfTaxes, type Tax, type TaxedSum, taxesOf } from '../../rules/tax.js';

/** The company as issuer of a document, with its data at the time of issue. */
export type Issuer = Pick<
  Business,
  | ('name' | 'address' | 'city' | 'state' | 'pincode' | 'gstin')
  | ('sac' | 'taxRate' | 'upiId' | 'bank' | 'accountNumber' | 'ifsc')
>;

export interface Recipient {
  name: string;
  phone: string | null;
  email: string | null;
  /** Delivery address in the form "address, city, state - pincode". */
  address: string;
  /**
   * GSTIN of the customer; null without one. Absent in documents issued before customers could
   * enter a GSTIN.
   */
  gstin?: string | null;
}

interface DocumentLine {
  name: string;
  quantity: number;
  /** Price of one piece, in paise. */
  price: number;
  /** Amount of the item, in paise. */
  amount: number;
  /**
   * Service accounting code (SAC) of the item. Older documents lack it; the SAC of the issuer
   * applies.
   */
  sac?: string;
  /**
   * Tax rate in hundredths of a percent. Older documents lack it; the rate of the issuer applies.
   */
  rate?: number;
}

/** A discount, surcharge or fee of the bill, with its printed label. */
interface InvoicedAdjustment {
  words: string;
  /** Amount in paise; negative for a discount. */
  amount: number;
}

/**
 * Billed data of an order, with amounts in paise. Amounts of lines include tax unless `taxIsAdded`
 * is true.
 */
export interface Supply {
  shortId: string;
  pickedUpOn: string;
  /** Day of the delivery; null for an invoice issued before it. */
  deliveredOn: string | null;
  lines: DocumentLine[];
  beside: InvoicedAdjustment[];
  /** True if tax was added to the prices: the amounts in `lines` and `beside` exclude it. */
  taxIsAdded?: boolean;
  /**
   * Total with tax and rounding, in paise. Older documents lack it; their total is the sum of the
   * lines.
   */
  total?: number;
}

/** Content of a document at the time of issue. It never changes. */
export interface DocumentContent {
  issuer: Issuer;
  recipient: Recipient;
  order: Supply;
  /** State of the place of supply, by the address of delivery. */
  placeOfSupply: string;
  /** Taxes by rate and service accounting code; empty on a bill of supply. */
  taxes: Tax[];
}

export interface DocumentTotals {
  /** Total in paise: taxable + cgst + sgst + igst + rounding. */
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** Difference to whole rupees in paise, from -49 to 50; 0 without rounding. */
  rounding: number;
}

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** The issuer data of the business. */
export const issuerFrom = (business: Business): Issuer => {
  const { name, address, city, state, pincode, gstin, sac, taxRate, ...rest } = business;
  const { upiId, bank, accountNumber, ifsc } = rest;
  return {
    ...{ name, address, city, state, pincode, gstin, sac, taxRate },
    ...{ upiId, bank, accountNumber, ifsc },
  };
};

/** Total of an order, in paise. */
export const totalOfSupply = ({ lines, beside, total }: Supply): number =>
  total ?? sumOf(lines) + sumOf(beside);

const taxedAs = ({ sac, taxRate }: Issuer, lines: readonly DocumentLine[]): TaxedSum[] =>
  lines.map((line) => ({
    ...{ sac: line.sac ?? sac, rate: line.rate ?? taxRate },
    amount: line.amount,
  }));

/** Makes the content and the totals of a document. An issuer without a GSTIN charges no tax. */
export function makeContent(
  issuer: Issuer,
  recipient: Recipient,
  order: Supply,
): { content: DocumentContent; sums: DocumentTotals } {
  const { lines, beside, taxIsAdded = false } = order;
  const total = totalOfSupply(order);
  const terms = {
    isIncluded: !taxIsAdded,
    isInterState: isInterState(recipient.address, issuer),
  };
  const taxes = issuer.gstin ? taxesOf(taxedAs(issuer, lines), sumOf(beside), terms) : [];
  const all = (part: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    taxes.reduce((sum, tax) => sum + tax[part], 0);
  const taxable = issuer.gstin ? all('taxable') : sumOf(lines) + sumOf(beside);
  return {
    content: {
      ...{ issuer, recipient, order, taxes },
      placeOfSupply: stateOf(recipient.address, issuer),
    },
    sums: {
      ...{ total, taxable, cgst: all('cgst'), sgst: all('sgst'), igst: all('igst') },
      rounding: total - taxable - sumOfTaxes(taxes),
    },
  };
}
