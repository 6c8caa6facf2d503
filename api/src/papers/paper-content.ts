import type { Business } from '../business/business.entity.js';
import { isInterState, stateOf } from '../business/place-of-supply.js';
import { sumOfTaxes, type Tax, type TaxedSum, taxesOf } from '../business/tax.rules.js';

/** Who issues a paper, as it was then. */
export type Issuer = Pick<
  Business,
  | ('name' | 'address' | 'city' | 'state' | 'pincode' | 'gstin')
  | ('sac' | 'taxRate' | 'upiId' | 'bank' | 'accountNumber' | 'ifsc')
>;

export interface Recipient {
  name: string;
  phone: string | null;
  email: string | null;
  /** Where the laundry is handed over: address, city, state - pincode. */
  address: string;
  /** Null for whoever has none; papers that were issued before there was one here lack it. */
  gstin?: string | null;
}

interface PaperLine {
  name: string;
  quantity: number;
  /** Of one piece, in paise. */
  price: number;
  /** In paise. */
  amount: number;
  /** As on its item; that of the issuer on papers of before there were others. */
  sac?: string;
  /** In hundredths of a percent. */
  rate?: number;
}

/** A discount, a surcharge or a fee, in words. */
interface BesideLine {
  words: string;
  /** In paise; negative for a discount. */
  amount: number;
}

/** What a paper says of an order. All amounts are in paise, with the tax in them unless it was added. */
export interface Supply {
  shortId: string;
  pickedUpOn: string;
  /** Null for a paper that was issued before the delivery. */
  deliveredOn: string | null;
  lines: PaperLine[];
  beside: BesideLine[];
  /** The bill had tax added to the prices, which it is not among the lines of. */
  taxIsAdded?: boolean;
  /** What it comes to with all of that, tax and rounding; on papers of before there was either the sum of the lines. */
  total?: number;
}

/** All that a paper says, as it was when it was issued. */
export interface PaperContent {
  issuer: Issuer;
  recipient: Recipient;
  order: Supply;
  /** Where the laundry is handed over: a state, by its name. */
  placeOfSupply: string;
  /** None on a bill of supply. */
  taxes: Tax[];
}

export interface PaperSums {
  /** In paise; total = taxable + cgst + sgst + igst + rounding. */
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
  /** To whole rupees, from -49 to 50, where bills are rounded. */
  rounding: number;
}

const sumOf = (lines: readonly { amount: number }[]): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

/** Who issues a paper, out of all that is known of the business. */
export const issuerFrom = (business: Business): Issuer => {
  const { name, address, city, state, pincode, gstin, sac, taxRate, ...rest } = business;
  const { upiId, bank, accountNumber, ifsc } = rest;
  return {
    ...{ name, address, city, state, pincode, gstin, sac, taxRate },
    ...{ upiId, bank, accountNumber, ifsc },
  };
};

/** What an order comes to. */
export const totalOfSupply = ({ lines, beside, total }: Supply): number =>
  total ?? sumOf(lines) + sumOf(beside);

const taxedAs = ({ sac, taxRate }: Issuer, lines: readonly PaperLine[]): TaxedSum[] =>
  lines.map((line) => ({
    ...{ sac: line.sac ?? sac, rate: line.rate ?? taxRate },
    amount: line.amount,
  }));

/** Works out what a paper says and what it comes to. Without a GSTIN there is no tax. */
export function makeContent(
  issuer: Issuer,
  recipient: Recipient,
  order: Supply,
): { content: PaperContent; sums: PaperSums } {
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
