import { Migration } from '@mikro-orm/migrations';

// A table whose rows have `id` and `version` tells of itself with two triggers, see `ORDERS`: the first argument is what a
// change of it is called, the second the column with whose it is, if it is anybody's. A statement that changes more rows
// than a message takes says only that there were many, and one that leaves all versions as they were says nothing.
const TELLING = `
create function tell_rows() returns trigger language plpgsql as $$
declare
  told jsonb;
begin
  if tg_op = 'UPDATE' then
    select jsonb_agg(jsonb_build_array(id, version, whose)) into told from (
      select now.id, now.version, to_jsonb(now) ->> nullif(tg_argv[1], '') as whose
      from changed as now join before on before.id = now.id
      where now.version <> before.version limit 51
    ) as one;
  else
    select jsonb_agg(jsonb_build_array(id, version, whose)) into told from (
      select id, version, to_jsonb(changed) ->> nullif(tg_argv[1], '') as whose from changed limit 51
    ) as one;
  end if;
  if jsonb_array_length(told) > 50 then
    told := null;
  elsif told is null then
    return null;
  end if;
  perform pg_notify('live', jsonb_build_object('of', tg_argv[0], 'new', tg_op = 'INSERT', 'rows', told)::text);
  return null;
end $$;

create function tell_row() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', jsonb_build_object('of', tg_argv[0], 'new', false,
    'rows', jsonb_build_array(jsonb_build_array(new.id, new.version, null)))::text);
  return null;
end $$;
`;

const ORDERS = `
create trigger order_told_new after insert on "order"
  referencing new table as changed for each statement execute function tell_rows('order', 'user_id');
create trigger order_told after update on "order"
  referencing old table as before new table as changed for each statement execute function tell_rows('order', 'user_id');
`;

const ROUNDS = `
create trigger round_told_new after insert on round
  referencing new table as changed for each statement execute function tell_rows('round', '');
create trigger round_told after update on round
  referencing old table as before new table as changed for each statement execute function tell_rows('round', '');
create trigger round_told_gone after delete on round
  referencing old table as changed for each statement execute function tell_rows('round', '');
`;

// A link to pay with comes and goes with its order, whose version stays.
const PAYMENT_LINKS = `
create function tell_order_of_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', jsonb_build_object('of', 'order', 'new', false,
    'rows', jsonb_build_array(jsonb_build_array(id, version, user_id)))::text)
  from "order" where id = new.order_id;
  return null;
end $$;
create trigger payment_link_told after update on payment_link for each row
  when (old.status <> new.status) execute function tell_order_of_link();
`;

const ATTENTION = `
create trigger mail_told after update on mail for each row
  when (old.status <> new.status and 'failed' in (old.status, new.status) or old.version <> new.version)
  execute function tell_row('mail');
create trigger failed_webhook_told_new after insert on failed_webhook
  for each row execute function tell_row('webhook');
create trigger failed_webhook_told after update on failed_webhook
  for each row execute function tell_row('webhook');
`;

// Whoever listens is looked at anew when something happens to their session or to what they may do.
const PEOPLE = `
create function tell_people() returns trigger language plpgsql as $$
declare
  told jsonb;
begin
  select jsonb_agg(user_id) into told from (select distinct user_id from gone limit 51) as one;
  if told is null then return null; end if;
  if jsonb_array_length(told) > 50 then told := null; end if;
  perform pg_notify('live', jsonb_build_object('of', 'person', 'people', told)::text);
  return null;
end $$;
create trigger session_told after delete on session
  referencing old table as gone for each statement execute function tell_people();

create function tell_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('live',
    jsonb_build_object('of', 'person', 'people', jsonb_build_array(to_jsonb(old) ->> tg_argv[0]))::text);
  return null;
end $$;
create trigger user_told after update on "user" for each row
  when (old.role <> new.role or old.email is distinct from new.email or old.archived_at is distinct from new.archived_at)
  execute function tell_person('id');
create trigger employee_told after update on employee for each row
  when (old.permissions is distinct from new.permissions or old.user_id is distinct from new.user_id)
  execute function tell_person('user_id');
create trigger employee_told_gone after delete on employee for each row
  when (old.user_id is not null) execute function tell_person('user_id');
`;

/** What screens show says when it has changed, to whoever listens; see docs/decisions/042. */
export class Migration20261123030000_live extends Migration {
  override up(): void {
    for (const part of [TELLING, ORDERS, ROUNDS, PAYMENT_LINKS, ATTENTION, PEOPLE])
      this.addSql(part);
  }
}
