import type { AppModule } from '../app-module.js';
import { AppsResolver } from './apps.resolver.js';
import { warnAboutExpiringTokens } from './token-expiry.service.js';

export const integrationsModule: AppModule = {
  resolvers: [AppsResolver],
  jobs: ({ orm, app }) => ({
    tasks: { warn_expiring_tokens: () => warnAboutExpiringTokens({ em: orm.em.fork(), app }) },
    // Daily at 9:00 in Asia/Kolkata.
    crontab: ['30 3 * * * warn_expiring_tokens'],
  }),
};
