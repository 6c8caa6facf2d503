create schema audit;

-- A UUID version 7 with microseconds, so that the entries of one transaction stay in order.
create function audit_id() returns uuid language sql volatile as $$
  select (lpad(to_hex(at / 1000), 12, '0') || '7' || lpad(to_hex(at % 1000), 3, '0')
    || substr(replace(gen_random_uuid()::text, '-', ''), 17))::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as moment (at)
$$;

create table audit.entry (
  id uuid default audit_id() primary key,
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
create index entry_by_person on audit.entry (by_user_id, created_at, id);
create index entry_newest on audit.entry (created_at, id);
create index entry_of_kind on audit.entry (kind, created_at, id) where kind not in ('created', 'changed');
create index entry_of_object on audit.entry (object_id, created_at, id);
create index entry_of_operation on audit.entry (operation, created_at, id);
create index entry_of_thing on audit.entry (thing, created_at, id);
create unique index entry_once on audit.entry (once) where once is not null;

-- This function is not among the routines, because after the first start the app does not own the table and
-- may not create triggers on it.
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise insufficient_privilege using message = 'Audit entries cannot be changed or deleted';
end $$;

create trigger append_only before update or delete or truncate on audit.entry
  for each statement execute function refuse_audit_change();

revoke update, delete, truncate on audit.entry from current_user;
