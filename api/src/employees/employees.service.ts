import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { badInput, taken } from '../platform/errors.js';
import { requireLocked } from '../platform/row-locks.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { Role, User } from '../users/user.entity.js';
import { explainConflict, nextVersion, requireVersion } from '../users/version-conflict.service.js';
import { type AccessChange, removeAccess } from './employee-access.service.js';
import { Employee } from './employee.entity.js';
import type { EmployeeFields } from './employee.inputs.js';
import { checkMayGrant } from './access-grant.service.js';

const emailTaken = () =>
  taken('EMAIL_TAKEN', 'email', 'An employee with this email already exists');

export function createEmployee(
  { em }: { em: Em },
  { name, phone, email }: EmployeeFields,
): Promise<Employee> {
  return em.transactional(async (tx) => {
    const employee = tx.create(Employee, { name, phone, email });
    await mapUniqueViolation(tx.flush(), emailTaken());
    return employee;
  });
}

/**
 * Renames the account of an employee. The audit log shows that name, so employees cannot change it
 * themselves.
 */
async function renameAccount(
  em: Em,
  viewer: Viewer,
  { userId, name: before }: Employee,
  name: string,
): Promise<void> {
  if (!userId || name === before) return;
  if (userId === viewer.userId)
    throw badInput({ name: 'You cannot change your own name. Ask a colleague to change it' });
  const values = { name, ...nextVersion(viewer) };
  await em.nativeUpdate(User, { id: userId, role: Role.STAFF }, values);
}

export function updateEmployee(
  viewer: Viewer,
  { em }: { em: Em },
  { id, version }: ExpectedVersion,
  { name, phone, email }: EmployeeFields,
): Promise<Employee> {
  return em.transactional(async (tx) => {
    const before = await requireLocked(tx, Employee, { id }, 'Employee');
    // A new e-mail changes who can sign in, so it needs the same rights as giving access.
    if (email !== before.email && before.userId) checkMayGrant(viewer, before);
    await renameAccount(tx, viewer, before, name);
    const values = { name, phone, email, ...nextVersion(viewer) };
    const changed = await mapUniqueViolation(
      tx.nativeUpdate(Employee, { id, version }, values),
      emailTaken(),
    );
    const employee = await tx.findOne(Employee, { id }, { refresh: true });
    if (!changed || !employee) throw await explainConflict(tx, viewer, 'Employee', employee);
    return employee;
  });
}

/** Deletes the employee and revokes the access of their account. */
export function deleteEmployee(
  viewer: Viewer,
  { em, app }: Deps,
  { id, version }: ExpectedVersion,
): Promise<AccessChange> {
  return em.transactional(async (tx) => {
    const employee = await requireLocked(tx, Employee, { id }, 'Employee');
    checkMayGrant(viewer, employee);
    await requireVersion(tx, viewer, 'Employee', { current: employee, version });
    await removeAccess({ em: tx, app }, employee);
    await tx.remove(employee).flush();
    return { employee, given: [], taken: employee.permissions };
  });
}
