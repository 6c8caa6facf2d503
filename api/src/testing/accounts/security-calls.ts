import { createSession } from '../../auth/sessions/sessions.service.js';
import { hashToken } from '../../auth/tokens.js';
import { Session } from '../../auth/sessions/session.entity.js';
import { User } from '../../users/user.entity.js';
import { Authenticator } from './authenticator.js';
import { makeUser } from '../factories.js';
import { askedToAdd, askedToSignIn, makePasskey } from './passkeys.js';
import { type Call, nothing, type CallContext } from '../call-context.js';

/** Opens another session of the caller. */
export async function makeSession({ test, owner, caller = owner }: CallContext): Promise<string> {
  const em = test.orm.em.fork();
  const user = await em.findOneOrFail(User, { id: caller.id });
  const token = await createSession(em, user, { device: 'Firefox on Linux' });
  return (await em.findOneOrFail(Session, { tokenHash: hashToken(token) })).id;
}

/** Calls of the operations about passkeys and sessions of the caller. */
export const SECURITY_CALLS: Record<string, Call> = {
  accountSecurity: nothing,
  beginPasskey: nothing,
  createPasskey: async ({ test, owner, caller = owner }) => {
    const asked = await askedToAdd(test, caller.token);
    const credential = new Authenticator(test.app.publicUrl).create(asked);
    return { input: { credential } };
  },
  renamePasskey: async ({ test, owner, caller = owner }) => ({
    ...{ id: (await makePasskey(test, caller.token)).id, input: { name: 'The phone' } },
  }),
  deletePasskey: async ({ test, owner, caller = owner }) => ({
    id: (await makePasskey(test, caller.token)).id,
  }),
  beginPasskeySignIn: nothing,
  signInWithPasskey: async ({ test, owner }) => {
    const { authenticator } = await makePasskey(test, owner.token);
    return { input: { credential: authenticator.get(await askedToSignIn(test)) } };
  },
  revokeSession: async (callContext) => ({ id: await makeSession(callContext) }),
  revokeOtherSessions: nothing,
  revokeUserSessions: async ({ test }) => ({ id: (await makeUser(test)).id }),
};
