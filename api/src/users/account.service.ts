import { cancelPendingEmailChange } from '../auth/links/pending-credentials.service.js';
import { actingFor } from '../auth/ownership.policy.js';
import { checkMayChange, isAdmin, requireSession } from '../auth/permission.policy.js';
import { requireRecentSignIn } from '../auth/sessions/sessions.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps } from '../database.js';
import { badInput, notFound } from '../platform/errors.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { lockUser } from './account.queries.js';
import { requestEmailChange } from './email-change/request-email-change.service.js';
import { Role, User } from './user.entity.js';
import type { UpdateAccountInput } from './user.inputs.js';
import { explainConflict, nextVersion } from './version-conflict.service.js';

/** Refuses a new name of an employee, except by admins, because the audit log shows the name. */
function checkName(viewer: Viewer, user: User, name: string): void {
  if (user.role === Role.STAFF && user.name !== name && !isAdmin(viewer))
    throw badInput({
      name: 'You cannot change your own name. Ask a colleague to change it in Employee Details',
    });
}

/**
 * Changes the viewer's own account; staff can change other accounts. Name and phone change at once.
 * A new e-mail needs a recent sign-in and a confirmation from its mailbox. Sending the current
 * e-mail cancels a pending change. Returns the account id and the pending e-mail.
 */
export function updateAccount(
  viewer: Viewer,
  { em, app }: Deps,
  expected: ExpectedVersion,
  { name, phone, email = null }: UpdateAccountInput,
): Promise<{ id: string; pendingEmail: string | null }> {
  const id = actingFor(viewer, expected.id, 'customers.write');
  return em.transactional(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw notFound('User');
    checkMayChange(viewer, user);
    if (user.id === viewer.userId) requireSession(viewer);
    checkName(viewer, user, name);
    if (!email && user.email) throw badInput({ email: 'Please enter a valid email' });
    const pendingEmail = email === user.email ? null : email;
    if (pendingEmail) await requireRecentSignIn(tx, viewer);
    const values = { name, phone, pendingEmail, ...nextVersion(viewer) };
    const changed = await tx.nativeUpdate(User, { id, version: expected.version }, values);
    if (!changed) throw await explainConflict(tx, viewer, 'Account', user);
    await cancelPendingEmailChange(tx, user);
    if (pendingEmail)
      await requestEmailChange({ em: tx, app }, user, { email: pendingEmail, viewer });
    return { id, pendingEmail };
  });
}
