import { useMemo, useState } from 'react';
import type { SaveFailure } from '../../../ui/form/saveFailure';
import { sentAdjustments, type TypedAdjustment } from './typedAdjustments';

/** Name of a field of a row → its error. */
export type RowRefusal = Readonly<Record<string, string>>;

/** Errors by the row that was sent. A row that was changed since is another object and has none. */
export type RefusedRows<Row> = ReadonlyMap<Row, RowRefusal>;

/** Reads fields such as `items.2.price`. */
function refusedRows<Row>(
  fields: SaveFailure['fields'],
  list: 'items' | 'adjustments',
  sent: readonly Row[],
): RefusedRows<Row> {
  const rows = new Map<Row, RowRefusal>();
  for (const [path, text] of Object.entries(fields ?? {})) {
    const [name, at, field] = path.split('.');
    const row = name === list ? sent[Number(at)] : undefined;
    if (row && field) rows.set(row, { ...rows.get(row), [field]: text });
  }
  return rows;
}

interface SentBill<Item> {
  items: readonly Item[];
  adjustments: TypedAdjustment[];
}

interface Sent<Item> extends SentBill<Item> {
  /** The failure before this bill was sent. It is about other rows. */
  earlier: SaveFailure | null;
}

/** The errors of the bill that was sent, row by row. */
export function useRefusedRows<Item>(failure: SaveFailure | null, typed: TypedAdjustment[]) {
  const [sent, setSent] = useState<Sent<Item>>({ items: [], adjustments: [], earlier: null });
  const fields = failure === sent.earlier ? undefined : failure?.fields;
  const items = useMemo(() => refusedRows(fields, 'items', sent.items), [fields, sent]);
  const adjustments = useMemo(
    () => refusedRows(fields, 'adjustments', sentAdjustments(sent.adjustments)),
    [fields, sent],
  );
  const shown = [...items.values(), ...adjustments.values()].flatMap(Object.keys).length;
  const isAtRows =
    fields !== undefined && shown + (fields.adjustments ? 1 : 0) === Object.keys(fields).length;
  return {
    items,
    adjustments,
    /** A failure that is not shown at rows. */
    rest: isAtRows ? null : failure,
    /** The error of all discounts and charges together, until one of them changes. */
    allAdjustments: sent.adjustments === typed ? fields?.adjustments : undefined,
    /** Keeps the rows that are sent. */
    send: (bill: SentBill<Item>) => setSent({ ...bill, earlier: failure }),
  };
}
