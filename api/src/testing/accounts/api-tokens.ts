import { newApiToken } from '../../auth/api-tokens/api-token-text.js';
import { ApiToken } from '../../auth/api-tokens/api-token.entity.js';
import { App, AppKind } from '../../auth/api-tokens/app.entity.js';
import type { Permission } from '../../../rules/permission.js';
import { hashToken } from '../../auth/tokens.js';
import { Role, User } from '../../users/user.entity.js';
import { makeAdmin } from '../factories.js';
import type { TestServer } from '../test-server.js';

let made = 0;

interface TestToken {
  /** The token itself. */
  secret: string;
  id: string;
}

async function makeToken(
  server: TestServer,
  values: Pick<App, 'kind' | 'userId'> & { permissions?: Permission[] },
): Promise<TestToken> {
  made += 1;
  const { id: ownerId } = await makeAdmin(server);
  const em = server.orm.em.fork();
  const app = em.create(App, { name: `App ${made}`, ownerId, ...values });
  await em.flush();
  const secret = newApiToken();
  const token = em.create(ApiToken, {
    ...{ appId: app.id, label: 'Server', hint: 'abcd', createdBy: ownerId },
    ...{ tokenHash: hashToken(secret), expiresAt: new Date(Date.now() + 86_400_000) },
  });
  await em.flush();
  return { secret, id: token.id };
}

/** Makes an office app with these permissions; returns its account, and its token. */
export async function makeOfficeToken(server: TestServer, permissions: Permission[]) {
  const em = server.orm.em.fork();
  const user = em.create(User, { name: `Office app ${made}`, role: Role.APP });
  await em.flush();
  const token = await makeToken(server, { kind: AppKind.OFFICE, userId: user.id, permissions });
  return { ...token, user };
}

/** Makes a partner app of an enterprise; returns its token. */
export const makePartnerToken = (server: TestServer, enterprise: { id: string }) =>
  makeToken(server, { kind: AppKind.PARTNER, userId: enterprise.id });
