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

/** The account as it was, and the caller's to change: its row is locked. */
type Held = Pick<User, 'id' | 'email' | 'emailProved'>;

interface Change {
  to: string;
  /** The one session that goes on: it asked for the change, and confirms it. */
  keep?: Buffer | null;
  how: 'confirmed' | 'undone' | 'by staff';
}

/**
 * Hands an account over to whoever reads its new e-mail: all that lets in whoever read the old one ends, and
 * they are told. It comes before the new e-mail is written, so that a sign-up with it which is being
 * finished is waited for, and not the other way round. Gives what says it in the log, once it holds.
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
  const deed = { user: id, from, to: maskEmail(to), how };
  return () => log.info(deed, 'e-mail of an account');
}

interface Ending {
  /** Whose codes and links end. */
  emails: string[];
  /** The one session that goes on. */
  keep?: Buffer | null;
}

/** Ends all that opens an account, and whatever was begun with it. The caller holds the account. */
export async function endWaysIn(
  em: Em,
  { id }: { id: string },
  { emails, keep }: Ending,
): Promise<void> {
  await endDevices(em, id);
  // Before the sessions: a sign-in with one that is on its way is waited for, and ends with the others.
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
 * Tells the old e-mail, if there was one, with a way back, unless the account just goes back to where it came from, or nobody
 * has ever proved to read the old one: a stranger there gets neither the account nor a name.
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

/** The mail says the same each time: a mailbox that has it already gets no more. */
async function tellStranger(deps: LoggingDeps, email: string): Promise<void> {
  const topic = 'email removed';
  if (await secondsToNextMail(deps.em, { to: email, topic }, MAILS_A_DAY.removal)) return;
  await queueMail(deps, { to: email, topic, content: emailRemovedMail() });
}
