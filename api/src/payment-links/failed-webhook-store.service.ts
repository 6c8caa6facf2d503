import { sql } from 'kysely';
import type { Em } from '../database.js';
import { isUuid } from '../platform/ids.js';
import type { Outcome } from './payment-link.rules.js';
import type { Notification } from './payment-provider.js';
import { queueReconcile } from './sync.jobs.js';

// Failed webhooks: webhooks with a payment that could not be entered in the ledger. They are stored
// until staff retry or dismiss them.

/** Outcomes of a payment that could not be entered in the ledger. */
const FAILURES: readonly Outcome[] = [
  'unknown link',
  'unknown order',
  'wrong amount',
  'wrong currency',
  'not captured',
];

/**
 * Whether staff must handle this webhook. A reference that is no UUID belongs to another company
 * with the same provider account.
 */
export const needsAttention = ({ link }: Notification, outcome: Outcome): boolean =>
  link?.payment !== undefined && isUuid(link.reference) && FAILURES.includes(outcome);

/**
 * Stores a webhook that could not be processed. It replaces a stored webhook with the same id, such
 * as one that could not be parsed before.
 */
export async function storeFailedWebhook(
  tx: Em,
  eventId: string,
  notification: Notification,
  outcome: Outcome,
): Promise<void> {
  const { kind, link } = notification;
  const ofLink = outcome === 'unknown link' ? null : (link?.reference ?? null);
  await sql`
    insert into failed_webhook (id, event_id, kind, outcome, notification, order_id, payment_id, amount)
    values (gen_random_uuid(), ${eventId}, ${kind}, ${outcome}, ${JSON.stringify(notification)}::jsonb,
      (select order_id from payment_link where id = ${ofLink}::uuid),
      ${link?.payment?.id ?? null}, ${link?.payment?.amount ?? null})
    on conflict (event_id) do update set kind = excluded.kind, outcome = excluded.outcome,
      notification = excluded.notification, order_id = excluded.order_id, payment_id = excluded.payment_id,
      amount = excluded.amount, attempts = failed_webhook.attempts + 1, last_attempt_at = now(),
      version = failed_webhook.version + 1`.execute(tx.getKysely());
}

/**
 * Stores a signed webhook that cannot be parsed. The provider sends such a webhook again for a day.
 */
export async function storeUnparsableWebhook(em: Em, eventId: string): Promise<void> {
  await sql`
    insert into failed_webhook (id, event_id, outcome) values (gen_random_uuid(), ${eventId}, 'unreadable')
    on conflict (event_id) do update set attempts = failed_webhook.attempts + 1, last_attempt_at = now()
    where failed_webhook.outcome = 'unreadable'`.execute(em.getKysely());
}

/** Marks a stored webhook as done, after it was processed. */
export async function resolveWebhook(tx: Em, eventId: string): Promise<void> {
  await sql`
    update failed_webhook set done_at = now(), version = version + 1
    where event_id = ${eventId} and done_at is null`.execute(tx.getKysely());
}

/**
 * Marks all stored webhooks of a payment as done, after a webhook or a check with the provider
 * entered the payment in the ledger.
 */
export async function resolveWebhooksOfPayment(tx: Em, paymentId: string): Promise<void> {
  await sql`
    update failed_webhook set done_at = now(), version = version + 1
    where payment_id = ${paymentId} and done_at is null`.execute(tx.getKysely());
}

/**
 * Puts the link of a webhook first in the next check with the provider, because the state of the
 * link may have changed.
 */
export async function scheduleRecheck(tx: Em, { link }: Notification): Promise<void> {
  if (!link || !isUuid(link.reference)) return;
  await sql`update payment_link set checked_at = null where id = ${link.reference}`.execute(
    tx.getKysely(),
  );
  await queueReconcile(tx);
}

const RETENTION_DAYS = 90;

/** Deletes webhooks that were done or dismissed more than 90 days ago. */
export async function deleteOldFailedWebhooks(em: Em): Promise<void> {
  await sql`
    delete from failed_webhook
    where coalesce(done_at, dismissed_at) < now() - make_interval(days => ${RETENTION_DAYS})`.execute(
    em.getKysely(),
  );
}
