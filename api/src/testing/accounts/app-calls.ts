import { AppKind, App } from '../../auth/api-tokens/app.entity.js';
import { ApiToken } from '../../auth/api-tokens/api-token.entity.js';
import { type Call, nothing, type CallContext } from '../call-context.js';
import { Role } from '../../users/user.entity.js';
import { makeAdmin, makeUser } from '../factories.js';

let made = 0;
const newName = () => {
  made += 1;
  return { name: `App ${made}` };
};

const makeEnterprise = ({ test }: CallContext) => makeUser(test, { role: Role.ENTERPRISE });

/** Makes a partner app with one token. An office app would need permissions of the caller. */
async function makeApp(context: CallContext, { disabled = false } = {}) {
  const { id: ownerId } = await makeAdmin(context.test);
  const { id: userId } = await makeEnterprise(context);
  const em = context.test.orm.em.fork();
  const app = em.create(App, {
    ...{ ...newName(), kind: AppKind.PARTNER, userId, ownerId },
    disabledAt: disabled ? new Date() : null,
  });
  await em.flush();
  const token = em.create(ApiToken, {
    ...{ appId: app.id, label: 'Server', hint: 'abcd', createdBy: ownerId },
    ...{ tokenHash: Buffer.from(app.id), expiresAt: new Date(Date.now() + 86_400_000) },
  });
  await em.flush();
  return { app: { id: app.id, version: app.version }, token };
}

/** Calls of the operations about apps and API tokens. */
export const APP_CALLS: Record<string, Call> = {
  apps: nothing,
  createApp: async (context) => ({
    input: { ...newName(), kind: 'PARTNER', enterpriseId: (await makeEnterprise(context)).id },
  }),
  updateApp: async (context) => ({ ...(await makeApp(context)).app, input: newName() }),
  disableApp: async (context) => (await makeApp(context)).app,
  enableApp: async (context) => (await makeApp(context, { disabled: true })).app,
  createApiToken: async (context) => ({
    appId: (await makeApp(context)).app.id,
    input: { label: 'Server' },
  }),
  revokeApiToken: async (context) => ({ id: (await makeApp(context)).token.id }),
};
