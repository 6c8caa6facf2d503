import { sql } from 'kysely';
import type { LoggingDeps } from '../database.js';
import {
  storeFailedWebhook,
  needsAttention,
  resolveWebhook,
} from './failed-webhook-store.service.js';
import { applyPayment, closeLink, isRecorded, lockLink } from './link-payments.service.js';
import type { Outcome } from './payment-link.rules.js';
import { LinkStatus } from './payment-link.entity.js';
import type { Notification } from './payment-provider.js';

type LinkEvent = NonNullable<Notification['link']>;

/**
 * Processes a signed webhook once. A repeated webhook has the same id. Several webhooks about one
 * payment have the same payment id. Webhooks can arrive in any order, because each result depends
 * only on the webhook and the ledger.
 */
export function applyNotification(
  deps: LoggingDeps,
  eventId: string,
  notification: Notification,
): Promise<Outcome> {
  return deps.em.transactional(async (tx) => {
    const inserted = await tx
      .getKysely()
      .insertInto('processed_webhook')
      .values({
        id: eventId,
        kind: notification.kind,
        // A placeholder: the outcome follows below, in the same transaction.
        outcome: 'ignored',
        received_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return 'repeated';
    const outcome = await processNotification({ ...deps, em: tx }, notification);
    await tx
      .getKysely()
      .updateTable('processed_webhook')
      .set({ outcome })
      .where('id', '=', eventId)
      .execute();
    await (needsAttention(notification, outcome)
      ? storeFailedWebhook(tx, eventId, notification, outcome)
      : resolveWebhook(tx, eventId));
    return outcome;
  });
}

/**
 * Processes a webhook and returns the outcome: `repeated` for a payment that cannot be applied
 * because the ledger already contains it.
 */
export async function processNotification(
  deps: LoggingDeps,
  notification: Notification,
): Promise<Outcome> {
  const { kind, link } = notification;
  if (!link) return 'ignored';
  const outcome = await applyLinkEvent(deps, kind, link);
  const isInLedger =
    needsAttention(notification, outcome) &&
    link.payment !== undefined &&
    (await isRecorded(deps.em, link.payment.id));
  return isInLedger ? 'repeated' : outcome;
}

async function applyLinkEvent(deps: LoggingDeps, kind: string, event: LinkEvent): Promise<Outcome> {
  const link = await lockLink(deps.em, event);
  if (!link) return 'unknown link';
  if (event.orderId !== link.orderId) return 'unknown order';
  if (event.currency !== 'INR') return 'wrong currency';
  if (event.amount !== link.amount) return 'wrong amount';
  switch (kind) {
    case 'payment_link.paid':
    case 'payment_link.partially_paid':
      if (!event.payment) return 'ignored';
      if (event.payment.currency !== 'INR') return 'wrong currency';
      if (!event.payment.captured) return 'not captured';
      return applyPayment(deps, link, event.payment);
    case 'payment_link.cancelled':
      await closeLink(deps.em, link, LinkStatus.CANCELLED);
      return 'link closed';
    case 'payment_link.expired':
      await closeLink(deps.em, link, LinkStatus.EXPIRED);
      return 'link closed';
    default:
      return 'ignored';
  }
}
