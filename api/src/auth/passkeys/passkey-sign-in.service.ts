import { LockMode } from '@mikro-orm/core';
import type { Em } from '../../database.js';
import type { AppContext } from '../../platform/app-context.js';
import { AppError } from '../../platform/errors.js';
import { User } from '../../users/user.entity.js';
import type { SignInDeps } from '../devices/request-device.js';
import { isStaff } from '../permission.policy.js';
import { signIn, type SignedInUser } from '../sessions/sessions.service.js';
import { auditFailedSignIn } from '../sessions/sign-in-audit.service.js';
import { CHALLENGE_MS, newChallenge, useChallenge } from './challenges.service.js';
import { type Assertion, challengeIn, readAssertion } from './credential.js';
import { Passkey } from './passkey.entity.js';
import { loadWebAuthn, relyingParty, userHandleOf } from './relying-party.js';

/**
 * Passkey sign-in, step 1: request options for any passkey of this site, as JSON. They name no
 * account.
 */
export async function beginPasskeySignIn({ em, app }: SignInDeps): Promise<string> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(app).rpID,
    challenge: await newChallenge(em, null),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/** The same error for all failures, so that it does not reveal which passkeys exist. */
const refused = () =>
  new AppError(
    'BAD_USER_INPUT',
    'This passkey did not work. Please try again, or sign in with a code',
  );

/**
 * Locks the account of a passkey, so that no e-mail change completes before the transaction ends.
 * Every sign-in locks the account before all other rows.
 */
const holdAccountOf = (em: Em, credentialId: string) =>
  em
    .getKysely()
    .selectFrom('user')
    .select('id')
    .where('id', 'in', (eb) =>
      eb.selectFrom('passkey').select('user_id').where('credential_id', '=', credentialId),
    )
    .forKeyShare()
    .execute();

/** Passkey sign-in, step 2: signs in the owner of the passkey that made the signature. */
export async function signInWithPasskey(deps: SignInDeps, text: string): Promise<SignedInUser> {
  const given = readAssertion(text);
  if (!given || !(await useChallenge(deps.em, challengeIn(given), null))) throw refused();
  const signedIn = await deps.em.transactional(async (em) => {
    await holdAccountOf(em, given.id);
    // The row is locked, so that a second use of the same counter value is detected.
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const passkey = await em.findOne(Passkey, { credentialId: given.id }, { lockMode });
    const user = passkey && (await em.findOne(User, { id: passkey.userId, archivedAt: null }));
    if (!user) return null;
    const counter = await verifiedCounter(deps.app, passkey, given);
    if (counter === null) {
      if (isStaff(user)) await auditFailedSignIn(em, deps.device, user, true);
      return null;
    }
    Object.assign(passkey, { counter: String(counter), lastUsedAt: new Date() });
    return signIn({ ...deps, em }, user, { byPasskey: true });
  });
  if (!signedIn) throw refused();
  return signedIn;
}

/**
 * New signature counter of the passkey; null when the verification fails. The library throws at the
 * first failed check.
 */
async function verifiedCounter(
  app: AppContext,
  passkey: Passkey,
  response: Assertion,
): Promise<number | null> {
  const { userId, credentialId, publicKey, counter } = passkey;
  const handle = Buffer.from(userHandleOf(userId)).toString('base64url');
  if (response.response.userHandle !== handle) return null;
  const { rpID, origin } = relyingParty(app);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const answer = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challengeIn(response),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: credentialId,
      publicKey: new Uint8Array(publicKey),
      counter: Number(counter),
    },
  }).catch(() => null);
  return answer?.verified ? answer.authenticationInfo.newCounter : null;
}
