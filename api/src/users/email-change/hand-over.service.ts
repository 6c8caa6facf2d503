import type { Em, LoggingDeps } from '../../database.js';
import { MAILS_A_DAY } from '../../auth/codes/code.policy.js';
import { endDevices } from '../../auth/devices/devices.service.js';
import { endPasskeys } from '../../auth/passkeys/passkeys.service.js';
import { endConfirmation, endMailedKeys } from '../../auth/endings.service.js';
import { createLink } from '../../auth/links/one-time-links.service.js';
import { endWaysBack } from '../../auth/links/ways-back.service.js';
import { closeSessionsOf } from '../../auth/sessions/sessions.service.js';
import { secondsToNextMail } from '../../mails/mails.queries.js';
import { queueMail } from '../../mails/outbox.service.js';
import { maskEmail } from '../../platform/log.js';
import { emailChangedMail, emailRemovedMail } from './email-change.mails.js';
import type { User } from '../user.entity.js';

/** The account before the change. The caller has locked its row. */
type Held = Pick<User, 'id' | 'email' | 'emailProved'>;

interface Change {
  to: string;
  /** Hash of the session that stays signed in, because it requested and confirms the change. */
  keep?: Buffer | null;
  how: 'confirmed' | 'undone' | 'by staff';
}

/**
 * Completes an e-mail change: revokes all credentials of the former owner and mails the old
 * address. It runs before the new e-mail is written, so that it waits for a concurrent sign-up and
 * not the reverse. Returns the function that logs the change after the commit.
 */
export async function handOver(
  deps: LoggingDeps,
  account: Held,
  change: Change,
): Promise<() => void> {
  const { em, log } = deps;
  const { id, email } = account;
  const { to, keep, how } = change;
  await endWaysIn(em, account, { emails: email ? [email, to] : [to], keep });
  await tell(deps, account, to);
  const from = email && maskEmail(email);
  return () => log.info({ user: id, from, to: maskEmail(to), how }, 'e-mail of an account');
}

interface Ending {
  /** E-mails whose codes and links are revoked. */
  emails: string[];
  /** Hash of the session that stays signed in. */
  keep?: Buffer | null;
}

/**
 * Revokes all credentials of an account, and all pending codes, links and changes. The caller holds
 * the account lock.
 */
export async function endWaysIn(
  em: Em,
  { id }: { id: string },
  { emails, keep }: Ending,
): Promise<void> {
  await endDevices(em, id);
  // Passkeys come before sessions, because this waits for a concurrent passkey sign-in. Its session
  // is then revoked too.
  await endPasskeys(em, id);
  await closeSessionsOf(em, id, keep);
  await endMailedKeys(em, emails);
  await endSocialLinks(em, id);
  await endConfirmation(em, { id });
}

async function endSocialLinks(em: Em, userId: string): Promise<void> {
  const db = em.getKysely();
  await db.deleteFrom('social_exchange').where('user_id', '=', userId).execute();
  await db.deleteFrom('social_identity').where('user_id', '=', userId).execute();
}

/**
 * Mails the old address, with a recovery link unless the account returns to an earlier e-mail. An
 * unconfirmed address gets neither link nor name, because its reader may be a stranger.
 */
async function tell(
  deps: LoggingDeps,
  { id, email, emailProved }: Held,
  to: string,
): Promise<void> {
  const isReturn = await endWaysBack(deps.em, id, to);
  if (!email) return;
  if (!emailProved) return tellStranger(deps, email);
  const wayBack = isReturn
    ? null
    : await createLink(deps.em, { purpose: 'undo', email, userId: id });
  const url = wayBack && `${deps.app.publicUrl}/undo-email#token=${wayBack.token}`;
  const content = emailChangedMail(maskEmail(to), url);
  const expiresAt = wayBack?.expiresAt;
  await queueMail(deps, { to: email, topic: 'email changed', content, expiresAt });
}

/** The text is always the same, so an address gets it only a few times a day. */
async function tellStranger(deps: LoggingDeps, email: string): Promise<void> {
  const topic = 'email removed';
  if (await secondsToNextMail(deps.em, { to: email, topic }, MAILS_A_DAY.removal)) return;
  await queueMail(deps, { to: email, topic, content: emailRemovedMail() });
}
