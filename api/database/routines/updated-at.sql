-- Triggers that set `updated_at` with each change of a row, and of the rows that are shown with it.

create or replace function set_updated_at() returns trigger language plpgsql as $$
begin
  new.updated_at := greatest(clock_timestamp(), old.updated_at + interval '1 millisecond');
  return new;
end $$;

create or replace trigger sets_updated_at before update on "order" for each row execute function set_updated_at();
create or replace trigger sets_updated_at before update on "user" for each row execute function set_updated_at();
create or replace trigger sets_updated_at before update on address for each row execute function set_updated_at();
create or replace trigger sets_updated_at before update on cloth for each row execute function set_updated_at();
create or replace trigger sets_updated_at before update on employee for each row execute function set_updated_at();

create or replace function touch_parents() returns trigger language plpgsql as $$
declare
  parent constant regclass := tg_argv[0];
  shown constant text := format('select %I as id, to_jsonb(line) - %L::text[]', tg_argv[1], tg_argv[2]);
  parents uuid[];
begin
  execute case tg_op
    when 'INSERT' then format('select array_agg(distinct %I) from inserted', tg_argv[1])
    when 'DELETE' then format('select array_agg(distinct %I) from deleted', tg_argv[1])
    else format('select array_agg(distinct id) from (
        (%1$s from inserted as line except all %1$s from deleted as line)
        union all (%1$s from deleted as line except all %1$s from inserted as line)) as changed', shown)
    end into parents;
  if parents is null then return null; end if;
  execute format('with held as (
      select id from %1$s where id = any($1) and xmin <> pg_current_xact_id()::xid order by id for no key update)
    update %1$s as parent set updated_at = clock_timestamp() from held where parent.id = held.id', parent)
    using parents;
  return null;
end $$;

create or replace function touches(child regclass, parent regclass, of text, hidden text[] default '{}') returns void
language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create or replace trigger touches_%s after %1$s on %s referencing %s for each statement
      execute function touch_parents(%L, %L, %L)',
      event, child,
      case event when 'insert' then 'new table as inserted' when 'delete' then 'old table as deleted'
        else 'old table as deleted new table as inserted' end,
      parent, of, hidden);
  end loop;
end $$;

select touches('order_item', '"order"', 'order_id');
select touches('order_adjustment', '"order"', 'order_id');
select touches('order_event', '"order"', 'order_id');
select touches('payment', '"order"', 'order_id');
select touches('piece_count', '"order"', 'order_id');
select touches('order_photo', '"order"', 'order_id');
select touches('tax_document', '"order"', 'order_id');
select touches('payment_link', '"order"', 'order_id', '{checked_at}');
select touches('round_stop', '"order"', 'order_id', '{position,round_id}');
select touches('address', '"user"', 'user_id');
select touches('price_list', '"user"', 'enterprise_id');
select touches('enterprise_terms', '"user"', 'user_id');
select touches('employee', '"user"', 'user_id');
