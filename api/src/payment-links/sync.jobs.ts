import type { EntityManager } from '@mikro-orm/postgresql';
import { addJob } from '../platform/jobs/queue.js';

export const SYNC_LINK = 'sync_payment_link';
export const RECONCILE = 'reconcile_payment_links';

/** Job priority below all jobs that a user waits for. */
const LATER = 10;

/**
 * Queues an update of the link of an order. Database triggers queue the same job whenever an order
 * changes, with a higher priority.
 */
export const queueSync = (em: EntityManager, orderId: string): Promise<void> =>
  addJob(em, SYNC_LINK, { orderId }, { jobKey: `payment_link:${orderId}`, priority: LATER });

/** Queues a check of all links. */
export const queueReconcile = (em: EntityManager): Promise<void> =>
  addJob(em, RECONCILE, {}, { jobKey: RECONCILE, priority: LATER });
