import { LockMode } from '@mikro-orm/core';
import { sql } from 'kysely';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import { type AppError, badInput } from '../../platform/errors.js';
import { addEvent, type OrderForUpdate } from '../order-mutation.service.js';
import type { DeliverOrderInput } from './status.inputs.js';
import { OrderEventKind } from '../order-event.entity.js';
import { OrderStatus } from '../../../rules/order-status.js';
import { offlineTimestamp } from '../offline-timestamp.js';
import { codeWasUndelivered } from './undelivered-code.queries.js';
import { HANDED_FOR_RECEIPT, HANDED_TO_PERSON, WITHOUT_CODE } from './delivery-proof.rules.js';

/** Maximum number of wrong codes per dispatch, so that staff cannot guess the four digits. */
const MAX_WRONG_CODES = 5;

/** Number of wrong codes since the last dispatch, because a dispatch creates a new code. */
async function wrongCodes(tx: Em, { id }: OrderForUpdate): Promise<number> {
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

/**
 * Whether the delivery needs the code, like the field `codeNeeded`, at the time of the delivery.
 */
async function isCodeNeeded(
  tx: Em,
  order: OrderForUpdate,
  { recordedAt }: Pick<DeliverOrderInput, 'recordedAt'>,
): Promise<boolean> {
  if (order.user.$.email === null || order.printedCode !== null) return false;
  return !(await codeWasUndelivered(tx, order, offlineTimestamp(recordedAt, order.createdAt)));
}

/** Names the button of the form for the delivery, which differs without a mailed code. */
const noMoreCodes = (codeNeeded: boolean): string => {
  const button = codeNeeded ? 'Customer does not have the code' : 'Left with another person';
  return `${MAX_WRONG_CODES} wrong codes were entered. Choose "${button}" and enter a reason`;
};

async function checkCode(
  tx: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  { code, recordedAt }: { code: string } & Pick<DeliverOrderInput, 'recordedAt'>,
): Promise<AppError | null> {
  // The lock makes concurrent attempts run one after the other, so that each wrong code is counted.
  await tx.lock(order, LockMode.PESSIMISTIC_WRITE);
  const wrong = await wrongCodes(tx, order);
  const stopped = async () =>
    badInput({ deliveryOTP: noMoreCodes(await isCodeNeeded(tx, order, { recordedAt })) });
  if (wrong >= MAX_WRONG_CODES) return stopped();
  if (code === order.deliveryOtp) return null;
  await addEvent(tx, viewer, order, { kind: OrderEventKind.WRONG_DELIVERY_CODE, recordedAt });
  if (wrong + 1 === MAX_WRONG_CODES) return stopped();
  return badInput({ deliveryOTP: 'This delivery code is wrong. Ask the customer again' });
}

export type DeliveryProof = Omit<DeliverOrderInput, 'id' | 'version'>;

type Proof =
  | { refusal: AppError }
  /** Timeline text of an accepted proof; null for a mailed code without a reason. */
  | { refusal: null; why: string | null };

/**
 * Checks the proof of a delivery: the code, or name and phone for a customer without a mailed code,
 * or a reason. After five wrong codes it accepts only a reason. The timeline names a printed code,
 * because staff can read it. A wrong code is a timeline event. Its error is returned, not thrown, so that the transaction saves that event.
 */
export async function proofOfDelivery(
  tx: Em,
  viewer: Viewer,
  order: OrderForUpdate,
  { deliveryOTP, reason, personChecked, recordedAt }: DeliveryProof,
): Promise<Proof> {
  if (deliveryOTP) {
    const refusal = await checkCode(tx, viewer, order, { code: deliveryOTP, recordedAt });
    if (refusal) return { refusal };
    const printedCodeText = order.printedCode === null ? [] : [HANDED_FOR_RECEIPT];
    return { refusal, why: [...printedCodeText, ...(reason ? [reason] : [])].join(': ') || null };
  }
  if (personChecked && !reason) {
    if (await isCodeNeeded(tx, order, { recordedAt })) {
      const message = 'This customer got a delivery code by email. Ask the customer for it';
      return { refusal: badInput({ personChecked: message }) };
    }
    if ((await wrongCodes(tx, order)) >= MAX_WRONG_CODES)
      return { refusal: badInput({ personChecked: noMoreCodes(false) }) };
    return { refusal: null, why: HANDED_TO_PERSON };
  }
  if (!reason) return { refusal: badInput({ reason: `${WITHOUT_CODE} a reason is required` }) };
  return { refusal: null, why: `${WITHOUT_CODE}: ${reason}` };
}
