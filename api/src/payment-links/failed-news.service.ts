import { sql } from 'kysely';
import type { Em } from '../database.js';
import { isUuid } from '../platform/ids.js';
import type { Outcome } from './link.rules.js';
import type { Notification } from './payment-provider.js';
import { queueReconcile } from './sync.jobs.js';

// What the provider told of money and could not be taken in is kept, until staff have seen to it.

/** Outcomes that leave money out of the ledger. */
const FAILURES: readonly Outcome[] = [
  'unknown link',
  'unknown order',
  'wrong amount',
  'wrong currency',
  'not captured',
];

/**
 * Whether somebody has to see to it. What names a link as we never name one is of another business that has the
 * provider's account with us.
 */
export const needsSomebody = ({ link }: Notification, outcome: Outcome): boolean =>
  link?.payment !== undefined && isUuid(link.reference) && FAILURES.includes(outcome);

/** Also one that nobody could read when it came first. */
export async function keepFailed(
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
      amount = excluded.amount, tries = failed_webhook.tries + 1, tried_at = now(),
      version = failed_webhook.version + 1`.execute(tx.getKysely());
}

/** What is signed and makes no sense: the provider sends it again for a day. */
export async function keepUnreadable(em: Em, eventId: string): Promise<void> {
  await sql`
    insert into failed_webhook (id, event_id, outcome) values (gen_random_uuid(), ${eventId}, 'unreadable')
    on conflict (event_id) do update set tries = failed_webhook.tries + 1, tried_at = now()
    where failed_webhook.outcome = 'unreadable'`.execute(em.getKysely());
}

/** It could be taken in after all. */
export async function settleEvent(tx: Em, eventId: string): Promise<void> {
  await sql`
    update failed_webhook set done_at = now(), version = version + 1
    where event_id = ${eventId} and done_at is null`.execute(tx.getKysely());
}

/** Its payment has been taken in, whoever brought the news. */
export async function settlePayment(tx: Em, paymentId: string): Promise<void> {
  await sql`
    update failed_webhook set done_at = now(), version = version + 1
    where payment_id = ${paymentId} and done_at is null`.execute(tx.getKysely());
}

/** Has the provider asked about the link that it names, before all others: by then it may say something else. */
export async function askSoon(tx: Em, { link }: Notification): Promise<void> {
  if (!link || !isUuid(link.reference)) return;
  await sql`update payment_link set checked_at = null where id = ${link.reference}`.execute(
    tx.getKysely(),
  );
  await queueReconcile(tx);
}

const KEPT_DAYS = 90;

/** Those that are done with are forgotten; the others wait, however long. */
export async function forgetFailedWebhooks(em: Em): Promise<void> {
  await sql`
    delete from failed_webhook
    where coalesce(done_at, set_aside_at) < now() - make_interval(days => ${KEPT_DAYS})`.execute(
    em.getKysely(),
  );
}
