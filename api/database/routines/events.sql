-- The event feed for programs. Triggers add an event in the transaction of each change. `number_events` gives the
-- events their places in the feed.

create or replace function add_event(type text, subject_id uuid, subject_version int, customer_id uuid, actor_id uuid,
  order_id uuid default null, from_status text default null, to_status text default null, amount bigint default null)
returns void language sql as $$
  insert into event (type, subject_id, subject_version, customer_id, actor_id, order_id, from_status, to_status, amount)
    values ($1, $2, $3, $4,
      coalesce((nullif(current_setting('laundry.audit_context', true), '')::jsonb ->> 'by')::uuid, $5), $6, $7, $8, $9)
$$;

-- One event for all saves of a record in a transaction.
create or replace function add_update_event(noun text, subject_id uuid, subject_version int, customer_id uuid, actor_id uuid)
returns void language plpgsql as $$
begin
  update event e set subject_version = $3
    where e.number is null and e.transaction = pg_current_xact_id() and e.subject_id = $2
      and e.type in (noun || '.created', noun || '.updated');
  if not found then perform add_event(noun || '.updated', $2, $3, $4, $5); end if;
end $$;

-- Records with an own life: noun of the type, column with the id of the customer, column that is set at the end of the
-- life, name of that end, and columns that no reader sees.
create or replace function add_event_of_row() returns trigger language plpgsql as $$
declare
  hidden constant text[] := tg_argv[4];
  old_row constant jsonb := to_jsonb(old);
  new_row constant jsonb := to_jsonb(new);
  line constant jsonb := coalesce(new_row, old_row);
  had_ended constant boolean := old_row ->> tg_argv[2] is not null;
  has_ended constant boolean := new_row ->> tg_argv[2] is not null;
  verb constant text := case
    when tg_op = 'INSERT' then 'created'
    when tg_op = 'DELETE' or (has_ended and not had_ended) then tg_argv[3]
    when had_ended and not has_ended then 'restored'
    when old_row - hidden is distinct from new_row - hidden then 'updated' end;
  actor constant uuid := case
    when new_row -> 'version' is distinct from old_row -> 'version' then (new_row ->> 'updated_by')::uuid end;
begin
  if verb is null or (tg_table_name = 'user' and line ->> 'role' not in ('customer', 'enterprise')) then
    return null;
  end if;
  if verb = 'updated' then
    perform add_update_event(tg_argv[0], (line ->> 'id')::uuid, (line ->> 'version')::int, (line ->> tg_argv[1])::uuid, actor);
  else
    perform add_event(tg_argv[0] || '.' || verb, (line ->> 'id')::uuid, (line ->> 'version')::int, (line ->> tg_argv[1])::uuid, actor);
  end if;
  return null;
end $$;

create or replace function events_of(watched regclass, noun text, customer text, ends text, ending text, hidden text[])
returns void language plpgsql as $$
begin
  execute format('create or replace trigger adds_event after insert or update or delete on %s for each row
    execute function add_event_of_row(%L, %L, %L, %L, %L)', watched, noun, customer, ends, ending, hidden);
end $$;

select events_of('"user"', 'customer', 'id', 'archived_at', 'deleted',
  '{updated_at,updated_by,search_text,email_proved,had_passkey,passkey_allowed_for,admin_by_setting}');
select events_of('address', 'address', 'user_id', '', 'deleted', '{updated_at,updated_by,search_text}');
select events_of('cloth', 'cloth', '', 'archived_at', 'deleted', '{updated_at,updated_by}');
select events_of('employee', 'employee', '', '', 'deleted', '{updated_at,updated_by,search_text}');
select events_of('recurring_pickup', 'recurring_pickup', 'user_id', 'ended_at', 'ended',
  '{handled_until,next_day,updated_by}');

create or replace function add_event_of_price_list() returns trigger language plpgsql as $$
begin
  perform add_update_event('price_list', new.enterprise_id, new.version, new.enterprise_id, new.updated_by);
  return null;
end $$;

create or replace trigger adds_event after insert or update on price_list for each row
  execute function add_event_of_price_list();

create or replace function add_event_of_statement() returns trigger language plpgsql as $$
begin
  perform add_event('statement.issued', new.id, null, new.user_id, null);
  return null;
end $$;

create or replace trigger adds_event after insert on statement for each row execute function add_event_of_statement();

create or replace function add_event_of_cash_up() returns trigger language plpgsql as $$
begin
  perform add_event('cash_up.closed', new.id, null, null, new.closed_by, amount := new.counted);
  return null;
end $$;

create or replace trigger adds_event after insert on cash_up for each row execute function add_event_of_cash_up();

create or replace function add_event_of_moved_order() returns trigger language plpgsql as $$
begin
  perform add_event('order.customer_changed', new.id, new.version, new.user_id, null, new.id);
  return null;
end $$;

create or replace trigger adds_event_of_customer after update on "order" for each row
  when (old.user_id <> new.user_id) execute function add_event_of_moved_order();

-- Parts of an order. These triggers run at the commit, so that events have the final version of the order.
create or replace function add_event_of_order() returns trigger language plpgsql as $$
declare
  of_order record;
begin
  select id, version, user_id into of_order from "order" where id = new.order_id;
  if not found then return null; end if;
  case tg_table_name
    when 'order_event' then
      perform add_event('order.' || replace(new.kind, ' ', '_'), of_order.id, of_order.version, of_order.user_id,
        new.by_user_id, of_order.id, new.from_status, new.to_status);
    when 'payment' then
      perform add_event('payment.' || case new.kind when 'reversal' then 'reversed' when 'refund' then 'refunded' else 'received' end,
        new.id, null, of_order.user_id, new.by_user_id, of_order.id, amount := new.amount);
    when 'tax_document' then
      perform add_event(case new.kind when 'CN' then 'credit_note' else 'invoice' end || '.issued',
        new.id, null, of_order.user_id, new.issued_by, of_order.id, amount := new.total);
  end case;
  return null;
end $$;

drop trigger if exists adds_event on order_event;
create constraint trigger adds_event after insert on order_event deferrable initially deferred for each row
  when (new.kind not in ('payment recorded', 'wrong delivery code')) execute function add_event_of_order();
drop trigger if exists adds_event on payment;
create constraint trigger adds_event after insert on payment deferrable initially deferred for each row
  execute function add_event_of_order();
drop trigger if exists adds_event on tax_document;
create constraint trigger adds_event after insert on tax_document deferrable initially deferred for each row
  execute function add_event_of_order();

-- Whether the snapshot of this statement has the result of a transaction and of all earlier ones. After a restore of a
-- dump, transactions of the other server may have numbers above all of this server.
create or replace function has_settled(transaction xid8) returns boolean language sql stable as $$
  select transaction < pg_snapshot_xmin(pg_current_snapshot()) or transaction >= pg_snapshot_xmax(pg_current_snapshot())
$$;

-- Numbers the events of all transactions before the oldest one that still runs. No transaction can add an event behind
-- the last number later, so a reader misses none. The row of `event_feed` allows one transaction at a time.
create or replace function number_events(out last_number bigint, out deleted_number bigint) language plpgsql as $$
begin
  if exists (select from event where number is null and has_settled(transaction)) then
    perform from event_feed for update;
    with settled as (
      select id, row_number() over (order by transaction, occurred_at, id) as place from event
      where number is null and has_settled(transaction)
    ), numbered as (
      update event e set number = f.last_number + s.place from settled s, event_feed f where e.id = s.id returning 1
    )
    update event_feed f set last_number = f.last_number + (select count(*) from numbered);
  end if;
  select f.last_number, f.deleted_number into last_number, deleted_number from event_feed f;
end $$;
