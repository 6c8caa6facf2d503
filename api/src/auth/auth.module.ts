import type { AppModule } from '../app-module.js';
import { AccountSecurityResolver } from './account-security/account-security.resolver.js';
import { AuthResolver } from './auth.resolver.js';
import { authRoutes } from './auth.rest.js';
import { alertOnFailedSignIns } from './codes/sign-in-throttle.service.js';
import { PasskeysResolver } from './passkeys/passkeys.resolver.js';
import { deleteExpiredSignIns } from './sign-in-cleanup.service.js';

export const authModule: AppModule = {
  resolvers: [AccountSecurityResolver, AuthResolver, PasskeysResolver],
  restRoutes: authRoutes,
  jobs: ({ orm, app, log }) => ({
    tasks: { watch_sign_ins: () => alertOnFailedSignIns(orm.em.fork(), log, app) },
    crontab: ['*/10 * * * * watch_sign_ins'],
  }),
  cleanUp: deleteExpiredSignIns,
};
