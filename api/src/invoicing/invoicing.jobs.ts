import type { TaskList } from 'graphile-worker';
import type { Orm } from '../database.js';
import type { AppContext } from '../platform/app-context.js';
import { ISSUE_WAITING_INVOICES } from '../business/business.service.js';
import { issueWaiting, issueOrCreditInvoice } from './invoicing.service.js';

/**
 * Job tasks of invoices. A database trigger queues the first job after a change of an order that is
 * delivered or has documents.
 */
export const invoicingTasks = ({ orm, app }: { orm: Orm; app: AppContext }): TaskList => ({
  issue_or_credit_invoice: (payload) =>
    issueOrCreditInvoice({ em: orm.em.fork(), app }, (payload as { orderId: string }).orderId),
  [ISSUE_WAITING_INVOICES]: () => issueWaiting({ em: orm.em.fork(), app }),
});
