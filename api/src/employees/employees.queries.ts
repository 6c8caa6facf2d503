import { type SqlBool, sql } from 'kysely';
import type { Em } from '../database.js';
import {
  byNewest,
  type Connection,
  decodeCursor,
  pageSize,
  toConnection,
} from '../platform/pagination.js';
import { contains } from '../platform/search.js';
import type { EmployeesArgs } from './employee.inputs.js';

const selectEmployees = (em: Em) =>
  em
    .getKysely()
    .selectFrom('employee as e')
    .select(['e.id', 'e.name', 'e.phone', 'e.email', 'e.created_at as createdAt']);

export type EmployeeRow = Awaited<
  ReturnType<ReturnType<typeof selectEmployees>['execute']>
>[number];

/** The staff directory, newest first. */
export async function listEmployees(
  em: Em,
  { search, first, after }: EmployeesArgs,
): Promise<Connection<EmployeeRow>> {
  const size = pageSize(first);
  const cursor = decodeCursor(after, 'string');
  let query = selectEmployees(em);
  if (search) query = query.where('e.search_text', 'like', contains(search));
  if (cursor)
    query = query.where(
      sql<SqlBool>`(e.created_at, e.id) < (${cursor[0]}::timestamptz, ${cursor[1]})`,
    );
  const rows = await query
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(size + 1)
    .execute();
  return toConnection(rows, size, byNewest);
}
