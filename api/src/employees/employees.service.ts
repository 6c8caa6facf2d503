import { LockMode } from '@mikro-orm/core';
import type { Em } from '../database.js';
import { notFound, taken } from '../platform/errors.js';
import { orRefuse } from '../platform/unique.js';
import { Employee } from './employee.entity.js';
import type { EmployeeInput } from './employee.inputs.js';

const emailTaken = () => taken('email', 'There is an employee with this email already');

async function lockEmployee(em: Em, id: string): Promise<Employee> {
  const employee = await em.findOne(Employee, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!employee) throw notFound('Employee');
  return employee;
}

export function createEmployee(
  { em }: { em: Em },
  { name, phone, email }: EmployeeInput,
): Promise<Employee> {
  return em.transactional(async (tx) => {
    const employee = tx.create(Employee, { name, phone, email });
    await orRefuse(tx.flush(), emailTaken());
    return employee;
  });
}

export function updateEmployee(
  { em }: { em: Em },
  id: string,
  { name, phone, email }: EmployeeInput,
): Promise<Employee> {
  return em.transactional(async (tx) => {
    const employee = await lockEmployee(tx, id);
    Object.assign(employee, { name, phone, email });
    await orRefuse(tx.flush(), emailTaken());
    return employee;
  });
}

/** Nothing points to an employee, so the row goes. */
export function deleteEmployee({ em }: { em: Em }, id: string): Promise<void> {
  return em.transactional(async (tx) => {
    const employee = await lockEmployee(tx, id);
    await tx.remove(employee).flush();
  });
}
