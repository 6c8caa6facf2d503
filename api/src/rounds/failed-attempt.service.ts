import { sql } from 'kysely';
import { hasPermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { driverRoundDays } from '../orders/driver-orders.queries.js';
import { holdOrders } from '../orders/hold-orders.js';
import { addEvent, mailCustomer, type OrderForUpdate } from '../orders/order-mutation.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { Order } from '../orders/order.entity.js';
import { offlineTimestamp } from '../orders/offline-timestamp.js';
import { TIME_ZONE } from '../platform/dates.js';
import { badInput, conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { failedAttemptMail } from './failed-attempt.mails.js';
import { RoundStop } from './round-stop.entity.js';
import type { RecordFailedAttemptInput } from './rounds.inputs.js';
import { FailedAttemptReason, StopStatus } from './stop.enums.js';

/**
 * Records a failed attempt; the order can then be planned again. Planners may do this for any stop,
 * drivers for the stops of `myRounds`. A repeated request changes nothing and sends no second mail.
 */
export async function recordFailedAttempt(
  viewer: Viewer,
  { em, app }: Deps,
  id: string,
  { reason, note, recordedAt: given }: RecordFailedAttemptInput,
): Promise<string> {
  const failNote = note || null;
  if (reason === FailedAttemptReason.OTHER && !failNote) throw badInput({ note: 'Enter a note' });
  if (!isUuid(id)) throw notFound('Stop');
  return em.transactional(async (tx) => {
    const { roundId, since } = await roundOfStop(tx, viewer, id);
    await holdOrders(tx, sql`id = (select order_id from round_stop where id = ${id})`);
    const failed = { state: StopStatus.FAILED, failReason: reason, failNote };
    const recordedAt = offlineTimestamp(given, new Date(since));
    const ended = { ...failed, endedAt: new Date(), recordedAt };
    const changed = await tx.nativeUpdate(RoundStop, { id, state: StopStatus.OPEN }, ended);
    const stop = await tx.findOne(RoundStop, { id });
    if (!stop) throw notFound('Stop');
    if (changed) await addAttemptEvent({ em: tx, app }, viewer, stop, ended);
    else if (!(
      stop.state === failed.state &&
      stop.failReason === reason &&
      stop.failNote === failNote
    ))
      throw conflict('STATUS_FORBIDS', `This stop is already ${stop.state}`);
    return roundId;
  });
}

/**
 * The round of a stop whose failed attempt the viewer may record, and the earliest valid
 * `recordedAt`. Throws NOT_FOUND otherwise.
 */
async function roundOfStop(em: Em, viewer: Viewer, id: string) {
  const [from, to] = driverRoundDays();
  const any = em
    .getKysely()
    .selectFrom('round_stop as s')
    .innerJoin('round as r', 'r.id', 's.round_id')
    .innerJoin('order as o', 'o.id', 's.order_id')
    .leftJoin('employee as e', 'e.id', 'r.driver_id')
    .select([
      'r.id as roundId',
      sql<string>`greatest(o.created_at, r.day::timestamp at time zone ${TIME_ZONE})`.as('since'),
    ])
    .where('s.id', '=', id);
  const own = any
    .where('e.user_id', '=', viewer.userId)
    .where('r.day', '>=', from)
    .where('r.day', '<=', to);
  const round = await (hasPermission(viewer, 'rounds.plan') ? any : own).executeTakeFirst();
  if (!round) throw notFound('Stop');
  return round;
}

interface Ended {
  failReason: FailedAttemptReason;
  failNote: string | null;
  recordedAt: Date | null;
}

/** Adds the attempt to the timeline and mails the customer. */
async function addAttemptEvent(
  { em, app }: Deps,
  viewer: Viewer,
  { orderId, kind }: RoundStop,
  { failReason, failNote, recordedAt }: Ended,
): Promise<void> {
  const order: OrderForUpdate = await em.findOneOrFail(
    Order,
    { id: orderId },
    { populate: ['user'] },
  );
  const reason = [`${kind}: ${failReason}`, failNote].filter(Boolean).join('. ');
  const sentence = reason.charAt(0).toUpperCase() + reason.slice(1);
  await addEvent(em, viewer, order, {
    kind: OrderEventKind.ATTEMPT_FAILED,
    reason: sentence,
    recordedAt,
  });
  const attempt = { kind, reason: failReason, note: failNote };
  const content = failedAttemptMail(app.publicUrl, order.user.$, order, attempt);
  await mailCustomer({ em, app }, order, 'attempt failed', content);
}
