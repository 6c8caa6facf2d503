import { sql } from 'kysely';
import type { Em } from '../database.js';
import { type LinkRow, linksToCheck, ordersToSync } from './links.queries.js';
import { deleteOldFailedWebhooks } from './failed-webhook-store.service.js';
import { closeUnknownLink, recordAttempt, applyProviderLink } from './provider-response.service.js';
import type { LinkDeps } from './links.service.js';
import { fetchProviderLink, ProviderOutage } from './payment-provider.js';
import { queueSync } from './sync.jobs.js';

/** Maximum number of links that one run checks. */
const LINKS_PER_RUN = 100;
const ORDERS_PER_RUN = 200;

const EVENT_DAYS = 90;

/**
 * Checks links whose webhook may have been lost, and finds orders with a missing or expiring link.
 * It also deletes webhooks that are too old to be repeated.
 */
export async function reconcile(deps: LinkDeps): Promise<void> {
  const { em } = deps;
  await askAboutLinks(deps);
  for (const orderId of await ordersToSync(em, ORDERS_PER_RUN)) await queueSync(em, orderId);
  await forgetOldEvents(em);
  await deleteOldFailedWebhooks(em);
}

/** Consecutive outages after which this run no longer calls the provider. */
const MAX_OUTAGES = 3;

async function askAboutLinks(deps: LinkDeps): Promise<void> {
  const outages: ProviderOutage[] = [];
  for (const link of await linksToCheck(deps.em, LINKS_PER_RUN)) {
    const outage = await check(deps, link);
    if (outage) outages.push(outage);
    else outages.length = 0;
    if (outages.length === MAX_OUTAGES) break;
  }
  const [outage] = outages;
  if (outage) deps.log.warn({ reason: outage.message }, 'the payment provider cannot be asked');
}

/**
 * Checks one link with the provider. Its error is handled here, so that it does not stop the checks
 * of other links.
 */
async function check(deps: LinkDeps, link: LinkRow): Promise<ProviderOutage | null> {
  const { em, provider, log } = deps;
  const { id, providerId } = link;
  if (!providerId) return null;
  try {
    const answer = await fetchProviderLink(provider, { id, providerId });
    await (answer ? applyProviderLink(deps, link, answer) : closeUnknownLink(deps, link));
    return null;
  } catch (error) {
    await recordAttempt(em, id);
    if (error instanceof ProviderOutage) return error;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ link: id, reason }, 'a payment link could not be checked');
    return null;
  }
}

async function forgetOldEvents(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('processed_webhook')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${EVENT_DAYS})`)
    .execute();
}
