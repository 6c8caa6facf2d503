import type { Em } from '../database.js';
import { notFound } from '../platform/errors.js';
import { BY_UPDATE, keysetPage, pageInOrder } from '../platform/lists/keyset-page.js';
import type { Connection } from '../platform/lists/pagination.js';
import { contains } from '../platform/lists/search.js';
import type { EmployeesArgs } from './employee.inputs.js';

const selectEmployees = (em: Em) =>
  em
    .getKysely()
    .selectFrom('employee as e')
    .select(['e.id', 'e.name', 'e.phone', 'e.email', 'e.version', 'e.created_at as createdAt'])
    .select(['e.permissions', 'e.user_id as userId', 'e.discount_limit as discountLimit'])
    .select('e.updated_at as updatedAt');

export type EmployeeRow = Awaited<
  ReturnType<ReturnType<typeof selectEmployees>['execute']>
>[number];

/** The staff directory, newest first; with `updatedSince` by the last change. */
export function listEmployees(
  em: Em,
  { search, updatedSince, ...page }: EmployeesArgs,
): Promise<Connection<EmployeeRow>> {
  const all = selectEmployees(em);
  const found = search ? all.where('e.search_text', 'like', contains(search)) : all;
  if (!updatedSince) return keysetPage(em, found, 'e', page);
  return pageInOrder(em, found.where('e.updated_at', '>=', updatedSince), 'e', page, BY_UPDATE);
}

/** One employee. Throws NOT_FOUND for an unknown id. */
export async function requireEmployee(em: Em, id: string): Promise<EmployeeRow> {
  const employee = await selectEmployees(em).where('e.id', '=', id).executeTakeFirst();
  if (!employee) throw notFound('Employee');
  return employee;
}
