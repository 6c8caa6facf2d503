import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { type AppError, badInput } from '../../platform/errors.js';
import { addEvent, type OrderToChange } from '../order-change.service.js';
import type { DeliverOrderArgs } from './progress.inputs.js';
import { OrderEventKind } from '../order-event.entity.js';
import { OrderStatus } from '../order.status.js';

/** Wrong codes that may be tried for one way to the customer: nobody finds the right one by trying. */
export const MAX_WRONG_CODES = 5;

/** Wrong codes since the laundry last went out, which is when its code was made. */
async function wrongCodes(tx: Em, { id }: OrderToChange): Promise<number> {
  const { count } = await tx
    .getKysely()
    .selectFrom('order_event as wrong')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('wrong.order_id', '=', id)
    .where('wrong.kind', '=', OrderEventKind.WRONG_DELIVERY_CODE)
    .where(({ exists, not, selectFrom }) => {
      const wentOutLater = selectFrom('order_event as out')
        .select('out.id')
        .where('out.order_id', '=', id)
        .where('out.to_status', '=', OrderStatus.DISPATCHED)
        .whereRef('out.at', '>', 'wrong.at');
      return not(exists(wentOutLater));
    })
    .executeTakeFirstOrThrow();
  return count;
}

async function checkCode(
  tx: Em,
  viewer: Viewer,
  order: OrderToChange,
  { code, recordedAt }: { code: string } & Pick<DeliverOrderArgs, 'recordedAt'>,
): Promise<AppError | null> {
  // Those who try at the same time are counted one after the other.
  await tx.lock(order, LockMode.PESSIMISTIC_WRITE);
  const wrong = await wrongCodes(tx, order);
  const message = `${MAX_WRONG_CODES} wrong codes were tried. Deliver it without a code and say why`;
  if (wrong >= MAX_WRONG_CODES) return badInput({ deliveryOTP: message });
  if (code === order.deliveryOtp) return null;
  await addEvent(tx, viewer, order, { kind: OrderEventKind.WRONG_DELIVERY_CODE, recordedAt });
  const last = wrong + 1 === MAX_WRONG_CODES;
  return badInput({ deliveryOTP: last ? message : 'This delivery code is not right' });
}

/** What the timeline says of a delivery without code to a customer who cannot have one. */
const HANDED_TO_PERSON = 'Handed over against name and phone';

export type DeliveryProof = Omit<DeliverOrderArgs, 'id' | 'version'>;

type Proof =
  | { refusal: AppError }
  /** What the timeline keeps of it. */
  | { refusal: null; why: string | null };

/**
 * With the right code nothing more is asked. A customer without e-mail has never got one, so name and phone are enough. Without
 * either, the timeline keeps why. A wrong one stands in the
 * timeline, so the refusal is handed back and the transaction that noted it is kept.
 */
export async function proofOfDelivery(
  tx: Em,
  viewer: Viewer,
  order: OrderToChange,
  { deliveryOTP, reason, personChecked, recordedAt }: DeliveryProof,
): Promise<Proof> {
  if (deliveryOTP) {
    const refusal = await checkCode(tx, viewer, order, { code: deliveryOTP, recordedAt });
    return refusal ? { refusal } : { refusal, why: reason || null };
  }
  if (personChecked && !reason) {
    if (order.user.$.email === null) return { refusal: null, why: HANDED_TO_PERSON };
    const message = 'This customer got a delivery code by e-mail. Ask for it';
    return { refusal: badInput({ personChecked: message }) };
  }
  if (!reason)
    return { refusal: badInput({ reason: 'Without the delivery code a reason is required' }) };
  return { refusal: null, why: `Without the delivery code: ${reason}` };
}
