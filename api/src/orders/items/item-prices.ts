import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/inputs.js';
import {
  type CountedLine,
  type KeptLine,
  type Offer,
  type PricedItem,
  type PricedItems,
  type Repriced,
  summedUp,
} from './order.bill.js';

/** More lines than a pickup ever has. */
export const MAX_LINES = 100;

const isNamed = (one: KeptLine, line: CountedLine): boolean => one.id === line.id?.toLowerCase();

const isOf = (one: KeptLine, line: CountedLine): boolean =>
  line.clothId ? one.clothId === line.clothId.toLowerCase() : isNamed(one, line);

/**
 * The line of the order that each counted one stands for, at most one each: the one that it names, else the
 * next of its cloth type. A line more of a cloth type than there were stands for none.
 */
function keptLines(
  counted: readonly CountedLine[],
  kept: readonly KeptLine[],
): (KeptLine | undefined)[] {
  const left = new Set(kept);
  const take = (line: CountedLine, isIt: (one: KeptLine) => boolean): KeptLine | undefined => {
    const found = [...left].find((one) => isOf(one, line) && isIt(one));
    if (found) left.delete(found);
    return found;
  };
  const named = counted.map((line) => take(line, (one) => isNamed(one, line)));
  return counted.map((line, row) => named[row] ?? (line.id ? undefined : take(line, () => true)));
}

/** Says why a price cannot be another than this one, in paise. */
export type PriceRefusal = (usual: number | null) => string;

interface Pricing {
  offers: ReadonlyMap<string, Offer>;
  kept: readonly KeptLine[];
  refusal: PriceRefusal | null;
}

interface PricedRow {
  item?: PricedItem;
  fields?: FieldErrors;
  repriced?: Repriced;
}

/** An item that is no cloth type. */
function freeRow(
  { id, clothId, name, price, reason, quantity }: CountedLine,
  refusal: PriceRefusal | null,
): PricedRow {
  if (refusal) return { fields: { name: refusal(null) } };
  if (id || clothId) return { fields: { name: 'Give a name or a cloth type, not both' } };
  const missing = { price: 'Price is required', reason: 'A reason is required' };
  if (price === null || price === undefined) return { fields: { price: missing.price } };
  if (!reason) return { fields: { reason: missing.reason } };
  const item = { clothId: null, name: name ?? '', quantity, price, sac: null, taxRate: null };
  return { item: { ...item, listPrice: null }, repriced: { from: null, price, quantity } };
}

function pricedRow(
  line: CountedLine,
  standsFor: KeptLine | undefined,
  { offers, kept, refusal }: Pricing,
): PricedRow {
  if (line.name) return freeRow(line, refusal);
  const { quantity, price } = line;
  const stood = standsFor ?? kept.find((one) => isOf(one, line));
  const offered = offers.get(line.clothId?.toLowerCase() ?? '');
  const offer = stood ?? offered;
  if (line.id && !kept.some((one) => isNamed(one, line)))
    return { fields: { id: 'This item is no longer on the order' } };
  if (!offer)
    return { fields: { clothId: line.clothId ? 'Cloth not found' : 'Cloth is required' } };
  const { name, sac, taxRate, price: usual } = offer;
  const clothId = line.clothId ?? stood?.clothId ?? null;
  const item = { clothId, quantity, name, price: price ?? usual, sac, taxRate };
  const listPrice = stood ? (stood.listPrice ?? (stood.clothId ? stood.price : null)) : usual;
  const priced = { item: { ...item, listPrice } };
  const isByHand = item.price !== usual && item.price !== offered?.price;
  if (!isByHand) return priced;
  if (refusal) return { fields: { price: refusal(usual) } };
  return { ...priced, repriced: { from: usual, price: item.price, quantity } };
}

/**
 * Prices what was counted. A line that stands for one of the order keeps its name and price; every
 * other one is at the customer's prices, or at that of its cloth type on the order. A price that a line names
 * comes first, unless `refusal` says why not. One bad line refuses all: BAD_USER_INPUT with fields such as
 * `items.2.clothId`.
 */
export function priceItems(
  counted: readonly CountedLine[],
  offers: ReadonlyMap<string, Offer>,
  kept: readonly KeptLine[] = [],
  refusal: PriceRefusal | null = null,
): PricedItems {
  if (!counted.length) throw badInput({ items: 'Add at least one item' });
  if (counted.length > MAX_LINES)
    throw badInput({ items: `An order has at most ${MAX_LINES} lines` });
  const standsFor = keptLines(counted, kept);
  const rows = counted.map((line, row) =>
    pricedRow(line, standsFor[row], { offers, kept, refusal }),
  );
  const wrong = rows.flatMap(({ fields = {} }, row) =>
    Object.entries(fields).map(([name, text]) => [`items.${row}.${name}`, text] as const),
  );
  if (wrong.length) throw badRows(Object.fromEntries(wrong));
  return {
    ...summedUp(rows.flatMap(({ item }) => item ?? [])),
    repriced: rows.flatMap(({ repriced }) => repriced ?? []),
    reasons: counted.flatMap(({ name, reason }) => (name ? `${name}: ${reason}` : [])),
  };
}
