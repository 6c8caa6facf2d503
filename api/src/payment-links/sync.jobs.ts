import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../platform/jobs/queue.js';

export const SYNC_LINK = 'sync_payment_link';
export const RECONCILE = 'reconcile_payment_links';

/** Job priority after all jobs that a user waits for. */
const LATER = 10;

/** Has the link of an order looked at; the database does so as well whenever an order changes, and first. */
export const queueSync = (em: EntityManager, orderId: string): Promise<void> =>
  addJob(em, SYNC_LINK, { orderId }, { jobKey: `payment_link:${orderId}`, priority: LATER });

/** Has everything looked at soon. */
export const queueReconcile = (em: EntityManager): Promise<void> =>
  addJob(em, RECONCILE, {}, { jobKey: RECONCILE, priority: LATER });
