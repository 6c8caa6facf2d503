import { LockMode } from '@mikro-orm/core';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { badInput } from '../../platform/errors.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import { lockRow } from '../../platform/row-locks.js';
import {
  addEvent,
  invalidTransition,
  findOrderForUpdate,
  type OrderForUpdate,
} from '../order-mutation.service.js';
import { OrderEventKind } from '../order-event.entity.js';
import { Order } from '../order.entity.js';
import { isPossible, permissionOf } from '../../../rules/order-actions.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { orderSettings } from '../settings/order-settings.service.js';
import type { RecordPieceCountInput } from './piece-counts.inputs.js';
import { lastCountOf, openDifference } from './piece-counts.queries.js';
import { CountStage, PieceCount } from './piece-count.entity.js';

const INTO_MISSING = 'Count the pieces into the plant before processing starts';
const OUT_MISSING = 'Count the pieces out of the plant before dispatch';

const piecesOf = (count: number): string => `${count} ${count === 1 ? 'piece' : 'pieces'}`;

interface PickupCount {
  pieces: number | null | undefined;
  /** Sum of the quantities of the items. */
  itemCount: number;
  recordedAt?: Date | null;
}

/**
 * Records a piece count and adds a timeline event. The version of the order stays the same, so that
 * a concurrent change of the order gets no CONFLICT. A repeated identical count of the same person
 * is ignored.
 */
export async function recordPieceCount(
  viewer: Viewer,
  { em }: { em: Em },
  { stage, pieces, note, ...seen }: ExpectedVersion & RecordPieceCountInput,
): Promise<void> {
  if (stage === CountStage.PICKUP)
    throw badInput({ stage: 'Enter the count at pickup when you record the pickup' });
  await em.transactional(async (tx) => {
    // The lock makes a count and a dispatch of the same order run one after the other.
    await lockRow(tx, Order, { id: seen.id });
    const order = await findOrderForUpdate(tx, viewer, seen, permissionOf('COUNT_PIECES'));
    if (!isPossible('COUNT_PIECES', order.orderStatus))
      throw invalidTransition(
        `The pieces of this order cannot be counted: it is ${order.orderStatus}`,
      );
    const expected = order.itemCount;
    const counted = {
      stage,
      pieces,
      expected,
      note: note || (await noteOfSameCount(tx, order, pieces)),
    };
    const [last] = await tx.find(
      PieceCount,
      { orderId: order.id, stage },
      { orderBy: { at: 'desc', id: 'desc' }, limit: 1 },
    );
    const isSame =
      last?.pieces === pieces && last.expected === expected && last.note === counted.note;
    if (isSame && last.countedBy === viewer.userId) return;
    tx.create(PieceCount, { ...counted, orderId: order.id, countedBy: viewer.userId });
    const text = `${pieces === expected ? piecesOf(pieces) : `${pieces} of ${piecesOf(expected)}`} ${stage}`;
    await addEvent(tx, viewer, order, {
      kind: OrderEventKind.PIECES_COUNTED,
      reason: counted.note ? `${text}. ${counted.note}` : text,
    });
  });
}

/**
 * Saves the count at the pickup. Throws BAD_USER_INPUT for a count that differs from the items, and
 * for a missing count that the order settings require.
 */
export async function countAtPickup(
  tx: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  { pieces, itemCount, recordedAt }: PickupCount,
): Promise<void> {
  if (pieces === null || pieces === undefined) {
    if (!(await orderSettings(tx)).countAtPickup) return;
    throw badInput({ pieces: 'Count the pieces at pickup and enter how many there are' });
  }
  if (pieces !== itemCount)
    throw badInput({
      pieces: `The items add up to ${piecesOf(itemCount)}. Count again or correct the items`,
    });
  const counted = { stage: CountStage.PICKUP, pieces, expected: itemCount };
  tx.create(PieceCount, { ...counted, orderId: order.id, countedBy: viewer.userId });
  const reason = `${piecesOf(pieces)} ${CountStage.PICKUP}`;
  await addEvent(tx, viewer, order, { kind: OrderEventKind.PIECES_COUNTED, reason, recordedAt });
}

/**
 * The note of the last count, if that count had the same number of pieces and the bill has not
 * changed since.
 */
async function noteOfSameCount(
  tx: Em,
  order: OrderForUpdate,
  pieces: number,
): Promise<string | null> {
  if (pieces === order.itemCount) return null;
  const last = await lastCountOf(tx, order.id);
  return last?.pieces === pieces && last.expected === order.itemCount ? last.note : null;
}

/** Throws BAD_USER_INPUT for a status change without the count that the order settings require. */
async function requireCount(tx: Em, order: OrderForUpdate, to: OrderStatus): Promise<void> {
  const { countIntoPlant, countOutOfPlant } = await orderSettings(tx);
  const isInto = to === OrderStatus.PROCESSING;
  if (!(isInto ? countIntoPlant : countOutOfPlant)) return;
  const stage = isInto ? CountStage.PLANT_IN : CountStage.PLANT_OUT;
  if ((await tx.count(PieceCount, { orderId: order.id, stage })) === 0)
    throw badInput({ status: isInto ? INTO_MISSING : OUT_MISSING });
}

/**
 * Throws BAD_USER_INPUT for a forward status change without a required count. Throws CONFLICT for a
 * dispatch while the last count differs from the bill without a note.
 */
export async function requireCounts(tx: Em, order: OrderForUpdate, to: OrderStatus): Promise<void> {
  await requireCount(tx, order, to);
  if (to !== OrderStatus.DISPATCHED) return;
  // The lock does not refresh the entity. With a newer version in the entity, `saveOrder` would not
  // notice that another change came first.
  await tx.lock(order, LockMode.PESSIMISTIC_WRITE);
  const open = await openDifference(tx, order);
  if (open)
    throw invalidTransition(
      `${open.pieces} of ${piecesOf(order.itemCount)} were counted ${open.stage}. Count again, or enter the reason, before dispatch`,
    );
}
