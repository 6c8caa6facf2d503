import type { PickupItemInput } from '../../../graphql/schema.generated';
import { toPaise, toRupees } from '../../../ui/format/rupees';
import { billItems, type BillItems, type OrderTerms } from '../bill/billItems';

/** A cloth type to choose, at the price for this customer. */
export interface ClothOffer {
  id: string;
  name: string;
  /** Paise. */
  price: number;
  /** Tax rate in hundredths of a percent; null for the tax rate of the laundry. */
  taxRate?: number | null;
  /** True if the price comes from the enterprise's own price list. */
  agreed: boolean;
}

/** A line of the pickup as typed. */
export interface PickupLine {
  /** React key. Two lines may have the same cloth type at different prices. */
  key: string;
  /** Id of the saved item that this line changes. Undefined for a new item. */
  id?: string;
  /** Null for a saved item whose cloth type was removed. */
  clothId: string | null;
  name: string;
  quantity: string;
  price: string;
  /** The reason why the item is on no price list. */
  reason?: string;
  /** Tax rate in hundredths of a percent; null for the tax rate of the laundry. */
  taxRate?: number | null;
}

/** An item that is on no price list, as typed. */
export type FreeItem = Pick<PickupLine, 'name' | 'quantity' | 'price'> & { reason: string };

interface OrderLine {
  id: string;
  clothId?: string | null;
  name: string;
  quantity: number;
  /** Paise. */
  price: number;
  taxRate?: number | null;
}

interface ClothPrice {
  id: string;
  name: string;
  price: number;
  taxRate?: number | null;
}

/** The enterprise's own prices first, then the other cloth types of the catalogue. */
export function clothOffers(
  cloths: readonly ClothPrice[],
  agreed: readonly { clothId: string; price: number }[],
): ClothOffer[] {
  const prices = new Map(agreed.map(({ clothId, price }) => [clothId, price]));
  return cloths
    .map(({ id, name, price, taxRate }) => ({
      id,
      name,
      price: prices.get(id) ?? price,
      taxRate,
      agreed: prices.has(id),
    }))
    .toSorted((a, b) => Number(b.agreed) - Number(a.agreed) || a.name.localeCompare(b.name));
}

/** Prefix matches come first, so that "sh" finds a shirt before a bedsheet. */
export function matchingOffers(offers: ClothOffer[], typed: string): ClothOffer[] {
  const text = typed.trim().toLowerCase();
  const place = ({ name }: ClothOffer): number => name.toLowerCase().indexOf(text);
  return offers
    .filter((offer) => place(offer) >= 0)
    .toSorted((a, b) => Math.min(place(a), 1) - Math.min(place(b), 1));
}

const maxQuantity = 999;

export const quantityOf = (text: string): number | null => {
  const quantity = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return quantity >= 1 && quantity <= maxQuantity ? quantity : null;
};

const freeKey = (lines: PickupLine[]): string => {
  let number = lines.length;
  while (lines.some(({ key }) => key === `new-${number}`)) number += 1;
  return `new-${number}`;
};

/** Form lines of all items of an order. The server removes items that are not sent. */
export const linesOf = (items: readonly OrderLine[]): PickupLine[] =>
  items.map(({ id, clothId, name, quantity, price, taxRate }) => ({
    key: id,
    id,
    clothId: clothId ?? null,
    name,
    quantity: String(quantity),
    price: toRupees(price),
    taxRate,
  }));

/** Adds the quantity to the line with the same cloth type and price. Otherwise adds a new line. */
export function addLine(lines: PickupLine[], offer: ClothOffer, quantity: number): PickupLine[] {
  const { id: clothId, name, price, taxRate } = offer;
  const same = lines.find((line) => line.clothId === clothId && toPaise(line.price) === price);
  const sum = (same ? (quantityOf(same.quantity) ?? 0) : 0) + quantity;
  if (!same || sum > maxQuantity) {
    const line = { key: freeKey(lines), clothId, name, price: toRupees(price), taxRate };
    return [...lines, { ...line, quantity: String(quantity) }];
  }
  return lines.map((line) => (line === same ? { ...line, quantity: String(sum) } : line));
}

export const addFreeItem = (lines: PickupLine[], item: FreeItem): PickupLine[] => [
  ...lines,
  { key: freeKey(lines), clothId: null, ...item },
];

/** True for a line without cloth type, which staff added by name. */
export const isFreeItem = ({ reason }: PickupLine): boolean => reason !== undefined;

interface LineErrors {
  quantity?: string;
  price?: string;
  name?: string;
  reason?: string;
}

const freeItemErrors = ({ name, reason }: PickupLine): LineErrors => ({
  ...(name.trim() ? {} : { name: 'Name is required' }),
  ...(reason?.trim() ? {} : { reason: 'A reason is required' }),
});

export const lineErrors = (line: PickupLine): LineErrors => ({
  ...(quantityOf(line.quantity) === null ? { quantity: `1 to ${maxQuantity}` } : {}),
  ...(toPaise(line.price) === null ? { price: 'Enter a valid price' } : {}),
  ...(isFreeItem(line) ? freeItemErrors(line) : {}),
});

export const lineAmount = ({ quantity, price }: Pick<PickupLine, 'quantity' | 'price'>): number =>
  (quantityOf(quantity) ?? 0) * (toPaise(price) ?? 0);

export const piecesOf = (lines: PickupLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + (quantityOf(quantity) ?? 0), 0);

export const billItemsOf = (lines: PickupLine[], terms: OrderTerms): BillItems =>
  billItems(
    lines.map(({ taxRate, ...line }) => ({ quantity: 1, price: lineAmount(line), taxRate })),
    terms,
  );

/**
 * True for a line whose price the server sets: a saved item, or a new item of a cloth type that no
 * saved item has. With fixed prices such a line is sent without a price, because the price may have
 * changed since the form opened.
 */
const isKnown = ({ id, clothId }: PickupLine, lines: readonly PickupLine[]): boolean =>
  Boolean(id) || !lines.some((other) => other.id && other.clothId === clothId);

/**
 * The items to send. Null while a line is invalid or there is none. The server sets fixed prices.
 */
export function pickupItems(
  lines: PickupLine[],
  { fixedPrices }: { fixedPrices: boolean } = { fixedPrices: false },
): PickupItemInput[] | null {
  if (lines.length === 0) return null;
  const items = lines.map((line) => ({
    ...(line.id ? { id: line.id } : {}),
    ...(line.clothId ? { clothId: line.clothId } : {}),
    ...(isFreeItem(line) ? { name: line.name.trim(), reason: line.reason?.trim() } : {}),
    quantity: quantityOf(line.quantity) ?? 0,
    ...(fixedPrices && isKnown(line, lines) ? {} : { price: toPaise(line.price) }),
  }));
  return lines.some((line) => Object.keys(lineErrors(line)).length) ? null : items;
}
