import { type Expression, type SqlBool, sql } from 'kysely';
import type { Em } from '../database.js';
import { withoutNulls } from '../orders/list/order-filter.queries.js';
import type { AuditKind } from '../platform/audit/audit-event.js';
import { checkSpan, dayStart } from '../platform/date-range.js';
import { keysetPage } from '../platform/lists/keyset-page.js';
import { byNewest } from '../platform/lists/cursor.js';
import {
  type Connection,
  mapNodes,
  type Page,
  toConnection,
} from '../platform/lists/pagination.js';
import type { Role } from '../users/user.entity.js';
import type { AuditEntry, AuditField, AuditPerson } from './audit-entry.js';
import { actorOf } from '../users/actor.js';
import type { AuditFilter } from './audit.inputs.js';

/**
 * The table of the audit log. It is not an entity, because rows are only inserted, by triggers and
 * by `recordAuditEvent`.
 */
interface EntryTable {
  id: string;
  created_at: Date;
  by_user_id: string | null;
  by_name: string;
  by_role: Role | null;
  operation: string;
  kind: AuditKind;
  thing: string | null;
  object_id: string | null;
  part: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  network: string | null;
  request_id: string | null;
}

function conditions(filter: AuditFilter): Expression<SqlBool>[] {
  const { actorUserId, operation, kind, thing, objectId, from, to } = filter;
  checkSpan({ from, to });
  return withoutNulls([
    actorUserId ? sql<SqlBool>`e.by_user_id = ${actorUserId}` : null,
    operation ? sql<SqlBool>`e.operation = ${operation}` : null,
    kind ? sql<SqlBool>`e.kind = ${sql.lit(kind)}` : null,
    thing ? sql<SqlBool>`e.thing = ${thing}` : null,
    objectId ? sql<SqlBool>`e.object_id = ${objectId}` : null,
    from ? sql<SqlBool>`e.created_at >= ${dayStart(from)}` : null,
    to ? sql<SqlBool>`e.created_at < ${dayStart(to, 1)}` : null,
  ]);
}

/** Current name of the object, by its type. */
const objectName = sql<string | null>`case e.thing
  when 'order' then right(e.object_id::text, 6)
  when 'user' then (select name from "user" where id = e.object_id)
  when 'mail' then (select topic from mail where id = e.object_id)
  when 'webhook' then (select payment_id from failed_webhook where id = e.object_id)
  when 'round' then (select to_char(r.day, 'DD Mon YYYY') || coalesce(', ' || d.name, '')
    from round r left join employee d on d.id = r.driver_id where r.id = e.object_id)
  when 'recurring pickup' then (select u.name
    from recurring_pickup p join "user" u on u.id = p.user_id where p.id = e.object_id)
  when 'business' then (select name from business where id = e.object_id)
  when 'app' then (select name from app where id = e.object_id)
  when 'area' then (select name from area where id = e.object_id)
  when 'preset' then (select initcap(name) from access_preset where id = e.object_id)
  when 'employee' then (select name from employee where id = e.object_id)
  when 'cloth' then (select name from cloth where id = e.object_id) end`;

const objectRole = sql<Role | null>`case e.thing
  when 'user' then (select role from "user" where id = e.object_id) end`;

const selectEntries = (em: Em, filter: AuditFilter) =>
  em
    .getKysely<{ 'audit.entry': EntryTable }>()
    .selectFrom('audit.entry as e')
    .select([
      ...(['e.id', 'e.created_at as createdAt', 'e.by_user_id as actorId'] as const),
      ...(['e.by_name as actorName', 'e.by_role as actorRole', 'e.operation', 'e.kind'] as const),
      ...(['e.thing', 'e.object_id as objectId', 'e.part', 'e.before', 'e.after'] as const),
      ...(['e.network', 'e.request_id as requestId'] as const),
      objectName.as('objectName'),
      objectRole.as('objectRole'),
    ])
    .where((eb) => eb.and(conditions(filter)));

const camel = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const jsonOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : JSON.stringify(value);

function fieldsOf({ before, after }: Pick<EntryTable, 'before' | 'after'>): AuditField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({
    name: camel(name),
    before: jsonOf(before?.[name]),
    after: jsonOf(after?.[name]),
  }));
}

/**
 * Maximum characters of all fields on one page. Price lists are long, and a response may have at
 * most 2,000,000 characters.
 */
const MAX_CHARACTERS = 500_000;

const lengthOf = ({ fields }: AuditEntry): number =>
  fields.reduce((sum, { before, after }) => sum + (before?.length ?? 0) + (after?.length ?? 0), 0);

/** Number of entries that fit on a page by their length; at least one. */
function fittingCount(entries: AuditEntry[]): number {
  let characters = 0;
  for (const [index, entry] of entries.entries()) {
    characters += lengthOf(entry);
    if (index > 0 && characters > MAX_CHARACTERS) return index;
  }
  return entries.length;
}

/**
 * Entries that match the filter, newest first. A page of long entries has fewer entries than
 * requested.
 */
export async function listAudit(
  em: Em,
  filter: AuditFilter,
  page: Page,
): Promise<Connection<AuditEntry>> {
  const found = await keysetPage(em, selectEntries(em, filter), 'e', page);
  const entries = mapNodes(found, (row) => ({
    ...row,
    actor: actorOf(row),
    fields: fieldsOf(row),
  }));
  const rows = entries.edges.map(({ node }) => node);
  const first = fittingCount(rows);
  if (first === rows.length) return entries;
  return toConnection({ ...entries, rows, page: { ...page, first }, cursorOf: byNewest });
}

/** Maximum number of people in the list of the filter. */
const MAX_PEOPLE = 500;

/**
 * Users with audit entries, sorted by name. The recursive query jumps through the index from user
 * to user, so that it does not read all entries.
 */
export async function auditPeople(em: Em): Promise<AuditPerson[]> {
  const { rows } = await sql<AuditPerson>`
    with recursive person as (
      (select by_user_id from audit.entry where by_user_id is not null order by by_user_id limit 1)
      union all
      select (select e.by_user_id from audit.entry e where e.by_user_id > p.by_user_id order by e.by_user_id limit 1)
      from person p where p.by_user_id is not null)
    select p.by_user_id as "userId", last.name, staff.email
    from person p cross join lateral (
      select e.by_name as name from audit.entry e where e.by_user_id = p.by_user_id
      order by e.created_at desc, e.id desc limit 1) as last
    left join "user" staff on staff.id = p.by_user_id and staff.role in ('staff', 'admin')
    order by last.name, p.by_user_id limit ${MAX_PEOPLE}`.execute(em.getKysely());
  return rows;
}
