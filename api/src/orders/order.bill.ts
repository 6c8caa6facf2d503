import { badInput, type FieldErrors } from '../platform/errors.js';
import { badRows } from '../platform/inputs.js';
import { formatPaise, MAX_TOTAL } from '../platform/money.js';

/** More lines than a pickup ever has. */
export const MAX_LINES = 100;

/** Name and proposed price of a cloth type for one customer. */
export interface Offer {
  name: string;
  /** In paise. */
  price: number;
}

export interface CountedLine {
  clothId: string;
  quantity: number;
  /** Overrides the proposed price, in paise. */
  price?: number | null;
}

export interface BillLine extends Offer {
  clothId: string;
  quantity: number;
}

export interface Bill {
  lines: BillLine[];
  /** In paise. */
  totalPrice: number;
  itemCount: number;
}

/**
 * Makes the bill of what was counted, at the customer's prices unless a line says otherwise.
 * One bad line refuses all: BAD_USER_INPUT with fields such as `items.2.clothId`.
 */
export function billOf(counted: readonly CountedLine[], offers: ReadonlyMap<string, Offer>): Bill {
  if (!counted.length) throw badInput({ items: 'Add at least one item' });
  if (counted.length > MAX_LINES)
    throw badInput({ items: `An order has at most ${MAX_LINES} lines` });
  const fields: FieldErrors = {};
  const lines = counted.flatMap(({ clothId, quantity, price }, row) => {
    const offer = offers.get(clothId.toLowerCase());
    if (!offer) fields[`items.${row}.clothId`] = 'Cloth not found';
    return offer ? [{ clothId, quantity, name: offer.name, price: price ?? offer.price }] : [];
  });
  if (Object.keys(fields).length) throw badRows(fields);
  const totalPrice = lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
  if (totalPrice > MAX_TOTAL)
    throw badInput({ items: `An order comes to at most ${formatPaise(MAX_TOTAL)}` });
  const itemCount = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return { lines, totalPrice, itemCount };
}
