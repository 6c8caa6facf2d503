import { sql } from 'kysely';
import type { Em, LoggingDeps } from '../database.js';
import { recordOnlinePayment } from '../payments/online.service.js';
import { isUuid } from '../platform/ids.js';
import type { LinkRow } from './links.queries.js';
import { LinkStatus } from './payment-link.entity.js';
import { queueSync } from './sync.jobs.js';
import type { Notification, ProviderLink, ProviderPayment } from './payment-provider.js';

/** What became of a piece of news. Everything but `applied` leaves the ledger as it was. */
export type Outcome =
  | 'applied'
  | 'noted'
  | 'repeated'
  | 'ignored'
  | 'unknown link'
  | 'unknown order'
  | 'wrong amount'
  | 'wrong currency'
  | 'not captured';

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

/** The link that the news is about, locked. It may come before the answer that told us the provider's id. */
async function lockLink(tx: Em, news: Pick<LinkNews, 'id' | 'reference'>) {
  if (!isUuid(news.reference)) return undefined;
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
    .where('id', '=', news.reference)
    .forUpdate()
    .executeTakeFirst();
  return link && (link.providerId === null || link.providerId === news.id) ? link : undefined;
}

type LockedLink = Pick<LinkRow, 'id' | 'orderId' | 'amount' | 'amountPaid'>;

async function applyPayment(
  deps: LoggingDeps,
  link: LockedLink,
  { id, amount }: ProviderPayment,
): Promise<Outcome> {
  const { em: tx } = deps;
  const known = await tx
    .getKysely()
    .selectFrom('online_payment')
    .select('payment_id')
    .where('payment_id', '=', id)
    .executeTakeFirst();
  if (known) return 'repeated';
  const before = link.amountPaid;
  if (amount <= 0 || before + amount > link.amount) return 'wrong amount';
  const split = await recordOnlinePayment(deps, {
    orderId: link.orderId,
    paymentId: id,
    amount,
    before,
  });
  if (!split) return 'repeated';
  if (split.excess > 0)
    deps.log.warn(
      { order: link.orderId, payment: id, excess: split.excess },
      'paid more than was due',
    );
  await addToLink(tx, link.id, amount);
  return 'applied';
}

async function addToLink(tx: Em, id: string, amount: number): Promise<void> {
  await sql`
    update payment_link set amount_paid = amount_paid + ${amount},
      status = case when amount_paid + ${amount} = amount then ${LinkStatus.PAID} else status end,
      closed_at = case when amount_paid + ${amount} = amount then coalesce(closed_at, now()) else closed_at end
    where id = ${id}`.execute(tx.getKysely());
}

/** The order may ask for another one. False for a link that was closed already. */
async function closeLink(
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

/** Takes in what the provider answers when it is asked about a link: money first, then how the link stands. */
export function takeIn(
  deps: LoggingDeps,
  link: Pick<LinkRow, 'id' | 'orderId'>,
  answer: ProviderLink,
): Promise<void> {
  return deps.em.transactional(async (em) => {
    const tx = { ...deps, em };
    for (const payment of answer.payments) {
      const locked = await lockLink(em, { id: answer.id, reference: link.id });
      if (!locked) break;
      const outcome = await applyPayment(tx, locked, payment);
      if (outcome === 'applied')
        deps.log.info(
          { link: link.id, payment: payment.id },
          'payment found by asking the provider',
        );
      else if (outcome !== 'repeated')
        deps.log.warn({ link: link.id, payment: payment.id, outcome }, 'payment not taken in');
    }
    if (answer.status === 'expired') await closeLink(em, link, LinkStatus.EXPIRED);
    if (answer.status === 'cancelled') await closeLink(em, link, LinkStatus.CANCELLED);
    await noteAttempt(em, link.id);
  });
}

/** Closes a link that the provider knows nothing of, for instance because it was made with other keys. */
export function giveUp(
  { em, log }: LoggingDeps,
  link: Pick<LinkRow, 'id' | 'orderId'>,
): Promise<void> {
  return em.transactional(async (tx) => {
    const closed = await closeLink(tx, link, LinkStatus.CANCELLED);
    if (closed) log.warn({ link: link.id }, 'the provider does not know a payment link');
    await noteAttempt(tx, link.id);
  });
}

/** The provider was asked about a link, whatever came of it: the others are asked about first. */
export async function noteAttempt(em: Em, linkId: string): Promise<void> {
  await em
    .getKysely()
    .updateTable('payment_link')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', linkId)
    .execute();
}
