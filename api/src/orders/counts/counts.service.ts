import { LockMode } from '@mikro-orm/core';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { lockRow } from '../../platform/locks.js';
import {
  addEvent,
  impossible,
  orderToChange,
  type OrderToChange,
} from '../order-change.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { Order } from '../order.entity.js';
import { itemsCanChange } from '../order.status.js';
import type { CountPiecesArgs } from './counts.inputs.js';
import { lastCountOf, openDifference } from './counts.queries.js';
import { PieceCount } from './piece-count.entity.js';

const piecesOf = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

/**
 * Notes how many pieces of an order were counted, and says so on the timeline. It changes nothing of the order: whoever else
 * works on it goes on. Twice the same in a row is one count.
 */
export async function countPieces(
  viewer: Viewer,
  { em }: { em: Em },
  { place, pieces, note, ...seen }: CountPiecesArgs,
): Promise<void> {
  await em.transactional(async (tx) => {
    // A dispatch waits for this, or this for the dispatch.
    await lockRow(tx, Order, { id: seen.id });
    const order = await orderToChange(tx, viewer, seen, 'orders.move');
    if (!itemsCanChange(order.orderStatus))
      throw impossible(`The pieces of this order cannot be counted: it is ${order.orderStatus}`);
    const expected = order.itemCount;
    const counted = {
      place,
      pieces,
      expected,
      note: note || (await saidBefore(tx, order, pieces)),
    };
    const [last] = await tx.find(
      PieceCount,
      { orderId: order.id, place },
      { orderBy: { at: 'desc', id: 'desc' }, limit: 1 },
    );
    const isSame =
      last?.pieces === pieces && last.expected === expected && last.note === counted.note;
    if (isSame && last.countedBy === viewer.userId) return;
    tx.create(PieceCount, { ...counted, orderId: order.id, countedBy: viewer.userId });
    const told = `${pieces === expected ? piecesOf(pieces) : `${pieces} of ${piecesOf(expected)}`} ${place}`;
    await addEvent(tx, viewer, order, {
      kind: OrderEventKind.COUNTED,
      reason: counted.note ? `${told}. ${counted.note}` : told,
    });
  });
}

/** What the last count said of the very same difference: that is explained until another number is counted. */
async function saidBefore(tx: Em, order: OrderToChange, pieces: number): Promise<string | null> {
  if (pieces === order.itemCount) return null;
  const last = await lastCountOf(tx, order.id);
  return last?.pieces === pieces && last.expected === order.itemCount ? last.note : null;
}

/** Refuses to let an order go whose pieces were counted and are not all there, unless somebody has said why. */
export async function requireCounts(tx: Em, order: OrderToChange): Promise<void> {
  // Not by reading it again: that would show a version that the caller has not seen.
  await tx.lock(order, LockMode.PESSIMISTIC_WRITE);
  const open = await openDifference(tx, order);
  if (open)
    throw impossible(
      `${open.pieces} of ${piecesOf(order.itemCount)} were counted ${open.place}. Count again, or say why, before it is dispatched`,
    );
}
