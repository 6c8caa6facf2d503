import type { Orm } from '../../database.js';

// Each statement returns a name to sort by and one line of SQL.
const COLUMNS = `
  select c.relname as "table", concat_ws(' ', quote_ident(a.attname),
    format_type(a.atttypid, a.atttypmod),
    case when a.attnotnull then 'not null' end,
    case when a.attgenerated = 's' then 'generated always as (' || pg_get_expr(d.adbin, d.adrelid) || ') stored'
      when d.adbin is not null then 'default ' || pg_get_expr(d.adbin, d.adrelid) end,
    case when a.attidentity <> '' then 'generated as identity' end) as line
  from pg_attribute a join pg_class c on c.oid = a.attrelid
    left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0
    and not a.attisdropped
  order by c.relname collate "C", a.attnum`;

const CONSTRAINTS = `
  select c.relname as "table",
    'constraint ' || quote_ident(k.conname) || ' ' || pg_get_constraintdef(k.oid) as line
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where k.connamespace = 'public'::regnamespace and k.contype in ('p', 'u', 'f', 'c', 'x')
  order by c.relname collate "C", k.contype, k.conname collate "C"`;

const INDEXES = `
  select pg_get_indexdef(i.indexrelid) || ';' as line
  from pg_index i join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = 'public'::regnamespace
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by c.relname collate "C"`;

const TRIGGERS = `
  select pg_get_triggerdef(t.oid) || ';' as line
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
  order by c.relname collate "C", t.tgname collate "C"`;

const FUNCTIONS = `
  select 'function ' || p.proname || '(' || pg_get_function_arguments(p.oid) || ') returns ' ||
    pg_get_function_result(p.oid) || ';' as line
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`;

interface Line {
  table?: string;
  line: string;
}

/**
 * The database as SQL-like text: tables with columns and constraints, indexes, triggers, and the
 * signatures of functions. Columns keep their order; everything else is sorted by name.
 */
export async function printedDatabase({ em }: Orm): Promise<string> {
  const read = (query: string) => em.fork().execute<Line[]>(query);
  const byTable = Map.groupBy(
    [...(await read(COLUMNS)), ...(await read(CONSTRAINTS))],
    ({ table }) => table,
  );
  const tables = [...byTable]
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
    .map(
      ([table, lines]) =>
        `create table "${table}" (\n${lines.map(({ line }) => `  ${line}`).join(',\n')}\n);`,
    );
  const lists = [await read(INDEXES), await read(TRIGGERS), await read(FUNCTIONS)].map((lines) =>
    lines.map(({ line }) => line).join('\n'),
  );
  return `${[...tables, ...lists].join('\n\n')}\n`;
}
