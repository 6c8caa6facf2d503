import type { JobDeps, Jobs } from '../app-module.js';
import { syncLink } from './links.service.js';
import { reconcile } from './reconcile.service.js';
import { RECONCILE, SYNC_LINK } from './sync.jobs.js';

/**
 * Jobs of payment links. They also exist without a payment provider, because database triggers
 * queue these jobs in every installation; they then do nothing.
 */
export function paymentLinkJobs({ orm, app, log, payments: provider }: JobDeps): Jobs {
  const deps = () => provider && { em: orm.em.fork(), app, log, provider };
  return {
    tasks: {
      [SYNC_LINK]: async (payload) => {
        const at = deps();
        if (at) await syncLink(at, (payload as { orderId: string }).orderId);
      },
      [RECONCILE]: async () => {
        const at = deps();
        if (at) await reconcile(at);
      },
    },
    // The check of the links with the provider also runs at every start of a server.
    crontab: [`*/10 * * * * ${RECONCILE}`],
  };
}
