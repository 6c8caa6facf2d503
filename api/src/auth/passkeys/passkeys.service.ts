import type { Em } from '../../database.js';
import { queueMail } from '../../mails/outbox.service.js';
import type { AppContext } from '../../platform/app-context.js';
import { AppError, conflict, forbidden, notFound } from '../../platform/errors.js';
import { lockUser } from '../../users/account.queries.js';
import { User } from '../../users/user.entity.js';
import type { SignInDeps } from '../devices/request-device.js';
import { Session } from '../sessions/session.entity.js';
import { requireRecentSignIn } from '../sessions/sessions.service.js';
import type { CountAction } from '../account-rate-limiter.js';
import type { Viewer } from '../viewer.js';
import { CHALLENGE_MS, newChallenge, useChallenge } from './challenges.service.js';
import { challengeIn, type NewCredential, readNewCredential } from './credential.js';
import { Passkey } from './passkey.entity.js';
import { passkeyAddedMail } from './passkey.mails.js';
import {
  mayAddByCode,
  isPasskeyRequired,
  PASSKEYS_PER_ACCOUNT,
  lacksRequiredPasskey,
} from './passkey.policy.js';
import { ALGORITHMS, loadWebAuthn, relyingParty, userHandleOf } from './relying-party.js';

/**
 * Locks the owner, so that the number of passkeys stays the same until the write. Throws
 * UNAUTHENTICATED when the session no longer exists, for example after an e-mail change.
 */
async function lockOwner(em: Em, { userId, sessionHash }: Viewer): Promise<User> {
  const user = await lockUser(em, userId);
  if (!user || !(await em.count(Session, { tokenHash: sessionHash })))
    throw new AppError('UNAUTHENTICATED', 'Please sign in to continue');
  return user;
}

const needsApproval = (email: string) =>
  `You had a passkey before, so you cannot add another one after a sign-in with a code. Ask your administrator to reset the passkeys of ${email}`;

/**
 * Existing passkeys of the owner. Throws FORBIDDEN or CONFLICT when the session may not add another
 * one.
 */
async function checkMayAdd(
  em: Em,
  app: AppContext,
  viewer: Viewer,
  owner: User,
): Promise<Passkey[]> {
  const existing = await em.find(Passkey, { userId: owner.id });
  // Without this check, access to the mailbox would be enough to bypass the passkey.
  if (lacksRequiredPasskey(app, viewer)) {
    if (existing.length)
      throw forbidden('PASSKEY_REQUIRED', 'Please sign in with your passkey to add another one');
    if (!mayAddByCode(owner)) throw forbidden('PASSKEY_REQUIRED', needsApproval(owner.email ?? ''));
  }
  if (existing.length >= PASSKEYS_PER_ACCOUNT)
    throw conflict(
      'LIMIT_REACHED',
      `You have ${existing.length} passkeys, which is the limit. Please remove one that you do not use`,
    );
  return existing;
}

/**
 * Passkey registration, step 1: creation options for the browser, as JSON. The recent sign-in is
 * checked here, before the device stores a passkey that the server would refuse. A valid challenge
 * therefore proves that the check was done.
 */
export async function beginPasskey(viewer: Viewer, { em, app }: SignInDeps): Promise<string> {
  const user = await em.findOneOrFail(User, { id: viewer.userId });
  const existing = await checkMayAdd(em, app, viewer, user);
  await requireRecentSignIn(em, viewer);
  const { rpID, rpName } = relyingParty(app);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: userHandleOf(user.id),
    userName: user.email ?? user.name,
    userDisplayName: user.name,
    challenge: await newChallenge(em, user.id),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

const refused = () =>
  new AppError('BAD_USER_INPUT', 'This passkey could not be added. Please try again');

/** Verifies the new credential. The library throws at the first failed check. */
async function verified(app: AppContext, response: NewCredential) {
  const { rpID, origin } = relyingParty(app);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challengeIn(response),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => {
    throw refused();
  });
  if (!registrationInfo) throw refused();
  return registrationInfo.credential;
}

/**
 * Passkey registration, step 2: verifies and stores the passkey, and notifies the account by mail.
 */
export async function createPasskey(
  viewer: Viewer,
  deps: SignInDeps & { countAction: CountAction },
  text: string,
): Promise<Passkey> {
  const { app, device, countAction } = deps;
  const given = readNewCredential(text);
  if (!given || !(await useChallenge(deps.em, challengeIn(given), viewer.userId))) throw refused();
  const { id, publicKey, counter } = await verified(app, given);
  return deps.em.transactional(async (em) => {
    const owner = await lockOwner(em, viewer);
    await checkMayAdd(em, app, viewer, owner);
    if (await em.count(Passkey, { credentialId: id })) throw refused();
    const passkey = em.create(Passkey, {
      userId: owner.id,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter: String(counter),
      transports: given.response.transports,
      name: device.label,
    });
    Object.assign(owner, { hadPasskey: true, passkeyAllowedFor: null });
    await em.flush();
    await countAction(em, viewer, 'passkey');
    const content = passkeyAddedMail(device.label, app.publicUrl);
    await queueMail({ em, app }, { to: owner.email, topic: 'passkey added', content });
    return passkey;
  });
}

async function findOwnPasskey(em: Em, { userId }: Viewer, id: string): Promise<Passkey> {
  const passkey = await em.findOne(Passkey, { id, userId });
  if (!passkey) throw notFound('Passkey');
  return passkey;
}

export async function renamePasskey(
  viewer: Viewer,
  { em }: Pick<SignInDeps, 'em'>,
  { id, name }: Pick<Passkey, 'id' | 'name'>,
): Promise<Passkey> {
  const passkey = await findOwnPasskey(em, viewer, id);
  passkey.name = name;
  await em.flush();
  return passkey;
}

/**
 * Removes a passkey. It needs a recent sign-in, because another person may use an unattended
 * session. Sessions that signed in with the passkey stay signed in.
 */
export function deletePasskey(viewer: Viewer, { em, app }: SignInDeps, id: string): Promise<void> {
  return em.transactional(async (tx) => {
    await lockOwner(tx, viewer);
    const passkey = await findOwnPasskey(tx, viewer, id);
    const existing = await tx.count(Passkey, { userId: viewer.userId });
    if (existing === 1 && isPasskeyRequired(app, viewer))
      throw conflict(
        'PASSKEY_REQUIRED',
        'Staff must have a passkey. Add another one before you remove this one',
      );
    await requireRecentSignIn(tx, viewer);
    await tx.remove(passkey).flush();
  });
}

/**
 * Removes all passkeys and challenges of an account, after an e-mail change or when the owner has
 * lost the passkeys.
 */
export async function deletePasskeys(em: Em, userId: string): Promise<void> {
  await em.nativeDelete(Passkey, { userId });
  await em.getKysely().deleteFrom('passkey_challenge').where('user_id', '=', userId).execute();
}
