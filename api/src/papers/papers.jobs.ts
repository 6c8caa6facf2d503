import type { TaskList } from 'graphile-worker';
import type { Orm } from '../database.js';
import type { App } from '../platform/app.js';
import { ISSUE_WAITING_PAPERS } from '../business/business.service.js';
import { issueWaiting, settlePapers } from './papers.service.js';

/**
 * Job tasks of invoices. A database trigger adds the job when a delivered order, or an order with
 * documents, changes.
 */
export const papersTasks = ({ orm, app }: { orm: Orm; app: App }): TaskList => ({
  settle_papers: (payload) =>
    settlePapers({ em: orm.em.fork(), app }, (payload as { orderId: string }).orderId),
  [ISSUE_WAITING_PAPERS]: () => issueWaiting({ em: orm.em.fork(), app }),
});
