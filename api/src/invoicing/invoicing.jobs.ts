import type { JobDeps, Jobs } from '../app-module.js';
import { ISSUE_WAITING_INVOICES } from '../business/business.service.js';
import { issueWaiting, issueOrCreditInvoice } from './invoicing.service.js';

/**
 * Jobs of invoices. A database trigger queues the first job after a change of an order that is
 * delivered or has documents.
 */
export const invoicingJobs = ({ orm, app }: JobDeps): Jobs => ({
  tasks: {
    issue_or_credit_invoice: (payload) =>
      issueOrCreditInvoice({ em: orm.em.fork(), app }, (payload as { orderId: string }).orderId),
    [ISSUE_WAITING_INVOICES]: () => issueWaiting({ em: orm.em.fork(), app }),
  },
});
