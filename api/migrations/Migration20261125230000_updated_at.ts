import { Migration } from '@mikro-orm/migrations';

// Rows that are there get the moment of the migration: a constant default is added without writing the table.
const COLUMNS = ['"order"', '"user"', 'address', 'cloth', 'employee'].map(
  (table) => `
alter table ${table} add column updated_at timestamptz(3) not null default now();
alter table ${table} alter column updated_at set default clock_timestamp();
`,
);

const OWN = `
create function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;
${['"order"', '"user"', 'address', 'cloth', 'employee']
  .map(
    (table) => `
create trigger sets_updated_at before update on ${table} for each row execute function set_updated_at();`,
  )
  .join('')}
`;

// Arguments: the table of the parent, the column with its id, and columns that the parent does not show. A parent that this
// transaction has written has moved already. Others are locked in the order of their ids, so that two transactions which touch
// the same parents do not wait for each other.
const TOUCHING = `
create function touch_parents() returns trigger language plpgsql as $$
declare
  parent constant regclass := tg_argv[0];
  shown constant text := format('select %I as id, to_jsonb(line) - %L::text[]', tg_argv[1], tg_argv[2]);
  parents uuid[];
begin
  execute case tg_op
    when 'INSERT' then format('select array_agg(distinct %I) from come', tg_argv[1])
    when 'DELETE' then format('select array_agg(distinct %I) from gone', tg_argv[1])
    else format('select array_agg(distinct id) from (
        (%1$s from come as line except all %1$s from gone as line)
        union all (%1$s from gone as line except all %1$s from come as line)) as changed', shown)
    end into parents;
  if parents is null then return null; end if;
  execute format('with held as (
      select id from %1$s where id = any($1) and xmin <> pg_current_xact_id()::xid order by id for no key update)
    update %1$s as parent set updated_at = clock_timestamp() from held where parent.id = held.id', parent)
    using parents;
  return null;
end $$;

create function touches(child regclass, parent regclass, of text, hidden text[] default '{}') returns void
language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create trigger touches_%s after %1$s on %s referencing %s for each statement
      execute function touch_parents(%L, %L, %L)',
      event, child,
      case event when 'insert' then 'new table as come' when 'delete' then 'old table as gone'
        else 'old table as gone new table as come' end,
      parent, of, hidden);
  end loop;
end $$;
`;

const PARTS = `
select touches('order_item', '"order"', 'order_id');
select touches('bill_line', '"order"', 'order_id');
select touches('order_event', '"order"', 'order_id');
select touches('payment', '"order"', 'order_id');
select touches('piece_count', '"order"', 'order_id');
select touches('order_photo', '"order"', 'order_id');
select touches('paper', '"order"', 'order_id');
select touches('payment_link', '"order"', 'order_id', '{checked_at}');
select touches('round_stop', '"order"', 'order_id', '{position,round_id}');
select touches('address', '"user"', 'user_id');
select touches('price_list', '"user"', 'enterprise_id');
select touches('enterprise_terms', '"user"', 'user_id');
select touches('employee', '"user"', 'user_id');
`;

// A change of an order is announced when it has moved; other tables move with their version. Photos, counts, invoices and
// links to pay touch their order, so they need no triggers of their own for that.
const LIVE = `
create or replace function tell_rows() returns trigger language plpgsql as $$
declare
  sent jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_agg(jsonb_build_array(id, version, line ->> nullif(tg_argv[1], ''), line -> 'updated_at')) into sent from (
      select now.id, now.version, to_jsonb(now) as line
      from changed as now join before on before.id = now.id
      where (now.version, to_jsonb(now) -> 'updated_at')
        is distinct from (before.version, to_jsonb(before) -> 'updated_at') limit 51
    ) as one;
  else
    select jsonb_agg(jsonb_build_array(id, version, line ->> nullif(tg_argv[1], ''), line -> 'updated_at')) into sent from (
      select id, version, to_jsonb(changed) as line from changed limit 51
    ) as one;
  end if;
  if jsonb_array_length(sent) > 50 then
    sent := null;
  elsif sent is null then
    return null;
  end if;
  perform pg_notify('live', jsonb_build_object('of', tg_argv[0], 'new', tg_op = 'INSERT', 'rows', sent)::text);
  return null;
end $$;

drop trigger payment_link_told on payment_link;
drop trigger paper_told on paper;
drop function tell_order_of_row();
`;

/** The moment of the last change of an order, a user, an address, a cloth type or an employee: see docs/decisions/084. */
export class Migration20261125230000_updated_at extends Migration {
  override up(): void {
    for (const part of [...COLUMNS, OWN, TOUCHING, PARTS, LIVE]) this.addSql(part);
  }
}
