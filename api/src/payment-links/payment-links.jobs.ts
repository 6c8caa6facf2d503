import type { TaskList } from 'graphile-worker';
import type { Orm } from '../database.js';
import type { AppContext } from '../platform/app-context.js';
import type { Log } from '../platform/log.js';
import { syncLink } from './links.service.js';
import type { PaymentProvider } from './payment-provider.js';
import { reconcile } from './reconcile.service.js';
import { RECONCILE, SYNC_LINK } from './sync.jobs.js';

interface JobDeps {
  orm: Orm;
  app: AppContext;
  log: Log;
  provider?: PaymentProvider;
}

/**
 * Every ten minutes: check of the links with the provider. It also runs at every start of a server.
 */
export const PAYMENT_LINKS_CRONTAB = `*/10 * * * * ${RECONCILE}`;

/**
 * Job tasks of payment links. They also exist without a payment provider, because database triggers
 * queue these jobs in every installation; they then do nothing.
 */
export function paymentLinkTasks({ orm, app, log, provider }: JobDeps): TaskList {
  const deps = () => provider && { em: orm.em.fork(), app, log, provider };
  return {
    [SYNC_LINK]: async (payload) => {
      const at = deps();
      if (at) await syncLink(at, (payload as { orderId: string }).orderId);
    },
    [RECONCILE]: async () => {
      const at = deps();
      if (at) await reconcile(at);
    },
  };
}
