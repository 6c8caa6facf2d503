import { sql } from 'kysely';
import type { Em } from '../database.js';
import { linksToCheck, ordersToSync } from './links.queries.js';
import { takeIn } from './link-payments.service.js';
import type { LinkDeps } from './links.service.js';
import { ProviderRefusal } from './payment-provider.js';
import { queueSync } from './sync.jobs.js';

/** The most that one run asks about. */
const LINKS_PER_RUN = 100;
const ORDERS_PER_RUN = 200;

const EVENT_DAYS = 90;

/**
 * Asks the provider about links whose notification may never have come, and finds orders whose link is
 * missing or about to end. Also forgets notifications that are too old to be repeated.
 */
export async function reconcile(deps: LinkDeps): Promise<void> {
  const { em, provider, log } = deps;
  for (const link of await linksToCheck(em, LINKS_PER_RUN)) {
    if (!link.providerId) continue;
    try {
      await takeIn(deps, link, await provider.fetch(link.providerId));
    } catch (error) {
      // One link that the provider does not know must not keep the others waiting.
      if (!(error instanceof ProviderRefusal)) throw error;
      log.warn({ link: link.id, reason: error.message }, 'the provider says nothing about a link');
    }
  }
  for (const orderId of await ordersToSync(em, ORDERS_PER_RUN)) await queueSync(em, orderId);
  await forgetOldEvents(em);
}

async function forgetOldEvents(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('provider_event')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${EVENT_DAYS})`)
    .execute();
}
