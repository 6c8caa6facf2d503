import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../platform/jobs.js';

export const SYNC_LINK = 'sync_payment_link';
export const RECONCILE = 'reconcile_payment_links';

/** One queue, so that no two jobs work on the same link, and the provider is not flooded. */
const QUEUE = 'payment_links';

/** Has the link of an order looked at soon; the database does the same whenever an order changes. */
export const queueSync = (em: EntityManager, orderId: string): Promise<void> =>
  addJob(em, SYNC_LINK, { orderId }, { jobKey: `payment_link:${orderId}`, queue: QUEUE });

/** Has everything looked at soon. */
export const queueReconcile = (em: EntityManager): Promise<void> =>
  addJob(em, RECONCILE, {}, { jobKey: RECONCILE, queue: QUEUE });
