import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../platform/jobs/queue.js';

export const SYNC_LINK = 'sync_payment_link';
export const RECONCILE = 'reconcile_payment_links';

/** Job priority: lower than that of all jobs for which a user waits. */
const LOW_PRIORITY = 10;

/**
 * Queues an update of the link of an order. Database triggers queue the same job with a higher
 * priority when total, paid amount or status of an order changes.
 */
export const queueSync = (em: EntityManager, orderId: string): Promise<void> =>
  addJob(em, SYNC_LINK, { orderId }, { jobKey: `payment_link:${orderId}`, priority: LOW_PRIORITY });

/** Queues a check of the links with the provider. */
export const queueReconcile = (em: EntityManager): Promise<void> =>
  addJob(em, RECONCILE, {}, { jobKey: RECONCILE, priority: LOW_PRIORITY });
