import type { Em, LoggingDeps } from '../../database.js';
import { MAILS_A_DAY } from '../../auth/codes/code.policy.js';
import { revokeTrustedDevices } from '../../auth/devices/trusted-devices.service.js';
import { deletePasskeys } from '../../auth/passkeys/passkeys.service.js';
import {
  cancelPendingEmailChange,
  revokeCodesAndLinks,
} from '../../auth/links/pending-credentials.service.js';
import { createLink } from '../../auth/links/one-time-links.service.js';
import { revokeRecoveryLinks } from '../../auth/links/account-recovery.service.js';
import { revokeSessionsOf } from '../../auth/sessions/sessions.service.js';
import { secondsToNextMail } from '../../mails/mails.queries.js';
import { queueMail } from '../../mails/outbox.service.js';
import { maskEmail } from '../../platform/log.js';
import { emailChangedMail, emailRemovedMail } from './email-change.mails.js';
import type { User } from '../user.entity.js';

/** The account before the change. The caller has locked its row. */
type LockedAccount = Pick<User, 'id' | 'email' | 'emailProved'>;

interface Change {
  to: string;
  /** Hash of the session that stays signed in, because it requested and confirms the change. */
  exceptSession?: Buffer | null;
  how: 'confirmed' | 'undone' | 'by staff';
}

/**
 * Completes an e-mail change: revokes all credentials of the former owner and mails the old
 * address. It runs before the new e-mail is written, so that this request waits for a concurrent
 * sign-up, and not the sign-up for this request. Returns the function that logs the change after
 * the commit.
 */
export async function completeEmailChange(
  deps: LoggingDeps,
  account: LockedAccount,
  change: Change,
): Promise<() => void> {
  const { em, log } = deps;
  const { id, email } = account;
  const { to, exceptSession, how } = change;
  await revokeAllCredentials(em, account, { emails: email ? [email, to] : [to], exceptSession });
  await notifyFormerEmail(deps, account, to);
  const from = email && maskEmail(email);
  return () => log.info({ user: id, from, to: maskEmail(to), how }, 'e-mail of an account');
}

interface Revocation {
  /** E-mails whose codes and links are revoked. */
  emails: string[];
  /** Hash of the session that stays signed in. */
  exceptSession?: Buffer | null;
}

/**
 * Revokes all credentials of an account, and all pending codes, links and e-mail changes. The
 * caller holds the account lock.
 */
export async function revokeAllCredentials(
  em: Em,
  { id }: { id: string },
  { emails, exceptSession }: Revocation,
): Promise<void> {
  await revokeTrustedDevices(em, id);
  // Passkeys are deleted before sessions. The deletion waits for a concurrent passkey sign-in,
  // whose session is then revoked too.
  await deletePasskeys(em, id);
  await revokeSessionsOf(em, id, exceptSession);
  await revokeCodesAndLinks(em, emails);
  await deleteSocialIdentities(em, id);
  await cancelPendingEmailChange(em, { id });
}

async function deleteSocialIdentities(em: Em, userId: string): Promise<void> {
  const db = em.getKysely();
  await db.deleteFrom('social_exchange').where('user_id', '=', userId).execute();
  await db.deleteFrom('social_identity').where('user_id', '=', userId).execute();
}

/**
 * Mails the old address, with a recovery link unless the account returns to an earlier e-mail. An
 * unconfirmed address gets neither link nor name, because its owner may be a stranger.
 */
async function notifyFormerEmail(
  deps: LoggingDeps,
  { id, email, emailProved }: LockedAccount,
  to: string,
): Promise<void> {
  const isReturn = await revokeRecoveryLinks(deps.em, id, to);
  if (!email) return;
  if (!emailProved) return notifyUnconfirmedEmail(deps, email);
  const recoveryLink = isReturn
    ? null
    : await createLink(deps.em, { purpose: 'revert', email, userId: id });
  const url = recoveryLink && `${deps.app.publicUrl}/revert-email#token=${recoveryLink.token}`;
  const content = emailChangedMail(maskEmail(to), url);
  const expiresAt = recoveryLink?.expiresAt;
  await queueMail(deps, { to: email, topic: 'email changed', content, expiresAt });
}

/**
 * Notifies an unconfirmed address, three times in 24 hours at most, because the text is always the
 * same.
 */
async function notifyUnconfirmedEmail(deps: LoggingDeps, email: string): Promise<void> {
  const topic = 'email removed';
  if (await secondsToNextMail(deps.em, { to: email, topic }, MAILS_A_DAY.removal)) return;
  await queueMail(deps, { to: email, topic, content: emailRemovedMail() });
}
