import type { Permission } from '../../rules/permission.js';
import { createSession } from '../auth/sessions/sessions.service.js';
import { Employee } from '../employees/employee.entity.js';
import { Role, User } from '../users/user.entity.js';
import type { TestServer } from './test-server.js';

let made = 0;

export interface TestUser {
  id: string;
  name: string;
  email: string;
  phone: string;
  token: string;
}

/** Inserts a user with a session into the database. */
export async function makeUser(
  { orm }: TestServer,
  values: { name?: string; role?: Role; email?: string; phone?: string } = {},
): Promise<TestUser> {
  made += 1;
  const em = orm.em.fork();
  const email = values.email ?? `person${made}@laundry.test`;
  const user = em.create(User, {
    name: values.name ?? `Person ${made}`,
    email,
    phone: values.phone ?? `98${String(made).padStart(8, '0')}`,
    role: values.role ?? Role.CUSTOMER,
    emailProved: true,
  });
  await em.flush();
  const token = await createSession(em, user);
  return { id: user.id, name: user.name, email, phone: user.phone ?? '', token };
}

/** Inserts an employee without back-office access into the database. */
export async function makeEmployee(
  { orm }: TestServer,
  values: { name?: string; phone?: string; email?: string } = {},
): Promise<Employee> {
  made += 1;
  const em = orm.em.fork();
  const person = { name: `Worker ${made}`, phone: '9876543210', email: `worker${made}@staff.test` };
  const employee = em.create(Employee, { ...person, ...values });
  await em.flush();
  return employee;
}

/** Id and current version of an access preset. */
export async function presetOf(
  { orm }: Pick<TestServer, 'orm'>,
  name: string,
): Promise<{ id: string; version: number }> {
  const [row] = await orm.em
    .fork()
    .execute<[{ id: string; version: number }]>(
      'select id, version from access_preset where name = ?',
      [name],
    );
  return row;
}

/** Makes an employee with access and only these permissions. */
export async function makeStaff(
  server: TestServer,
  permissions: Permission[],
  values: { name?: string; email?: string; discountLimit?: number } = {},
): Promise<TestUser & { employeeId: string }> {
  const user = await makeUser(server, { ...values, role: Role.STAFF });
  const em = server.orm.em.fork();
  const { email, phone } = user;
  const employee = em.create(Employee, {
    ...{ name: values.name ?? 'Employee', email, phone, permissions, userId: user.id },
    discountLimit: values.discountLimit ?? 0,
  });
  await em.flush();
  return { ...user, employeeId: employee.id };
}

export const makeAdmin = (server: TestServer) =>
  makeUser(server, { role: Role.ADMIN, name: 'Admin' });
