import { may } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { addEvent, mailCustomer, type OrderToChange } from '../orders/order-change.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { Order } from '../orders/order.entity.js';
import { badInput, conflict, notFound } from '../platform/errors.js';
import { isUuid } from '../platform/ids.js';
import { attemptFailedMail } from './failed-stop.mails.js';
import { RoundStop } from './round-stop.entity.js';
import type { FailStopArgs } from './rounds.inputs.js';
import { drivenDays } from './rounds.queries.js';
import { FailReason, StopState } from './stop.words.js';

/**
 * Notes that somebody was there in vain; the order is to be planned again. Planners say so of any stop, drivers of those
 * that they see. What is noted already in the same words is noted, and told to the customer, once.
 */
export async function failStop(
  viewer: Viewer,
  { em, app }: Deps,
  { id, reason, note }: FailStopArgs,
): Promise<string> {
  const failNote = note || null;
  if (reason === FailReason.OTHER && !failNote) throw badInput({ note: 'Say what happened' });
  if (!isUuid(id)) throw notFound('Stop');
  return em.transactional(async (tx) => {
    const roundId = await roundOfStop(tx, viewer, id);
    const failed = { state: StopState.FAILED, failReason: reason, failNote };
    const ended = { ...failed, endedAt: new Date() };
    const changed = await tx.nativeUpdate(RoundStop, { id, state: StopState.OPEN }, ended);
    const stop = await tx.findOne(RoundStop, { id });
    if (!stop) throw notFound('Stop');
    if (changed) await tellOrder({ em: tx, app }, viewer, stop, failed);
    else if (!(
      stop.state === failed.state &&
      stop.failReason === reason &&
      stop.failNote === failNote
    ))
      throw conflict(`This stop is ${stop.state} already`);
    return roundId;
  });
}

/** The round of a stop that this person may say something of; NOT_FOUND for everybody else. */
async function roundOfStop(em: Em, viewer: Viewer, id: string): Promise<string> {
  const [from, to] = drivenDays();
  const any = em
    .getKysely()
    .selectFrom('round_stop as s')
    .innerJoin('round as r', 'r.id', 's.round_id')
    .leftJoin('employee as e', 'e.id', 'r.driver_id')
    .select('r.id')
    .where('s.id', '=', id);
  const own = any
    .where('e.user_id', '=', viewer.userId)
    .where('r.day', '>=', from)
    .where('r.day', '<=', to);
  const round = await (may(viewer, 'rounds.plan') ? any : own).executeTakeFirst();
  if (!round) throw notFound('Stop');
  return round.id;
}

/** The timeline keeps the attempt, and the customer is told. */
async function tellOrder(
  { em, app }: Deps,
  viewer: Viewer,
  { orderId, kind }: RoundStop,
  { failReason, failNote }: { failReason: FailReason; failNote: string | null },
): Promise<void> {
  const order: OrderToChange = await em.findOneOrFail(
    Order,
    { id: orderId },
    { populate: ['user'] },
  );
  const reason = [`${kind}: ${failReason}`, failNote].filter(Boolean).join('. ');
  const told = reason.charAt(0).toUpperCase() + reason.slice(1);
  await addEvent(em, viewer, order, { kind: OrderEventKind.ATTEMPT_FAILED, reason: told });
  const attempt = { kind, reason: failReason, note: failNote };
  const content = attemptFailedMail(app.publicUrl, order.user.$, order, attempt);
  await mailCustomer({ em, app }, order, 'attempt failed', content);
}
