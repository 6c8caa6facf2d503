import { sql } from 'kysely';
import type { LoggingDeps } from '../database.js';
import { applyPayment, closeLink, lockLink, type Outcome } from './link-payments.service.js';
import { LinkStatus } from './payment-link.entity.js';
import type { Notification } from './payment-provider.js';

type LinkNews = NonNullable<Notification['link']>;

/**
 * Acts on a signed notification, once: a repeated one is known by its id, a payment that several of them
 * speak of by its own. Their order does not matter, because each is judged by what it says and by what has
 * been taken in, not by what came before.
 */
export function applyNotification(
  deps: LoggingDeps,
  eventId: string,
  { kind, link }: Notification,
): Promise<Outcome> {
  return deps.em.transactional(async (tx) => {
    const fresh = await tx
      .getKysely()
      .insertInto('provider_event')
      .values({ id: eventId, kind, outcome: 'noted', received_at: sql<Date>`now()` })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!fresh) return 'repeated';
    const outcome = link ? await applyNews({ ...deps, em: tx }, kind, link) : 'ignored';
    await tx
      .getKysely()
      .updateTable('provider_event')
      .set({ outcome })
      .where('id', '=', eventId)
      .execute();
    return outcome;
  });
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
