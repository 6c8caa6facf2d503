import { type NotNull, sql } from 'kysely';
import { v7 } from 'uuid';
import type { Em } from '../database.js';
import { cancelPendingEmailChange } from './links/pending-credentials.service.js';
import { isRecoverable, hasRecoveryLink } from './links/account-recovery.service.js';
import { revokeSessionsOf, revokeSessionsAndDevices } from './sessions/sessions.service.js';
import { lockRow } from '../platform/row-locks.js';
import { Role, User } from '../users/user.entity.js';
import { deletePasskeys } from './passkeys/passkeys.service.js';

/**
 * Error text while a recovery link can still revert the e-mail change of an account. The link would
 * give an admin account to the owner of the former e-mail.
 */
export const EMAIL_CHANGE_REVERTIBLE =
  'The email of this account was changed in the last 72 hours, and the change can still be undone. It can become an admin after that';

/**
 * Makes the account of this e-mail an admin: promotes an existing account or creates one. Stores
 * whether `ADMIN_EMAIL` or a command made the admin. Safe at every start, also of several
 * processes. The sessions and the pending e-mail change of a promoted account are revoked, because
 * an intruder may have created them. Returns false and writes nothing while a recovery link could
 * revert an e-mail change, see `EMAIL_CHANGE_REVERTIBLE`.
 */
export function ensureAdmin(em: Em, email: string, { bySetting = false } = {}): Promise<boolean> {
  return em.transactional(async (tx) => {
    const before = await lockRow(tx, User, { email, archivedAt: null });
    const isPromoted = before !== null && before.role !== Role.ADMIN;
    if (!before && (await hasRecoveryLink(tx, email))) return false;
    if (isPromoted && (await isRecoverable(tx, before))) return false;
    await writeAdmin(tx, email, bySetting);
    if (isPromoted) await revokeSessionsAndEmailChange(tx, before);
    return true;
  });
}

async function revokeSessionsAndEmailChange(em: Em, account: User): Promise<void> {
  await revokeSessionsOf(em, account.id);
  await cancelPendingEmailChange(em, account);
  account.pendingEmail = null;
}

async function writeAdmin(em: Em, email: string, bySetting: boolean): Promise<void> {
  await sql`
    insert into "user" (id, name, email, role, admin_by_setting)
    values (${v7()}, 'Admin', ${email}, ${Role.ADMIN}, ${bySetting})
    on conflict (email) where archived_at is null
      do update set role = excluded.role, admin_by_setting = excluded.admin_by_setting
      where ("user".role, "user".admin_by_setting) <> (excluded.role, excluded.admin_by_setting)`.execute(
    em.getKysely(),
  );
}

/** All admins, and whether `ADMIN_EMAIL` or a command made each of them an admin. */
export const adminsOf = (em: Em) =>
  em
    .getKysely()
    .selectFrom('user')
    .select(['email', 'admin_by_setting as bySetting'])
    .$narrowType<{ email: NotNull }>()
    .where('role', '=', Role.ADMIN)
    .where('archived_at', 'is', null)
    .orderBy('email')
    .execute();

/** Employees with back-office access, and their permissions. */
export const employeesWithAccess = (em: Em) =>
  em
    .getKysely()
    .selectFrom('employee as e')
    .innerJoin('user as u', 'u.id', 'e.user_id')
    .select(['u.email', 'e.permissions'])
    .$narrowType<{ email: NotNull }>()
    .where('u.role', '=', Role.STAFF)
    .orderBy('u.email')
    .execute();

/** E-mails of accounts that an earlier value of `ADMIN_EMAIL` made admins. */
export async function formerAdmins(em: Em, adminEmail?: string): Promise<string[]> {
  const admins = await adminsOf(em);
  return admins
    .filter(({ email, bySetting }) => bySetting && email !== adminEmail)
    .map(({ email }) => email);
}

/**
 * Makes an admin a customer again, and revokes all sessions of the account. Returns false when no
 * admin has this e-mail.
 */
export function revokeAdmin(em: Em, email: string): Promise<boolean> {
  return em.transactional(async (tx) => {
    const db = tx.getKysely();
    const user = await db
      .updateTable('user')
      .set({ role: Role.CUSTOMER, admin_by_setting: false })
      .where('email', '=', email)
      .where('role', '=', Role.ADMIN)
      .where('archived_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await revokeSessionsAndDevices(tx, user.id);
    // Also revokes the access of an employee record that is linked to this account.
    await db
      .updateTable('employee')
      .set({ user_id: null, permissions: [], discount_limit: 0 })
      .where('user_id', '=', user.id)
      .execute();
    return true;
  });
}

/**
 * Removes all passkeys of an account, and revokes all its sessions. The owner of the mailbox can
 * then add a passkey after a sign-in with a code. Returns false when there is no such account.
 */
export function forgetPasskeys(em: Em, email: string): Promise<boolean> {
  return em.transactional(async (tx) => {
    const user = await lockRow(tx, User, { email, archivedAt: null });
    if (!user) return false;
    await deletePasskeys(tx, user.id);
    await revokeSessionsOf(tx, user.id);
    user.passkeyAllowedFor = email;
    return true;
  });
}
