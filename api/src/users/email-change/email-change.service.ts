import type { RequestDevice } from '../../auth/devices/request-device.js';
import { lockRequester } from '../../auth/links/pending-credentials.service.js';
import type { LoggingDeps } from '../../database.js';
import { type Link, readLink } from '../../auth/links/one-time-links.queries.js';
import { consumeLink } from '../../auth/links/one-time-links.service.js';
import { claimEmail } from '../../auth/links/account-recovery.service.js';
import type { LinkPurpose } from '../../auth/links/one-time-link.entity.js';
import { isStaff } from '../../auth/permission.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import { continueAuditContext } from '../../platform/audit/audit-context.js';
import { AppError, taken } from '../../platform/errors.js';
import { mapUniqueViolation } from '../../platform/unique-violation.js';
import { site } from '../../site-config.js';
import { lockUser } from '../account.queries.js';
import { completeEmailChange } from './complete-email-change.service.js';
import type { User } from '../user.entity.js';
import { nextVersion } from '../version-conflict.service.js';

const outdated = (next: string) =>
  new AppError('BAD_USER_INPUT', `This link has expired or was already used. ${next}`);

const CHANGE_AGAIN = 'Please sign in and change your email again';
const CALL_US = `If you need help, write to ${site.email} or call us`;

interface LinkDeps extends LoggingDeps {
  device: RequestDevice;
}

interface LinkUse {
  purpose: LinkPurpose;
  /** Operation name in the audit log. */
  operation: string;
  /** Sentence in the error of an invalid link: what to do next. */
  next: string;
}

/**
 * Locks the account and checks the link. The link alone authorises the change. Changes to staff
 * accounts are recorded in the audit log under the name of the employee.
 */
async function useLink(
  { em, device: { network, requestId } }: LinkDeps,
  token: string,
  { purpose, operation, next }: LinkUse,
): Promise<{ link: Link; user: User }> {
  const found = await readLink(em, token, [purpose]);
  if (!found?.userId) throw outdated(next);
  // The sessions of the account end, which cancels e-mail changes requested in them. The accounts
  // of these changes are therefore locked too.
  await lockRequester(em, found.userId, 'all');
  const user = await lockUser(em, found.userId);
  // Read again: a concurrent request may have used the link while this one waited for the lock.
  const link = await readLink(em, token, [purpose]);
  if (!user || !link) throw outdated(next);
  const { id: userId, name, role } = user;
  if (isStaff(user))
    await continueAuditContext(em, { by: { userId, name, role }, operation, network, requestId });
  return { link, user };
}

function giveEmail(user: User, email: string): void {
  const versionFields = nextVersion({ userId: user.id });
  Object.assign(user, { email, emailProved: true, pendingEmail: null, ...versionFields });
}

const CONFIRM: LinkUse = { purpose: 'email', operation: 'confirmEmail', next: CHANGE_AGAIN };
const REVERT: LinkUse = { purpose: 'revert', operation: 'revertEmailChange', next: CALL_US };

const TAKEN = taken('EMAIL_TAKEN', 'email', 'Another account now uses this email');

/**
 * Gives an account its confirmed e-mail, unless the change was cancelled or another account has the
 * e-mail. The requesting session stays only if it also confirms. Otherwise the mailbox owner could
 * confirm an account that an attacker still uses.
 */
export async function confirmEmail(
  { em, viewer, ...deps }: LinkDeps & { viewer: Viewer | null },
  token: string,
): Promise<void> {
  const logChange = await em.transactional(async (tx) => {
    const inTx = { ...deps, em: tx };
    const { link, user } = await useLink(inTx, token, CONFIRM);
    if (user.pendingEmail !== link.email) throw outdated(CHANGE_AGAIN);
    await consumeLink(tx, token, ['email']);
    const { email, sessionHash } = link;
    const viewerSession = viewer?.sessionHash;
    const exceptSession =
      viewerSession && sessionHash?.equals(viewerSession) ? viewerSession : null;
    const done = await completeEmailChange(inTx, user, {
      to: email,
      exceptSession,
      how: 'confirmed',
    });
    giveEmail(user, email);
    await claimEmail(tx, tx.flush(), { id: user.id, email }, TAKEN);
    return done;
  });
  logChange();
}

const TAKEN_SINCE = `Another account now uses this email, so it cannot be restored here. Please write to ${site.email} or call us`;

/**
 * Reverts an e-mail change, even after further changes, and revokes all sessions. Later recovery
 * links are revoked; links to earlier e-mails stay.
 */
export async function revertEmail({ em, ...deps }: LinkDeps, token: string): Promise<void> {
  const logChange = await em.transactional(async (tx) => {
    const inTx = { ...deps, em: tx };
    const { link, user } = await useLink(inTx, token, REVERT);
    const done = await completeEmailChange(inTx, user, { to: link.email, how: 'undone' });
    giveEmail(user, link.email);
    await mapUniqueViolation(tx.flush(), taken('EMAIL_TAKEN', 'email', TAKEN_SINCE));
    return done;
  });
  logChange();
}
