import type { Em } from '../../database.js';
import { ACTOR_COLUMNS } from '../../users/actor.js';
import { anyUuidOf, type Keys, preparedQuery } from '../../platform/postgres/prepared-query.js';

/** The last count at each checkpoint of several orders, sorted by checkpoint. */
export const lastCountsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('piece_count as c')
    .leftJoin('user as actor', 'actor.id', 'c.counted_by')
    .distinctOn(['c.order_id', 'c.stage'])
    .select([
      'c.order_id as orderId',
      'c.stage',
      'c.pieces',
      'c.expected',
      'c.note',
      'c.at',
      ...ACTOR_COLUMNS,
    ])
    .where('c.order_id', '=', anyUuidOf(keys))
    .orderBy('c.order_id')
    .orderBy('c.stage')
    .orderBy('c.at', 'desc')
    .orderBy('c.id', 'desc'),
);

export type CountRow = Awaited<ReturnType<typeof lastCountsOf>>[number];

interface CountValues {
  pieces: number;
  expected: number;
  note: string | null;
}

/**
 * Whether a count needs no explanation: it equals the current number of pieces on the bill, or its
 * note explains the difference to that number.
 */
const isSettled = ({ pieces, expected, note }: CountValues, itemCount: number): boolean =>
  pieces === itemCount || (note !== null && expected === itemCount);

/** The last count of an order, at any checkpoint. */
export async function lastCountOf(em: Em, orderId: string): Promise<CountRow | undefined> {
  const pieceCounts = await lastCountsOf(em, { keys: [orderId] });
  return pieceCounts.reduce<CountRow | undefined>(
    (latest, one) => (latest && latest.at > one.at ? latest : one),
    undefined,
  );
}

/**
 * The last count of an order if its difference has no explanation, else undefined. Earlier counts
 * do not matter.
 */
export async function openDifference(em: Em, order: { id: string; itemCount: number }) {
  const last = await lastCountOf(em, order.id);
  return last && !isSettled(last, order.itemCount) ? last : undefined;
}
