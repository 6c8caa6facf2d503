import { sql } from 'kysely';
import type { Em, LoggingDeps } from '../database.js';
import { applyPayment, closeLink, lockLink } from './link-payments.service.js';
import type { Outcome } from './payment-link.rules.js';
import type { LinkRow } from './links.queries.js';
import { LinkStatus } from './payment-link.entity.js';
import type { ProviderLink } from './payment-provider.js';

/** Applies a response of the provider about a payment link: first its payments, then its status. */
export async function applyProviderLink(
  deps: LoggingDeps,
  link: Pick<LinkRow, 'id' | 'orderId'>,
  response: ProviderLink,
): Promise<void> {
  const outcomes = await deps.em.transactional(async (em) => {
    const all: Outcome[] = [];
    const tx = { ...deps, em };
    for (const payment of response.payments) {
      const locked = await lockLink(em, { id: response.id, reference: link.id });
      if (!locked) break;
      const outcome = await applyPayment(tx, locked, payment);
      all.push(outcome);
      if (outcome === 'applied')
        deps.log.info(
          { link: link.id, payment: payment.id },
          'payment found by asking the provider',
        );
      else if (outcome !== 'repeated')
        deps.log.warn({ link: link.id, payment: payment.id, outcome }, 'payment not taken in');
    }
    if (response.status === 'expired') await closeLink(em, link, LinkStatus.EXPIRED);
    if (response.status === 'cancelled') await closeLink(em, link, LinkStatus.CANCELLED);
    await recordAttempt(em, link.id);
    return all;
  });
  for (const outcome of outcomes)
    deps.app.metrics?.paymentEvents.inc({ source: 'polling', outcome });
}

/**
 * Closes a link that the provider does not know, for example because it was created with other API
 * keys.
 */
export function closeUnknownLink(
  { em, log }: LoggingDeps,
  link: Pick<LinkRow, 'id' | 'orderId'>,
): Promise<void> {
  return em.transactional(async (tx) => {
    const closed = await closeLink(tx, link, LinkStatus.CANCELLED);
    if (closed) log.warn({ link: link.id }, 'the provider does not know a payment link');
    await recordAttempt(tx, link.id);
  });
}

/**
 * Records the time of a check with the provider, with any result, so that the next run checks a
 * different link first.
 */
export async function recordAttempt(em: Em, linkId: string): Promise<void> {
  await em
    .getKysely()
    .updateTable('payment_link')
    .set({ checked_at: sql<Date>`now()` })
    .where('id', '=', linkId)
    .execute();
}
