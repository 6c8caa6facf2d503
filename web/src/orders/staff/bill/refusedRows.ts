import { useMemo, useState } from 'react';
import type { SaveFailure } from '../../../ui/form/saveFailure';
import { sentAdjustments, type TypedAdjustment } from './typedAdjustments';

/** Error text by field name of a row. */
export type RowRefusal = Readonly<Record<string, string>>;

/** Errors by sent row. An edited row is a new object and has no error. */
export type RefusedRows<Row> = ReadonlyMap<Row, RowRefusal>;

/** Groups server errors for fields such as `items.2.price` by row. */
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

interface SentRequest<Item> extends SentBill<Item> {
  /** The failure before this request. It belongs to the former rows. */
  earlier: SaveFailure | null;
}

/** Server errors of the last sent bill, by row. */
export function useRefusedRows<Item>(failure: SaveFailure | null, typed: TypedAdjustment[]) {
  const [sent, setSent] = useState<SentRequest<Item>>({
    items: [],
    adjustments: [],
    earlier: null,
  });
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
    /** A failure that belongs to no row. */
    rest: isAtRows ? null : failure,
    /**
     * The server's error about all adjustments together. It disappears when the user changes one.
     */
    allAdjustments: sent.adjustments === typed ? fields?.adjustments : undefined,
    /** Remembers the sent rows, to match later errors to them. */
    send: (bill: SentBill<Item>) => setSent({ ...bill, earlier: failure }),
  };
}
