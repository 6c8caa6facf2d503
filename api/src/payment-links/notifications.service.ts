import { sql } from 'kysely';
import type { LoggingDeps } from '../database.js';
import { keepFailed, needsSomebody, settleEvent } from './failed-news.service.js';
import { applyPayment, closeLink, isTakenIn, lockLink } from './link-payments.service.js';
import type { Outcome } from './link.rules.js';
import { LinkStatus } from './payment-link.entity.js';
import type { Notification } from './payment-provider.js';

type LinkNews = NonNullable<Notification['link']>;

/**
 * Processes a signed webhook once. A repeated webhook is found by its id, and a payment in several
 * webhooks by the payment id. The order of webhooks does not matter, because each result depends
 * only on its content and the ledger.
 */
export function applyNotification(
  deps: LoggingDeps,
  eventId: string,
  notification: Notification,
): Promise<Outcome> {
  return deps.em.transactional(async (tx) => {
    const fresh = await tx
      .getKysely()
      .insertInto('provider_event')
      .values({
        id: eventId,
        kind: notification.kind,
        outcome: 'noted',
        received_at: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!fresh) return 'repeated';
    const outcome = await judge({ ...deps, em: tx }, notification);
    await tx
      .getKysely()
      .updateTable('provider_event')
      .set({ outcome })
      .where('id', '=', eventId)
      .execute();
    await (needsSomebody(notification, outcome)
      ? keepFailed(tx, eventId, notification, outcome)
      : settleEvent(tx, eventId));
    return outcome;
  });
}

/**
 * Processes a webhook and returns the outcome. If it cannot be processed, another webhook may
 * already have entered the payment.
 */
export async function judge(deps: LoggingDeps, notification: Notification): Promise<Outcome> {
  const { kind, link } = notification;
  if (!link) return 'ignored';
  const outcome = await applyNews(deps, kind, link);
  const isKnown =
    needsSomebody(notification, outcome) &&
    link.payment !== undefined &&
    (await isTakenIn(deps.em, link.payment.id));
  return isKnown ? 'repeated' : outcome;
}

async function applyNews(deps: LoggingDeps, kind: string, news: LinkNews): Promise<Outcome> {
  const link = await lockLink(deps.em, news);
  if (!link) return 'unknown link';
  if (news.orderId !== link.orderId) return 'unknown order';
  if (news.currency !== 'INR') return 'wrong currency';
  if (news.amount !== link.amount) return 'wrong amount';
  switch (kind) {
    case 'payment_link.paid':
    case 'payment_link.partially_paid':
      if (!news.payment) return 'ignored';
      if (news.payment.currency !== 'INR') return 'wrong currency';
      if (!news.payment.captured) return 'not captured';
      return applyPayment(deps, link, news.payment);
    case 'payment_link.cancelled':
      await closeLink(deps.em, link, LinkStatus.CANCELLED);
      return 'noted';
    case 'payment_link.expired':
      await closeLink(deps.em, link, LinkStatus.EXPIRED);
      return 'noted';
    default:
      return 'ignored';
  }
}
