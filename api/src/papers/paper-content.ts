import { codeOfState } from '../addresses/gst-states.js';
import { STATES } from '../addresses/states.js';
import type { Business } from '../business/business.entity.js';
import { type Tax, taxOf } from './tax.rules.js';

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

export interface PaperLine {
  name: string;
  quantity: number;
  /** Of one piece, in paise. */
  price: number;
  /** In paise. */
  amount: number;
}

/** A discount, a surcharge or a fee, in words. */
export interface BesideLine {
  words: string;
  /** In paise; negative for a discount. */
  amount: number;
}

/** What a paper says of an order. All amounts are in paise and have the tax in them. */
export interface Supply {
  shortId: string;
  pickedUpOn: string;
  /** Null for a paper that was issued before the delivery. */
  deliveredOn: string | null;
  lines: PaperLine[];
  beside: BesideLine[];
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
  /** In paise; total = taxable + cgst + sgst + igst. */
  total: number;
  taxable: number;
  cgst: number;
  sgst: number;
  igst: number;
}

const AT_THE_END = new RegExp(`, (${STATES.map(({ name }) => name).join('|')})(?: - \\d{6})?$`);

/** The state in which the laundry is handed over; that of the business where the address does not name one at its end. */
export const stateOf = (address: string, { state }: Pick<Issuer, 'state'>): string =>
  AT_THE_END.exec(address)?.[1] ?? state;

/** What an order comes to. */
export const totalOfSupply = ({ lines, beside }: Pick<Supply, 'lines' | 'beside'>): number =>
  [...lines, ...beside].reduce((sum, { amount }) => sum + amount, 0);

/** Works out what a paper says and what it comes to. Without a GSTIN there is no tax. */
export function makeContent(
  issuer: Issuer,
  recipient: Recipient,
  order: Supply,
): { content: PaperContent; sums: PaperSums } {
  const placeOfSupply = stateOf(recipient.address, issuer);
  const total = totalOfSupply(order);
  const { sac, taxRate: rate } = issuer;
  const isInterState = codeOfState(placeOfSupply) !== codeOfState(issuer.state);
  const taxes = issuer.gstin
    ? [taxOf({ sac, rate, amount: total }, { isIncluded: true, isInterState })]
    : [];
  const sumOf = (part: 'cgst' | 'sgst' | 'igst') => taxes.reduce((sum, tax) => sum + tax[part], 0);
  const [cgst, sgst, igst] = [sumOf('cgst'), sumOf('sgst'), sumOf('igst')];
  return {
    content: { issuer, recipient, order, placeOfSupply, taxes },
    sums: { total, taxable: total - cgst - sgst - igst, cgst, sgst, igst },
  };
}
