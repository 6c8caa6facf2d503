import { MAILS_A_DAY } from '../auth/codes/code.policy.js';
import { isRecoverable, claimEmail } from '../auth/links/account-recovery.service.js';
import { type Permission, permissionsInOrder } from '../../rules/permission.js';
import { isAdmin, hasPermission } from '../auth/permission.policy.js';
import {
  requireRecentSignIn,
  revokeSessionsAndDevices,
} from '../auth/sessions/sessions.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { secondsToNextMail } from '../mails/mails.queries.js';
import { queueMail } from '../mails/outbox.service.js';
import { badInput, conflict, taken } from '../platform/errors.js';
import { lockRow, requireLocked } from '../platform/row-locks.js';
import type { MailContent } from '../platform/mail/mailer.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { revokeAllCredentials } from '../users/email-change/complete-email-change.service.js';
import { deleteSavedFiltersOf } from '../saved-filters/saved-filters.service.js';
import { Role, User } from '../users/user.entity.js';
import { explainConflict, nextVersion } from '../users/version-conflict.service.js';
import { accessEndedMail, accessGivenMail } from './employee-access.mails.js';
import { Employee } from './employee.entity.js';
import { checkMayGrant, checkMayLimit } from './access-grant.service.js';

interface GrantedAccess {
  permissions: readonly Permission[];
  discountLimit?: number | null;
}

/** A change of an employee's permissions, for the log. */
export interface AccessChange {
  employee: Employee;
  given: Permission[];
  taken: Permission[];
}

/** Reads and locks the employee. Throws CONFLICT for an outdated version. */
async function employeeToChange(
  em: Em,
  viewer: Viewer,
  expected: ExpectedVersion,
): Promise<Employee> {
  const employee = await requireLocked(em, Employee, { id: expected.id }, 'Employee');
  if (employee.version !== expected.version)
    throw await explainConflict(em, viewer, 'Employee', employee);
  return employee;
}

type Access = Pick<Employee, 'userId' | 'permissions' | 'discountLimit'>;

/** Writes the permissions of a locked employee, and returns the changes. */
async function writeAccess(
  em: Em,
  viewer: Viewer,
  employee: Employee,
  { userId, permissions, discountLimit }: Access,
): Promise<AccessChange> {
  const before = employee.permissions;
  const values = { userId, permissions, discountLimit, ...nextVersion(viewer) };
  await em.nativeUpdate(Employee, { id: employee.id }, values);
  const fresh = await em.refresh(employee);
  return {
    employee: fresh ?? employee,
    given: permissions.filter((one) => !before.includes(one)),
    taken: before.filter((one) => !permissions.includes(one)),
  };
}

/**
 * Gives an employee exactly these permissions, with the account of their e-mail or a new account.
 */
export function grantAccess(
  viewer: Viewer,
  { em, app }: Deps,
  expected: ExpectedVersion,
  { permissions: given, discountLimit: wanted }: GrantedAccess,
): Promise<AccessChange> {
  const permissions = permissionsInOrder(given);
  if (!permissions.length) throw badInput({ permissions: 'Choose at least one permission' });
  return em.transactional(async (tx) => {
    await requireRecentSignIn(tx, viewer);
    const employee = await employeeToChange(tx, viewer, expected);
    checkMayGrant(viewer, employee, given);
    const discountLimit = wanted ?? employee.discountLimit;
    await checkMayLimit(tx, viewer, employee, discountLimit);
    const isNew = employee.userId === null;
    // Removing permissions ends the sessions of the account, and requests that needed the
    // permissions.
    const takes = employee.permissions.some((one) => !permissions.includes(one));
    const account = takes && (await accountOfStaff(tx, employee));
    if (account) await revokeSessionsAndDevices(tx, account.id);
    const userId = employee.userId ?? (await staffAccountFor(tx, viewer, employee));
    const access = { userId, permissions, discountLimit };
    const change = await writeAccess(tx, viewer, employee, access);
    const content = accessGivenMail(app.publicUrl);
    if (isNew) await sendAccessEmail({ em: tx, app }, 'access given', employee.email, content);
    return change;
  });
}

/**
 * Turns the account with this e-mail into a staff account, or creates one. An existing account
 * loses its passkeys and social accounts, which other people may have.
 */
async function staffAccountFor(
  em: Em,
  viewer: Viewer,
  { name, phone, email }: Employee,
): Promise<string> {
  const account = await lockRow(em, User, { email, archivedAt: null });
  if (!account) {
    const user = em.create(User, { name, phone, email, role: Role.STAFF });
    const refusal = taken('EMAIL_TAKEN', 'email', refusalFor(viewer, EMAIL_CHANGE_REVERTIBLE));
    await claimEmail(em, em.flush(), { id: user.id, email }, refusal);
    return user.id;
  }
  await checkMayBecomeStaff(em, viewer, account);
  await revokeAllCredentials(em, account, { emails: [email] });
  await em.nativeUpdate(
    User,
    { id: account.id },
    { name, role: Role.STAFF, pendingEmail: null, hadPasskey: false, passkeyAllowedFor: null },
  );
  return account.id;
}

/**
 * Throws CONFLICT unless an admin turns the account of a customer into a staff account. Other staff
 * could otherwise sign out any customer.
 */
async function checkMayBecomeStaff(em: Em, viewer: Viewer, account: User): Promise<void> {
  const role: Role = account.role;
  if (role !== Role.CUSTOMER)
    throw conflict('EMAIL_TAKEN', refusalFor(viewer, `This email belongs to ${WHOSE[role]}`));
  if (!isAdmin(viewer))
    throw conflict(
      'EMAIL_TAKEN',
      refusalFor(
        viewer,
        'This email belongs to a customer. Only an admin can give a customer access',
      ),
    );
  if (await isRecoverable(em, account)) throw conflict('EMAIL_TAKEN', EMAIL_CHANGE_REVERTIBLE);
}

const WHOSE: Record<Exclude<Role, 'customer'>, string> = {
  ...{ enterprise: 'a business customer', app: 'an app', staff: 'another employee' },
  admin: 'an admin, who may do everything',
};

/**
 * Error after a recent change of the e-mail: a revert would give the access to the former owner.
 */
const EMAIL_CHANGE_REVERTIBLE =
  'The email of this account was changed in the last 72 hours, and the change can still be undone. It can get access after that';

/** Error text; without details of the account unless the viewer may read customers. */
const refusalFor = (viewer: Viewer, words: string): string =>
  hasPermission(viewer, 'customers.read')
    ? words
    : 'You cannot give access with this email. Please ask an admin';

/** Revokes an employee's back-office access and sessions. */
export function revokeAccess(viewer: Viewer, { em, app }: Deps, expected: ExpectedVersion) {
  return em.transactional(async (tx) => {
    const employee = await employeeToChange(tx, viewer, expected);
    checkMayGrant(viewer, employee);
    await removeAccess({ em: tx, app }, employee);
    return writeAccess(tx, viewer, employee, { userId: null, permissions: [], discountLimit: 0 });
  });
}

/**
 * Locks the staff account of an employee; null without access, and for an admin, who has every
 * right.
 */
const accountOfStaff = async (em: Em, { userId }: Employee): Promise<User | null> =>
  userId === null ? null : lockRow(em, User, { id: userId, role: Role.STAFF });

/** Turns the staff account of an employee into a customer account, and revokes its sessions. */
export async function removeAccess({ em, app }: Deps, employee: Employee): Promise<void> {
  const account = await accountOfStaff(em, employee);
  if (!account) return;
  await revokeSessionsAndDevices(em, account.id);
  await em.nativeUpdate(User, { id: account.id }, { role: Role.CUSTOMER });
  await deleteSavedFiltersOf(em, account.id);
  const { email } = account;
  if (email) await sendAccessEmail({ em, app }, 'access ended', email, accessEndedMail());
}

/** Sends a mail about the access, unless the address already got the daily maximum. */
async function sendAccessEmail(
  { em, app }: Deps,
  topic: 'access given' | 'access ended',
  to: string,
  content: MailContent,
): Promise<void> {
  if (await secondsToNextMail(em, { to, topic }, MAILS_A_DAY.access)) return;
  await queueMail({ em, app }, { to, topic, content });
}
