import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/input-decorators.js';
import {
  type ItemLine,
  type ExistingItem,
  type ClothPrice,
  type PricedItem,
  type PricedItems,
  type Repriced,
  summedUp,
} from './bill-calculation.js';

/** Maximum number of item lines of an order. */
export const MAX_LINES = 100;

const isNamed = (one: ExistingItem, line: ItemLine): boolean => one.id === line.id?.toLowerCase();

const isOf = (one: ExistingItem, line: ItemLine): boolean =>
  line.clothId ? one.clothId === line.clothId.toLowerCase() : isNamed(one, line);

/**
 * Matches counted lines to items of the order: by id, else by cloth type. Each item matches at most
 * one line. The result is undefined for a line without a match.
 */
function matchedItems(
  itemLines: readonly ItemLine[],
  existing: readonly ExistingItem[],
): (ExistingItem | undefined)[] {
  const left = new Set(existing);
  const take = (line: ItemLine, isIt: (one: ExistingItem) => boolean): ExistingItem | undefined => {
    const found = [...left].find((one) => isOf(one, line) && isIt(one));
    if (found) left.delete(found);
    return found;
  };
  const named = itemLines.map((line) => take(line, (one) => isNamed(one, line)));
  return itemLines.map((line, row) => named[row] ?? (line.id ? undefined : take(line, () => true)));
}

/**
 * Builds the message that refuses a changed price. `usual` is the price that would apply, in paise.
 */
export type PriceRefusal = (usual: number | null) => string;

interface Pricing {
  prices: ReadonlyMap<string, ClothPrice>;
  existing: readonly ExistingItem[];
  refusal: PriceRefusal | null;
}

interface PricedRow {
  item?: PricedItem;
  fields?: FieldErrors;
  repriced?: Repriced;
}

/** Computes the price of an item without a cloth type. */
function freeRow(
  { id, clothId, name, price, reason, quantity }: ItemLine,
  refusal: PriceRefusal | null,
): PricedRow {
  if (refusal) return { fields: { name: refusal(null) } };
  if (id || clothId) return { fields: { name: 'Enter a name or a cloth type, not both' } };
  const missing = { price: 'Price is required', reason: 'A reason is required' };
  if (price === null || price === undefined) return { fields: { price: missing.price } };
  if (!reason) return { fields: { reason: missing.reason } };
  const item = { clothId: null, name: name ?? '', quantity, price, sac: null, taxRate: null };
  return { item: { ...item, listPrice: null }, repriced: { from: null, price, quantity } };
}

function pricedRow(
  line: ItemLine,
  standsFor: ExistingItem | undefined,
  { prices, existing, refusal }: Pricing,
): PricedRow {
  if (line.name) return freeRow(line, refusal);
  const { quantity, price } = line;
  const stood = standsFor ?? existing.find((one) => isOf(one, line));
  const offered = prices.get(line.clothId?.toLowerCase() ?? '');
  const offer = stood ?? offered;
  if (line.id && !existing.some((one) => isNamed(one, line)))
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
 * Computes the prices of the counted lines. A line that matches an item keeps its name and price.
 * Other lines get the price of their cloth type on the order, else the customer's price. A price in
 * the request overrides these, unless `refusal` is set. One invalid line refuses all:
 * BAD_USER_INPUT with fields such as `items.2.clothId`.
 */
export function priceItems(
  itemLines: readonly ItemLine[],
  prices: ReadonlyMap<string, ClothPrice>,
  existing: readonly ExistingItem[] = [],
  refusal: PriceRefusal | null = null,
): PricedItems {
  if (!itemLines.length) throw badInput({ items: 'Add at least one item' });
  if (itemLines.length > MAX_LINES)
    throw badInput({ items: `An order has at most ${MAX_LINES} lines` });
  const standsFor = matchedItems(itemLines, existing);
  const rows = itemLines.map((line, row) =>
    pricedRow(line, standsFor[row], { prices, existing, refusal }),
  );
  const wrong = rows.flatMap(({ fields = {} }, row) =>
    Object.entries(fields).map(([name, text]) => [`items.${row}.${name}`, text] as const),
  );
  if (wrong.length) throw badRows(Object.fromEntries(wrong));
  return {
    ...summedUp(rows.flatMap(({ item }) => item ?? [])),
    repriced: rows.flatMap(({ repriced }) => repriced ?? []),
    reasons: itemLines.flatMap(({ name, reason }) => (name ? `${name}: ${reason}` : [])),
  };
}
