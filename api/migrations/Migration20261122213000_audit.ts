import { Migration } from '@mikro-orm/migrations';

// What is noted cannot be changed afterwards, by its own columns least of all: kinds and things are texts, so that later
// versions have others without touching the table. In a schema of its own, which somebody else than the app may own.
const ENTRIES = `
create schema audit;

create function audit_id() returns uuid language sql volatile as $$
  select (lpad(to_hex(at / 1000), 12, '0') || '7' || lpad(to_hex(at % 1000), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as moment (at)
$$;

create table audit.entry (
  id uuid primary key default audit_id(),
  created_at timestamptz(3) not null default now(),
  by_user_id uuid,
  by_name text not null,
  by_role text,
  operation text not null,
  kind text not null,
  thing text,
  object_id uuid,
  part text,
  before jsonb,
  after jsonb,
  network text,
  request_id text,
  once text
);

create index entry_newest on audit.entry (created_at, id);
create index entry_of_object on audit.entry (object_id, created_at, id);
create index entry_by_person on audit.entry (by_user_id, created_at, id);
create index entry_of_operation on audit.entry (operation, created_at, id);
create index entry_of_thing on audit.entry (thing, created_at, id);
create index entry_of_kind on audit.entry (kind, created_at, id) where kind not in ('created', 'changed');
create unique index entry_once on audit.entry (once) where once is not null;
`;

const ONLY_ADDED_TO = `
create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'The audit is only added to';
end $$;

create trigger only_added_to before update or delete or truncate on audit.entry
  for each statement execute function audit_refuse();

revoke update, delete, truncate on audit.entry from current_user;
`;

// Who does what stands in the setting laundry.deed of the transaction. Where it does not, nothing below is called.
const WRITING = `
create function audit_write(kind text, thing text, object_id uuid, part text, before jsonb, after jsonb) returns void
language plpgsql as $$
declare
  deed jsonb := current_setting('laundry.deed');
begin
  insert into audit.entry (by_user_id, by_name, by_role, operation, network, request_id,
      kind, thing, object_id, part, before, after)
    values ((deed ->> 'by')::uuid, deed ->> 'name', deed ->> 'role', deed ->> 'operation', deed ->> 'network',
      deed ->> 'request', $1, $2, $3, $4, $5, $6);
end $$;

create function audit_told(line jsonb, told text[]) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(line) where key = any(told) and value <> 'null'
$$;

create function audit_row() returns trigger language plpgsql as $$
declare
  told text[] := tg_argv[2];
  was jsonb := to_jsonb(old);
  became jsonb := to_jsonb(new);
  id uuid := coalesce(became, was) ->> tg_argv[1];
  before jsonb;
  after jsonb;
begin
  if tg_op = 'INSERT' then
    perform audit_write('created', tg_argv[0], id, tg_table_name, null, audit_told(became, told));
  elsif tg_op = 'DELETE' then
    perform audit_write('deleted', tg_argv[0], id, tg_table_name, audit_told(was, told), null);
  else
    select jsonb_object_agg(key, was -> key), jsonb_object_agg(key, became -> key) into before, after
      from unnest(told) as key where was -> key is distinct from became -> key;
    if after is not null then
      perform audit_write('changed', tg_argv[0], id, tg_table_name, before, after);
    end if;
  end if;
  return null;
end $$;

create function audit_lines_of(lines jsonb[], of text, told text[]) returns table (id uuid, told_lines jsonb)
language sql stable as $$
  select (line ->> of)::uuid, jsonb_build_object('lines', jsonb_agg(
      audit_told(line || jsonb_build_object('cloth', (select name from cloth where cloth.id = (line ->> 'cloth_id')::uuid)), told)
      order by (line ->> 'position')::int))
    from unnest(lines) as line group by 1
$$;

create function audit_lines() returns trigger language plpgsql as $$
declare
  told text[] := tg_argv[2];
  was jsonb[];
  became jsonb[];
begin
  if tg_op <> 'INSERT' then select array_agg(to_jsonb(gone)) into was from gone; end if;
  if tg_op <> 'DELETE' then select array_agg(to_jsonb(come)) into became from come; end if;
  perform audit_write(case tg_op when 'INSERT' then 'created' when 'DELETE' then 'deleted' else 'changed' end,
      tg_argv[0], id, tg_table_name, b.told_lines, a.told_lines)
    from audit_lines_of(was, tg_argv[1], told) b full join audit_lines_of(became, tg_argv[1], told) a using (id);
  return null;
end $$;
`;

// How a table is watched: what it is a part of, the column with the id of that, and the columns that are told. What is
// not named here is not told: a column that comes later is secret until somebody says otherwise.
const WATCHING = `
create function audit_rows(watched regclass, thing text, of text, told text[],
  events text default 'insert or update or delete', further text default 'true') returns void
language plpgsql as $$
begin
  execute format('create or replace trigger audited after %s on %s for each row
    when (current_setting(''laundry.deed'', true) <> '''' and (%s)) execute function audit_row(%L, %L, %L)',
    events, watched, further, thing, of, told);
end $$;

create function audit_statements(watched regclass, thing text, of text, told text[]) returns void
language plpgsql as $$
declare
  event text;
begin
  foreach event in array array['insert', 'update', 'delete'] loop
    execute format('create or replace trigger audited_%s after %s on %s referencing %s for each statement
      when (current_setting(''laundry.deed'', true) <> '''') execute function audit_lines(%L, %L, %L)',
      event, event, watched,
      case event when 'insert' then 'new table as come' when 'delete' then 'old table as gone'
        else 'old table as gone new table as come' end,
      thing, of, told);
  end loop;
end $$;
`;

const WATCHED = `
select audit_rows('"order"', 'order', 'id', '{user_id,pickup_date,delivery_date,order_status,total_price,paid_amount,excess,item_count,pickup_name,pickup_phone_number,pickup_address,note,express}');
select audit_statements('order_item', 'order', 'order_id', '{name,quantity,price}');
select audit_rows('order_event', 'order', 'order_id', '{kind,from_status,to_status,reason}', 'insert', 'new.reason is not null or new.kind = ''wrong delivery code''');
select audit_rows('payment', 'order', 'order_id', '{amount,kind,method,reference,reason}');
select audit_rows('payment_link', 'order', 'order_id', '{amount,amount_paid,status,expires_at}');
select audit_rows('online_payment', 'order', 'order_id', '{payment_id,amount,applied,service_charge,excess}');
select audit_rows('mail', 'order', 'order_id', '{recipient,topic}', 'insert');
select audit_rows('"user"', 'user', 'id', '{name,phone,email,email_proved,passkey_allowed_for,role,admin_by_setting,pending_email,archived_at}');
select audit_rows('address', 'user', 'user_id', '{address,city,state,pincode,"primary"}');
select audit_rows('session', 'user', 'user_id', '{device,by_passkey,created_at}', 'delete');
select audit_rows('passkey', 'user', 'user_id', '{name,created_at}');
select audit_rows('social_identity', 'user', 'user_id', '{issuer}');
select audit_statements('price_list_item', 'user', 'enterprise_id', '{cloth,price}');
select audit_rows('cloth', 'cloth', 'id', '{name,price,archived_at}');
select audit_rows('employee', 'employee', 'id', '{name,phone,email,permissions}');
select audit_rows('feedback', 'feedback', 'id', '{name,phone,message}');
select audit_rows('contact_message', 'message', 'id', '{name,phone,email,address,message}');
`;

/** Every change by staff is noted with it, see docs/decisions/027. */
export class Migration20261122213000_audit extends Migration {
  override up(): void {
    for (const part of [ENTRIES, ONLY_ADDED_TO, WRITING, WATCHING, WATCHED]) this.addSql(part);
  }
}
