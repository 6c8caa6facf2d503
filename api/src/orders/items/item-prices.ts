import { badInput, type FieldErrors } from '../../platform/errors.js';
import { badRows } from '../../platform/check-input.js';
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

const hasId = (one: ExistingItem, line: ItemLine): boolean => one.id === line.id?.toLowerCase();

const matchesLine = (one: ExistingItem, line: ItemLine): boolean =>
  line.clothId ? one.clothId === line.clothId.toLowerCase() : hasId(one, line);

/**
 * Matches the lines of a request to the items of the order: by id, else by cloth type. Each item
 * matches at most one line. The result is undefined for a line without a match.
 */
function matchedItems(
  itemLines: readonly ItemLine[],
  existing: readonly ExistingItem[],
): (ExistingItem | undefined)[] {
  const unmatched = new Set(existing);
  const takeMatch = (
    line: ItemLine,
    isMatch: (one: ExistingItem) => boolean,
  ): ExistingItem | undefined => {
    const found = [...unmatched].find((one) => matchesLine(one, line) && isMatch(one));
    if (found) unmatched.delete(found);
    return found;
  };
  const matchedById = itemLines.map((line) => takeMatch(line, (one) => hasId(one, line)));
  return itemLines.map(
    (line, row) => matchedById[row] ?? (line.id ? undefined : takeMatch(line, () => true)),
  );
}

/**
 * Builds the error text for a changed price. `regularPrice` is the price without the change, in
 * paise; null for an item without a cloth type.
 */
export type PriceRefusal = (regularPrice: number | null) => string;

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

/** An item without a cloth type, with the name and price of the request. */
function rowWithoutCloth(
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
  matchedItem: ExistingItem | undefined,
  { prices, existing, refusal }: Pricing,
): PricedRow {
  if (line.name) return rowWithoutCloth(line, refusal);
  const { quantity, price } = line;
  const itemOnOrder = matchedItem ?? existing.find((one) => matchesLine(one, line));
  const listed = prices.get(line.clothId?.toLowerCase() ?? '');
  const known = itemOnOrder ?? listed;
  if (line.id && !existing.some((one) => hasId(one, line)))
    return { fields: { id: 'This item is no longer on the order' } };
  if (!known)
    return { fields: { clothId: line.clothId ? 'Cloth not found' : 'Cloth is required' } };
  const { name, sac, taxRate, price: regularPrice } = known;
  const clothId = line.clothId ?? itemOnOrder?.clothId ?? null;
  const item = { clothId, quantity, name, price: price ?? regularPrice, sac, taxRate };
  const listPrice = itemOnOrder
    ? (itemOnOrder.listPrice ?? (itemOnOrder.clothId ? itemOnOrder.price : null))
    : regularPrice;
  const priced = { item: { ...item, listPrice } };
  const isChangedPrice = item.price !== regularPrice && item.price !== listed?.price;
  if (!isChangedPrice) return priced;
  if (refusal) return { fields: { price: refusal(regularPrice) } };
  return { ...priced, repriced: { from: regularPrice, price: item.price, quantity } };
}

/**
 * Computes the prices of the lines of a request. A line that matches an item of the order keeps the
 * name and price of that item. Another line gets the price of its cloth type on the order, else the
 * price for the customer. A price in the request replaces these. With `refusal`, a price other than
 * these is an error. One invalid line is an error for all: BAD_USER_INPUT with fields such as
 * `items.2.clothId`.
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
  const matches = matchedItems(itemLines, existing);
  const rows = itemLines.map((line, row) =>
    pricedRow(line, matches[row], { prices, existing, refusal }),
  );
  const errors = rows.flatMap(({ fields = {} }, row) =>
    Object.entries(fields).map(([name, text]) => [`items.${row}.${name}`, text] as const),
  );
  if (errors.length) throw badRows(Object.fromEntries(errors));
  return {
    ...summedUp(rows.flatMap(({ item }) => item ?? [])),
    repriced: rows.flatMap(({ repriced }) => repriced ?? []),
    reasons: itemLines.flatMap(({ name, reason }) => (name ? `${name}: ${reason}` : [])),
  };
}
