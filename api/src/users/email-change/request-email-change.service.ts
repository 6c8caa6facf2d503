import { MAILS_A_DAY, RESEND_SECONDS } from '../../auth/codes/code.policy.js';
import { lockEmail } from '../../auth/codes/sign-in-throttle.service.js';
import { confirmationSupersedeKey } from '../../auth/links/pending-credentials.service.js';
import { createLink } from '../../auth/links/one-time-links.service.js';
import { hasRecoveryLink } from '../../auth/links/account-recovery.service.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { secondsToNextMail } from '../../mails/mails.queries.js';
import { queueMail } from '../../mails/outbox.service.js';
import { AppError } from '../../platform/errors.js';
import { maskEmail } from '../../platform/log.js';
import { site } from '../../site-config.js';
import { User } from '../user.entity.js';
import { secondsToNextLink } from './email-change.queries.js';
import {
  confirmEmailMail,
  emailChangeRequestedByStaffMail,
  emailChangeRequestedMail,
  emailInUseMail,
} from './email-change.mails.js';

interface RequestedChange {
  userId: string;
  email: string;
  requestedBy: string;
  sessionHash: Buffer;
}

const isByStaff = ({ userId, requestedBy }: RequestedChange): boolean => requestedBy !== userId;

/**
 * Mails a confirmation link to the new e-mail and a notice to the current one. The caller's
 * transaction holds the account lock.
 */
export async function requestEmailChange(
  deps: Deps,
  user: User,
  { email, viewer }: { email: string; viewer: Viewer },
): Promise<void> {
  const { userId: requestedBy, sessionHash } = viewer;
  const change = { userId: user.id, email, requestedBy, sessionHash };
  await sendConfirmation(deps, change);
  await notifyCurrentEmail(deps, user, change);
}

/**
 * For an e-mail that another account has or can recover, the same steps run. The response therefore
 * does not reveal such accounts.
 */
async function sendConfirmation({ em, app }: Deps, change: RequestedChange): Promise<void> {
  const { userId, email } = change;
  const topic = isByStaff(change) ? 'email confirmation by staff' : 'email confirmation';
  await checkRequestLimits(em, change, topic);
  const isRecoverable = await hasRecoveryLink(em, email, userId);
  const inUse = (await em.count(User, { email, archivedAt: null })) > 0 || isRecoverable;
  const { token, expiresAt } = await createLink(em, { purpose: 'email', ...change });
  const content = inUse
    ? emailInUseMail(app.publicUrl)
    : confirmEmailMail(`${app.publicUrl}/confirm-email#token=${token}`);
  const supersedeKey = confirmationSupersedeKey({ id: userId });
  await queueMail({ em, app }, { to: email, topic, content, expiresAt, supersedeKey });
}

/**
 * Mails a notice to the current e-mail if it is confirmed. The limits on e-mail changes also limit
 * these notices.
 */
async function notifyCurrentEmail(
  deps: Deps,
  { email, emailProved }: User,
  change: RequestedChange,
): Promise<void> {
  if (!emailProved || !email) return;
  const masked = maskEmail(change.email);
  const content = isByStaff(change)
    ? emailChangeRequestedByStaffMail(masked)
    : emailChangeRequestedMail(masked, deps.app.publicUrl);
  await queueMail(deps, { to: email, topic: 'email change requested', content });
}

/**
 * Limits the requests per account, and the mails per e-mail address, whose owner may not have
 * requested them.
 */
async function checkRequestLimits(em: Em, change: RequestedChange, topic: string): Promise<void> {
  const { userId, email } = change;
  const own = await secondsToNextLink(em, { userId, byStaff: isByStaff(change) });
  if (own > 0) throw tooManyMails('another confirmation mail', own);
  // The lock makes requests for one e-mail run one after the other, so that each request is counted.
  await lockEmail(em, email);
  const wait = await secondsToNextMail(em, { to: email, topic }, MAILS_A_DAY.confirmation);
  if (wait > 0) throw tooManyMails('another mail to this email address', wait);
}

function tooManyMails(what: string, retryAfter: number): AppError {
  const isShort = retryAfter <= RESEND_SECONDS;
  const time = isShort ? `${retryAfter} seconds` : hoursOf(retryAfter);
  const help = isShort ? '' : `. If you need help, write to ${site.email} or call us`;
  const message = `Please wait ${time} before requesting ${what}${help}`;
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfter });
}

function hoursOf(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
