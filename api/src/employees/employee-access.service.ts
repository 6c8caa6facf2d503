import { endConfirmation } from '../auth/endings.service.js';
import { canBeTakenBack, takeEmail } from '../auth/links/ways-back.service.js';
import { DEEDS, type Permission, permissionsInOrder } from '../auth/permission.js';
import { may } from '../auth/permission.policy.js';
import { requireProof, signOutEverywhere } from '../auth/sessions/sessions.service.js';
import { MAY_BE_UNDONE } from '../auth/upkeep.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { queueMail } from '../mails/outbox.service.js';
import { AppError, badInput, conflict, taken } from '../platform/errors.js';
import { lockRow, requireLocked } from '../platform/locks.js';
import type { Seen } from '../platform/versioned.js';
import { Role, User } from '../users/user.entity.js';
import { missed, nextVersion } from '../users/versions.service.js';
import { accessEndedMail, accessGivenMail } from './employee-access.mails.js';
import { Employee } from './employee.entity.js';

/** Nobody gives or takes what they may not do themselves, nor changes what they themselves may do. */
export function checkMayGive(
  viewer: Viewer,
  employee: Pick<Employee, 'userId' | 'permissions'>,
  given: readonly Permission[] = [],
): void {
  if (employee.userId === viewer.userId)
    throw new AppError('FORBIDDEN', 'Somebody else has to change what you may do');
  const beyond = [...given, ...employee.permissions].find((one) => !may(viewer, one));
  if (beyond)
    throw new AppError(
      'FORBIDDEN',
      `You have not been given leave to ${DEEDS[beyond]}, so you cannot give it or take it`,
    );
}

/** The employee as the caller saw it, whom nobody else changes until the transaction ends. */
async function employeeToChange(em: Em, viewer: Viewer, seen: Seen): Promise<Employee> {
  const employee = await requireLocked(em, Employee, { id: seen.id }, 'Employee');
  if (employee.version !== seen.version) throw await missed(em, viewer, 'Employee', employee);
  return employee;
}

/** Lets an employee into the back-office to do just this, with the account of their e-mail, or a new one. */
export function giveAccess(
  viewer: Viewer,
  { em, app }: Deps,
  seen: Seen,
  given: readonly Permission[],
): Promise<Employee> {
  const permissions = permissionsInOrder(given);
  if (!permissions.length) throw badInput({ permissions: 'Please choose what they may do' });
  return em.transactional(async (tx) => {
    await requireProof(tx, viewer);
    const employee = await employeeToChange(tx, viewer, seen);
    checkMayGive(viewer, employee, given);
    const isNew = employee.userId === null;
    // What somebody began with what is taken, such as another e-mail for a customer, is over with their sessions.
    const takes = employee.permissions.some((one) => !permissions.includes(one));
    const account = takes && (await accountOfStaff(tx, employee));
    if (account) await signOutEverywhere(tx, account.id);
    const userId = employee.userId ?? (await staffAccountFor(tx, employee));
    await tx.nativeUpdate(
      Employee,
      { id: seen.id },
      { userId, permissions, ...nextVersion(viewer) },
    );
    if (isNew) {
      const content = accessGivenMail(app.publicUrl);
      await queueMail({ em: tx, app }, { to: employee.email, topic: 'access given', content });
    }
    return tx.refresh(employee).then((fresh) => fresh ?? employee);
  });
}

/** The account that reads this e-mail becomes one of the staff, and what was begun with it before is over. */
async function staffAccountFor(em: Em, { name, phone, email }: Employee): Promise<string> {
  const account = await lockRow(em, User, { email, archivedAt: null });
  if (!account) {
    const user = em.create(User, { name, phone, email, role: Role.STAFF });
    await takeEmail(em, em.flush(), { id: user.id, email }, taken('email', MAY_BE_UNDONE));
    return user.id;
  }
  const role: Role = account.role;
  if (role !== Role.CUSTOMER) throw conflict(`This e-mail is that of ${WHOSE[role]}`);
  if (await canBeTakenBack(em, account)) throw conflict(MAY_BE_UNDONE);
  await signOutEverywhere(em, account.id);
  await endConfirmation(em, account);
  await em.nativeUpdate(User, { id: account.id }, { role: Role.STAFF, pendingEmail: null });
  return account.id;
}

const WHOSE: Record<Role, string> = {
  customer: 'a customer',
  enterprise: 'a business customer',
  staff: 'another employee',
  admin: 'an admin, who may do everything',
};

/** Lets an employee into the back-office no more; whoever is signed in is so no longer. */
export function endAccess(viewer: Viewer, { em, app }: Deps, seen: Seen): Promise<Employee> {
  return em.transactional(async (tx) => {
    const employee = await employeeToChange(tx, viewer, seen);
    checkMayGive(viewer, employee);
    await closeAccess({ em: tx, app }, employee);
    const values = { userId: null, permissions: [], ...nextVersion(viewer) };
    await tx.nativeUpdate(Employee, { id: seen.id }, values);
    return tx.refresh(employee).then((fresh) => fresh ?? employee);
  });
}

/** The account that an employee signs in with, unless it is an admin's by now, of whom access takes nothing. */
const accountOfStaff = async (em: Em, { userId }: Employee): Promise<User | null> =>
  userId === null ? null : lockRow(em, User, { id: userId, role: Role.STAFF });

/** Makes the account of an employee a customer's, and signs it out; an admin stays one. */
export async function closeAccess({ em, app }: Deps, employee: Employee): Promise<void> {
  const account = await accountOfStaff(em, employee);
  if (!account) return;
  await signOutEverywhere(em, account.id);
  await em.nativeUpdate(User, { id: account.id }, { role: Role.CUSTOMER });
  const content = accessEndedMail();
  await queueMail({ em, app }, { to: account.email, topic: 'access ended', content });
}
