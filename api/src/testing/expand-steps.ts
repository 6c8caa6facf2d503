import type { Client } from 'pg';

interface Column {
  type: string;
  required: boolean;
  /** Whether the column has a default. */
  filled: boolean;
  /** Whether the database computes its value. */
  generated: boolean;
}

/** A constraint or unique index, which can reject an insert or update. */
interface Rule {
  table: string;
  columns: string[];
  definition: string;
}

export interface Shape {
  /** Columns by table and name. */
  columns: Map<string, Column>;
  rules: Map<string, Rule>;
}

const COLUMNS = `
  select format('%I.%I', c.relname, a.attname) as name, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled,
    a.attgenerated <> '' or a.attidentity = 'a' as generated
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`;

const RULES = `
  select format('%I', c.relname) as "table", format('%I', conname) as name, pg_get_constraintdef(o.oid) as definition,
    array(select format('%I', attname) from pg_attribute where attrelid = c.oid and attnum = any(o.conkey)) as columns
  from pg_constraint o join pg_class c on c.oid = o.conrelid
  where c.relnamespace = 'public'::regnamespace and o.contype in ('c', 'f', 'u', 'p', 'x')
  union all
  select format('%I', c.relname), format('%I', i.relname), pg_get_indexdef(i.oid),
    array(select format('%I', attname) from pg_attribute where attrelid = c.oid and attnum = any(x.indkey::int[]))
  from pg_index x join pg_class c on c.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
  where c.relnamespace = 'public'::regnamespace and x.indisunique
    and not exists (select from pg_constraint where conindid = i.oid)`;

export async function shapeOf(client: Client): Promise<Shape> {
  const columns = await client.query<Column & { name: string }>(COLUMNS);
  const rules = await client.query<Rule & { name: string }>(RULES);
  return {
    columns: new Map(columns.rows.map(({ name, ...column }) => [name, column])),
    rules: new Map(rules.rows.map(({ name, ...rule }) => [`${rule.table}: ${name}`, rule])),
  };
}

const tableOf = (column: string): string => column.slice(0, column.lastIndexOf('.'));

function breakingChangesOf(name: string, was: Column, is?: Column): string[] {
  if (!is) return [`${name} is gone`];
  const found: string[] = [];
  if (is.type !== was.type) found.push(`${name} is ${is.type}, and was ${was.type}`);
  if (is.generated && !was.generated) found.push(`${name} can no longer be written`);
  if (is.required && !is.filled && (!was.required || was.filled))
    found.push(`${name} has to be given`);
  return found;
}

/**
 * Finds schema changes that would break the previous version of the app during a deployment. All
 * existing columns must be unchanged, and rows of the previous version must be accepted. Dropped
 * constraints and new tables are allowed.
 */
export function breakingChanges(before: Shape, after: Shape): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const found = [...before.columns].flatMap(([name, was]) =>
    breakingChangesOf(name, was, after.columns.get(name)),
  );
  for (const [name, { required, filled }] of after.columns)
    if (!before.columns.has(name) && tables.has(tableOf(name)) && required && !filled)
      found.push(`${name} has to be given`);
  for (const [name, { table, columns, definition }] of after.rules) {
    const isNew = before.rules.get(name)?.definition !== definition;
    if (isNew && columns.some((column) => before.columns.has(`${table}.${column}`)))
      found.push(`${name} asks more`);
  }
  return found.sort();
}
