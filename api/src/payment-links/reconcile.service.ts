import { sql } from 'kysely';
import type { Em } from '../database.js';
import { type LinkRow, linksToCheck, ordersToSync } from './links.queries.js';
import { deleteOldFailedWebhooks } from './failed-webhook-store.service.js';
import { closeUnknownLink, recordAttempt, applyProviderLink } from './provider-response.service.js';
import type { LinkDeps } from './links.service.js';
import { fetchProviderLink, ProviderOutage } from './payment-provider.js';
import { queueSync } from './sync.jobs.js';

const LINKS_PER_RUN = 100;
const ORDERS_PER_RUN = 200;

const RETENTION_DAYS = 90;

/**
 * Checks links with the provider, because a webhook may have been lost. It queues an update for
 * orders with a missing or expiring link, and deletes old webhooks.
 */
export async function reconcile(deps: LinkDeps): Promise<void> {
  const { em } = deps;
  await checkLinks(deps);
  for (const orderId of await ordersToSync(em, ORDERS_PER_RUN)) await queueSync(em, orderId);
  await deleteOldWebhooks(em);
  await deleteOldFailedWebhooks(em);
}

/** Number of consecutive outages after which a run no longer calls the provider. */
const MAX_OUTAGES = 3;

async function checkLinks(deps: LinkDeps): Promise<void> {
  const outages: ProviderOutage[] = [];
  for (const link of await linksToCheck(deps.em, LINKS_PER_RUN)) {
    const outage = await checkLink(deps, link);
    if (outage) outages.push(outage);
    else outages.length = 0;
    if (outages.length === MAX_OUTAGES) break;
  }
  const [outage] = outages;
  if (outage) deps.log.warn({ reason: outage.message }, 'the payment provider cannot be asked');
}

/**
 * Checks one link with the provider. It handles its own error, so that the check of the next link
 * still runs.
 */
async function checkLink(deps: LinkDeps, link: LinkRow): Promise<ProviderOutage | null> {
  const { em, provider, log } = deps;
  const { id, providerId } = link;
  if (!providerId) return null;
  try {
    const response = await fetchProviderLink(provider, { id, providerId });
    await (response ? applyProviderLink(deps, link, response) : closeUnknownLink(deps, link));
    return null;
  } catch (error) {
    await recordAttempt(em, id);
    if (error instanceof ProviderOutage) return error;
    const reason = error instanceof Error ? error.message : String(error);
    log.warn({ link: id, reason }, 'a payment link could not be checked');
    return null;
  }
}

async function deleteOldWebhooks(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('processed_webhook')
    .where('received_at', '<', sql<Date>`now() - make_interval(days => ${RETENTION_DAYS})`)
    .execute();
}
