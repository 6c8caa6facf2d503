import { Address } from '../addresses/address.entity.js';
import { findState } from '../addresses/states.js';
import type { Viewer } from '../auth/viewer.js';
import { revokeTrustedDevices } from '../auth/devices/trusted-devices.service.js';
import { cancelPendingEmailChange } from '../auth/links/pending-credentials.service.js';
import { claimEmail } from '../auth/links/account-recovery.service.js';
import { revokeSessionsOf, requireRecentSignIn } from '../auth/sessions/sessions.service.js';
import type { Em, LoggingDeps } from '../database.js';
import { badInput, taken } from '../platform/errors.js';
import { requireLocked } from '../platform/row-locks.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { completeEmailChange } from '../users/email-change/complete-email-change.service.js';
import { Role, User } from '../users/user.entity.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import type { EnterpriseFields } from './enterprise.inputs.js';
import { writeTerms } from './enterprise-terms.service.js';

const emailTaken = () => taken('EMAIL_TAKEN', 'email', 'An account with this email already exists');

const PARTS = ['address', 'city', 'pincode', 'state'] as const;

function addressOf({ address, city, pincode, state }: EnterpriseFields) {
  const known = findState(state);
  if (!known) throw badInput({ state: 'Please select a state from the list' });
  return { address, city, pincode, state: known };
}

/**
 * Reads the enterprise and locks its row until the transaction ends. Throws NOT_FOUND for any other
 * user.
 */
export const lockEnterprise = (em: Em, id: string): Promise<User> =>
  requireLocked(em, User, { id, role: Role.ENTERPRISE, archivedAt: null }, 'Enterprise');

/** Creates a business customer: the account, its address and its terms. */
export function createEnterprise({ em }: { em: Em }, input: EnterpriseFields): Promise<User> {
  const address = addressOf(input);
  const { name, phone, email } = input;
  return em.transactional(async (tx) => {
    const user = tx.create(User, { name, phone, email, role: Role.ENTERPRISE });
    tx.create(Address, { ...address, user, primary: true });
    await claimEmail(tx, tx.flush(), { id: user.id, email }, emailTaken());
    await writeTerms(tx, { userId: user.id, state: address.state }, input);
    return user;
  });
}

/**
 * Changes account, primary address and terms. A new e-mail gives another person access to the
 * account. It therefore needs a recent sign-in, and revokes all credentials of the account.
 */
export async function updateEnterprise(
  viewer: Viewer,
  { em, ...deps }: LoggingDeps,
  { id, version }: ExpectedVersion,
  input: EnterpriseFields,
): Promise<void> {
  const address = addressOf(input);
  const { name, phone, email } = input;
  const logEmailChange = await em.transactional(async (tx) => {
    const user = await lockEnterprise(tx, id);
    await writeTerms(tx, { userId: id, state: address.state }, input);
    const isNewEmail = email !== user.email;
    if (isNewEmail) await requireRecentSignIn(tx, viewer);
    const logEntry =
      isNewEmail &&
      (await completeEmailChange({ ...deps, em: tx }, user, { to: email, how: 'by staff' }));
    await cancelPendingEmailChange(tx, user);
    const emailProved = user.emailProved && !isNewEmail;
    const values = { name, phone, email, emailProved, pendingEmail: null, ...nextVersion(viewer) };
    const change = tx.nativeUpdate(User, { id, version }, values);
    const changed = await claimEmail(tx, change, { id, email }, emailTaken());
    if (!changed) throw await explainConflict(tx, viewer, 'Enterprise', user);
    await writePrimaryAddress(tx, viewer, user, address);
    return logEntry;
  });
  if (logEmailChange) logEmailChange();
}

/**
 * Writes the primary address only if it differs. Otherwise its version does not change, so that a
 * concurrent change of the address gets no CONFLICT.
 */
async function writePrimaryAddress(
  em: Em,
  viewer: Viewer,
  user: User,
  values: ReturnType<typeof addressOf>,
): Promise<void> {
  const saved = await em.findOne(Address, { user: user.id, primary: true });
  if (!saved) em.create(Address, { ...values, user, primary: true });
  else if (PARTS.some((part) => saved[part] !== values[part]))
    Object.assign(saved, values, nextVersion(viewer));
  await em.flush();
}

/**
 * Hides an enterprise from every list and revokes its sessions. The caller's transaction has locked
 * the account.
 */
export async function archiveEnterprise(em: Em, enterprise: User): Promise<void> {
  enterprise.archivedAt = new Date();
  await em.flush();
  await revokeSessionsOf(em, enterprise.id);
  await revokeTrustedDevices(em, enterprise.id);
}
