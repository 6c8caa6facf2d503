import { sql } from 'kysely';
import type { Em, LoggingDeps } from '../database.js';
import { recordOnlinePayment } from '../payments/online-payment.service.js';
import { isUuid } from '../platform/ids.js';
import { resolveWebhooksOfPayment } from './failed-webhook-store.service.js';
import type { Outcome } from './payment-link.rules.js';
import type { LinkRow } from './links.queries.js';
import { LinkStatus } from './payment-link.entity.js';
import type { ProviderPayment } from './payment-provider.js';
import { queueSync } from './sync.jobs.js';

// Functions that change a payment link after a webhook or a check with the provider.

/**
 * Finds and locks the link of a webhook; undefined for an unknown link. `provider_id` may still be
 * null, because a webhook can arrive before the response that contains this id.
 */
export async function lockLink(tx: Em, named: { id: string; reference: string }) {
  if (!isUuid(named.reference)) return undefined;
  const link = await tx
    .getKysely()
    .selectFrom('payment_link')
    .select([
      'id',
      'order_id as orderId',
      'amount',
      'amount_paid as amountPaid',
      'provider_id as providerId',
    ])
    .where('id', '=', named.reference)
    .forUpdate()
    .executeTakeFirst();
  return link && (link.providerId === null || link.providerId === named.id) ? link : undefined;
}

type LockedLink = Pick<LinkRow, 'id' | 'orderId' | 'amount' | 'amountPaid'>;

/** Whether the ledger contains this payment. */
export async function isRecorded(tx: Em, paymentId: string): Promise<boolean> {
  const entry = await tx
    .getKysely()
    .selectFrom('online_payment')
    .select('payment_id')
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return entry !== undefined;
}

/**
 * Enters a payment through a link in the ledger. A repeated report of the same payment changes
 * nothing.
 */
export async function applyPayment(
  deps: LoggingDeps,
  link: LockedLink,
  { id, amount }: ProviderPayment,
): Promise<Outcome> {
  const { em: tx } = deps;
  if (await isRecorded(tx, id)) return 'repeated';
  const paidBefore = link.amountPaid;
  if (amount <= 0 || paidBefore + amount > link.amount) return 'wrong amount';
  const split = await recordOnlinePayment(deps, {
    orderId: link.orderId,
    paymentId: id,
    amount,
    before: paidBefore,
  });
  if (!split) return 'repeated';
  if (split.overpayment > 0)
    deps.log.warn(
      { order: link.orderId, payment: id, overpayment: split.overpayment },
      'paid more than was due',
    );
  await addToLink(tx, link.id, amount);
  await resolveWebhooksOfPayment(tx, id);
  return 'applied';
}

async function addToLink(tx: Em, id: string, amount: number): Promise<void> {
  await sql`
    update payment_link set amount_paid = amount_paid + ${amount},
      status = case when amount_paid + ${amount} = amount then ${LinkStatus.PAID} else status end,
      closed_at = case when amount_paid + ${amount} = amount then coalesce(closed_at, now()) else closed_at end
    where id = ${id}`.execute(tx.getKysely());
}

/**
 * Closes a link, so that its order can get a new one. Returns false if the link was already closed.
 */
export async function closeLink(
  tx: Em,
  { id, orderId }: Pick<LinkRow, 'id' | 'orderId'>,
  status: LinkStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .getKysely()
    .updateTable('payment_link')
    .set({ status, closed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await queueSync(tx, orderId);
  return true;
}
