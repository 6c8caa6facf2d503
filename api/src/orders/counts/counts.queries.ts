import type { Em } from '../../database.js';
import { among, type Keys, statement } from '../../platform/postgres/statement.js';

/** The last count of several orders at each place, in the order of the places. */
export const lastCountsOf = statement((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('piece_count as c')
    .leftJoin('user as u', 'u.id', 'c.counted_by')
    .distinctOn(['c.order_id', 'c.place'])
    .select([
      'c.order_id as orderId',
      'c.place',
      'c.pieces',
      'c.expected',
      'c.note',
      'c.at',
      'u.name as byName',
    ])
    .where('c.order_id', '=', among(keys))
    .orderBy('c.order_id')
    .orderBy('c.place')
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc'),
);

export type CountRow = Awaited<ReturnType<typeof lastCountsOf>>[number];

interface Counted {
  pieces: number;
  expected: number;
  note: string | null;
}

/** A count agrees with an order that has as many pieces, or says why it does not with what the order has now. */
const countAgrees = ({ pieces, expected, note }: Counted, itemCount: number): boolean =>
  pieces === itemCount || (note !== null && expected === itemCount);

/** The last count of an order, wherever it was. */
export async function lastCountOf(em: Em, orderId: string): Promise<CountRow | undefined> {
  const counts = await lastCountsOf(em, { keys: [orderId] });
  return counts.reduce<CountRow | undefined>(
    (latest, one) => (latest && latest.at > one.at ? latest : one),
    undefined,
  );
}

/** The last count of an order, when it neither agrees nor is explained: who counts later knows better. */
export async function openDifference(em: Em, order: { id: string; itemCount: number }) {
  const last = await lastCountOf(em, order.id);
  return last && !countAgrees(last, order.itemCount) ? last : undefined;
}
