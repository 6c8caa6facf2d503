import { changedLines, type ComparedFields } from '../../ui/form/saveFailure';
import { formatMoney } from '../../ui/format/formatMoney';
import { toPaise, toRupees } from '../../ui/format/rupees';

export interface PriceRow {
  /** Name of the cloth type. */
  type: string;
  /** Paise. */
  price: number;
}

/** A cloth type of the catalogue with its public price. */
export interface CataloguePrice {
  name: string;
  /** Paise. */
  price: number;
}

/** Editing state of one enterprise's price list. */
export interface PriceListEditing {
  rows: PriceRow[];
  type: string;
  /** Rupees as typed. */
  price: string;
  /** Cloth type of the row being changed. Null for a new row. */
  editing: string | null;
  /** Error of the last attempt. */
  error: string | null;
  /** Message about the last change, if it needs one. */
  notice: string | null;
}

const untouched = { type: '', price: '', editing: null, error: null, notice: null };

export const startEditing = (rows: readonly PriceRow[]): PriceListEditing => ({
  rows: rows.map(({ type, price }) => ({ type, price })),
  ...untouched,
});

/** True if the fields contain an unfinished row. */
const isTyped = ({ type, price, editing }: PriceListEditing): boolean =>
  editing !== null || type !== '' || price.trim() !== '';

/** Adds the typed row to the list, or returns its error. Clears the message of the last row. */
export const takeTyped = (state: PriceListEditing): PriceListEditing => ({
  ...(isTyped(state) ? put(state) : { ...state, error: null }),
  notice: null,
});

/** Adds or changes a row. After an error the typed values stay. */
export function put(state: PriceListEditing): PriceListEditing {
  const { rows, type, price, editing } = state;
  const refuse = (error: string): PriceListEditing => ({ ...state, error, notice: null });
  if (!type || !price.trim()) return refuse('Please select a type and enter a price');
  const paise = toPaise(price);
  if (paise === null || paise <= 0) {
    return refuse('Please enter a valid price greater than zero');
  }
  const row = { type, price: paise };
  const known = rows.some((other) => other.type === type);
  const others = editing && editing !== type ? rows.filter((r) => r.type !== editing) : rows;
  return {
    rows: known ? others.map((other) => (other.type === type ? row : other)) : [...others, row],
    ...untouched,
    notice: known ? `Updated price for ${type}` : null,
  };
}

export const edit = (state: PriceListEditing, { type, price }: PriceRow): PriceListEditing => ({
  ...state,
  ...untouched,
  type,
  price: toRupees(price),
  editing: type,
});

export const remove = (state: PriceListEditing, type: string): PriceListEditing => ({
  ...state,
  ...(state.editing === type ? untouched : { error: null, notice: null }),
  rows: state.rows.filter((row) => row.type !== type),
});

/** Cloth types without a row, and the one that is being changed. */
export const offeredTypes = (
  { rows, editing }: Pick<PriceListEditing, 'rows' | 'editing'>,
  all: readonly string[],
): string[] => all.filter((type) => type === editing || !rows.some((row) => row.type === type));

/** True if the rows differ from the saved list, or the input fields contain an unfinished row. */
export const isUnsaved = (saved: readonly PriceRow[], state: PriceListEditing): boolean =>
  isTyped(state) || isChanged(saved, state.rows);

const key = (rows: readonly PriceRow[]): string =>
  rows
    .map(({ type, price }) => `${type}:${price}`)
    .toSorted()
    .join();

export const isChanged = (before: readonly PriceRow[], now: readonly PriceRow[]): boolean =>
  key(before) !== key(now);

const typesOf = (...lists: (readonly PriceRow[])[]): string[] => [
  ...new Set(lists.flat().map(({ type }) => type)),
];

const priceIn = (rows: readonly PriceRow[], type: string): number | undefined =>
  rows.find((row) => row.type === type)?.price;

/** Changes of a price list, one line for each cloth type. */
export function changedRows(before: readonly PriceRow[], after: readonly PriceRow[]): string[] {
  const comparedFields: ComparedFields<readonly PriceRow[]> = typesOf(before, after).map((type) => [
    type,
    (rows) => {
      const price = priceIn(rows, type);
      return price === undefined ? '' : formatMoney(price);
    },
  ]);
  return changedLines(comparedFields, before, after);
}

/** The current list of the server with every row that this user added, changed or removed. */
export function mergeRows(
  typed: readonly PriceRow[],
  began: readonly PriceRow[],
  now: readonly PriceRow[],
): PriceRow[] {
  return typesOf(now, typed).flatMap((type) => {
    const own = priceIn(typed, type);
    const price = own === priceIn(began, type) ? priceIn(now, type) : own;
    return price === undefined ? [] : [{ type, price }];
  });
}
