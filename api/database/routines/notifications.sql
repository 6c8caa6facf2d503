-- Notifications to every server process about changed rows, for GraphQL subscriptions. The channel is `changes`;
-- the payload has `of` and `rows` as [id, version, owner, updated_at if the table has it]. The kind `user`
-- has `users` instead. More than 50 rows are sent as null, and subscribers read all data again. The kind
-- `earlier stops` contains at most the first 50 orders.

create or replace function notify_change(kind text, changed_rows jsonb, is_new boolean default false) returns void
language plpgsql as $$
begin
  if changed_rows is null then return; end if;
  if jsonb_array_length(changed_rows) > 50 then changed_rows := null; end if;
  perform pg_notify('changes', jsonb_build_object('of', kind, 'new', is_new, 'rows', changed_rows)::text);
end $$;

create or replace function notify_row() returns trigger language plpgsql as $$
begin
  perform notify_change(tg_argv[0], jsonb_build_array(jsonb_build_array(new.id, new.version, null)));
  return null;
end $$;

create or replace trigger mail_notify_update after update on mail for each row
  when (old.status <> new.status and 'failed' in (old.status, new.status) or old.version <> new.version)
  execute function notify_row('mail');
create or replace trigger failed_webhook_notify_insert after insert on failed_webhook
  for each row execute function notify_row('webhook');
create or replace trigger failed_webhook_notify_update after update on failed_webhook
  for each row execute function notify_row('webhook');

create or replace function notify_rows() returns trigger language plpgsql as $$
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
  perform notify_change(tg_argv[0], sent, tg_op = 'INSERT');
  return null;
end $$;

create or replace trigger order_notify_insert after insert on "order"
  referencing new table as changed for each statement execute function notify_rows('order', 'user_id');
create or replace trigger order_notify_update after update on "order"
  referencing old table as before new table as changed for each statement execute function notify_rows('order', 'user_id');
create or replace trigger round_notify_insert after insert on round
  referencing new table as changed for each statement execute function notify_rows('round', '');
create or replace trigger round_notify_update after update on round
  referencing old table as before new table as changed for each statement execute function notify_rows('round', '');
create or replace trigger round_notify_delete after delete on round
  referencing old table as changed for each statement execute function notify_rows('round', '');
create or replace trigger recurring_pickup_notify_insert after insert on recurring_pickup
  referencing new table as changed for each statement execute function notify_rows('recurring pickup', 'user_id');
create or replace trigger recurring_pickup_notify_update after update on recurring_pickup
  referencing old table as before new table as changed for each statement execute function notify_rows('recurring pickup', 'user_id');

create or replace function notify_stops() returns trigger language plpgsql as $$
declare
  rounds uuid[];
  orders uuid[];
  sent jsonb;
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct round_id), array_agg(distinct order_id) into rounds, orders
      from (select * from before union all select * from changed) as one;
  else
    select array_agg(distinct round_id), array_agg(distinct order_id) into rounds, orders from changed;
  end if;
  if orders is null then return null; end if;
  select jsonb_agg(jsonb_build_array(id, version, null)) into sent
    from (select id, version from round where id = any(rounds) limit 51) as one;
  perform notify_change('round', sent);
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into sent from (
    select o.id, o.version, o.user_id from "order" o join (
      select order_id, position from round_stop s join round r on r.id = s.round_id
      where s.round_id = any(rounds) and s.kind = 'delivery' and s.state = 'open'
        and r.day = (now() at time zone 'Asia/Kolkata')::date
      union all select unnest(orders), 0
    ) as stop on stop.order_id = o.id
    where o.order_status = 'dispatched'
    group by o.id order by min(stop.position) limit 50
  ) as one;
  perform notify_change('earlier stops', sent);
  return null;
end $$;

create or replace trigger round_stop_notify_insert after insert on round_stop
  referencing new table as changed for each statement execute function notify_stops();
create or replace trigger round_stop_notify_update after update on round_stop
  referencing old table as before new table as changed for each statement execute function notify_stops();
create or replace trigger round_stop_notify_delete after delete on round_stop
  referencing old table as changed for each statement execute function notify_stops();

create or replace function notify_pickups(orders uuid[]) returns void language plpgsql as $$
declare
  sent jsonb;
begin
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into sent from (
    select id, version, user_id from "order"
    where id = any(orders) and order_status = 'waiting for pickup' order by id limit 50
  ) as one;
  perform notify_change('earlier stops', sent);
end $$;

create or replace function notify_pickups_of_stops() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform notify_pickups(array(
      select c.order_id from changed c join before b using (id) where c.kind = 'pickup' and c.state <> b.state));
  else
    perform notify_pickups(array(select order_id from changed where kind = 'pickup'));
  end if;
  return null;
end $$;

create or replace trigger round_stop_notify_pickup_insert after insert on round_stop
  referencing new table as changed for each statement execute function notify_pickups_of_stops();
create or replace trigger round_stop_notify_pickup_update after update on round_stop
  referencing old table as before new table as changed for each statement execute function notify_pickups_of_stops();
create or replace trigger round_stop_notify_pickup_delete after delete on round_stop
  referencing old table as changed for each statement execute function notify_pickups_of_stops();

create or replace function notify_drivers(rounds uuid[]) returns void language plpgsql as $$
declare
  this_day constant date := (now() at time zone 'Asia/Kolkata')::date;
  sent jsonb;
begin
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into sent from (
    select r.id, r.version, e.user_id from round r join employee e on e.id = r.driver_id
    where r.id = any(rounds) and r.day between this_day - 1 and this_day + 1 and e.user_id is not null limit 51
  ) as one;
  perform notify_change('driver round', sent);
end $$;

create or replace function notify_drivers_of_rounds() returns trigger language plpgsql as $$
declare
  this_day constant date := (now() at time zone 'Asia/Kolkata')::date;
  sent jsonb;
begin
  if tg_op <> 'DELETE' then
    perform notify_drivers(array(select id from changed));
  end if;
  if tg_op = 'INSERT' then return null; end if;
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into sent from (
    select b.id, b.version, e.user_id from before b join employee e on e.id = b.driver_id
    where b.day between this_day - 1 and this_day + 1 and e.user_id is not null limit 51
  ) as one;
  perform notify_change('driver round', sent);
  return null;
end $$;

create or replace trigger round_notify_driver_insert after insert on round
  referencing new table as changed for each statement execute function notify_drivers_of_rounds();
create or replace trigger round_notify_driver_update after update on round
  referencing old table as before new table as changed for each statement execute function notify_drivers_of_rounds();
create or replace trigger round_notify_driver_delete after delete on round
  referencing old table as before for each statement execute function notify_drivers_of_rounds();

create or replace function notify_drivers_of_stops() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform notify_drivers(array(select round_id from before union select round_id from changed));
  else
    perform notify_drivers(array(select distinct round_id from changed));
  end if;
  return null;
end $$;

create or replace trigger round_stop_notify_driver_insert after insert on round_stop
  referencing new table as changed for each statement execute function notify_drivers_of_stops();
create or replace trigger round_stop_notify_driver_update after update on round_stop
  referencing old table as before new table as changed for each statement execute function notify_drivers_of_stops();
create or replace trigger round_stop_notify_driver_delete after delete on round_stop
  referencing old table as changed for each statement execute function notify_drivers_of_stops();

create or replace function notify_driver_of_order() returns trigger language plpgsql as $$
begin
  perform notify_drivers(array(select round_id from round_stop where order_id = new.id and state = 'open'));
  return null;
end $$;

create or replace trigger order_notify_driver_update after update on "order" for each row
  when (new.order_status in ('waiting for pickup', 'dispatched') and
    (old.pickup_name, old.pickup_phone_number, old.pickup_address, old.note, old.slot_starts, old.slot_ends, old.express,
      old.item_count, old.due, old.user_id)
    is distinct from
    (new.pickup_name, new.pickup_phone_number, new.pickup_address, new.note, new.slot_starts, new.slot_ends, new.express,
      new.item_count, new.due, new.user_id))
  execute function notify_driver_of_order();

create or replace function notify_next_stop() returns trigger language plpgsql as $$
declare
  sent jsonb;
begin
  perform notify_change('round', jsonb_build_array(jsonb_build_array(new.id, new.version, null)));
  if new.day <> (now() at time zone 'Asia/Kolkata')::date then return null; end if;
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into sent from (
    select o.id, o.version, o.user_id from round_stop s join "order" o on o.id = s.order_id
    where s.round_id = new.id and s.kind = 'delivery' and s.state = 'open' order by s.position limit 50
  ) as one;
  perform notify_change('earlier stops', sent);
  return null;
end $$;

create or replace trigger round_notify_next_stop after update on round for each row
  when (old.next_stop_id is distinct from new.next_stop_id) execute function notify_next_stop();

create or replace function notify_user() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes',
    jsonb_build_object('of', 'user', 'users', jsonb_build_array(to_jsonb(old) ->> tg_argv[0]))::text);
  return null;
end $$;

create or replace trigger user_notify_update after update on "user" for each row
  when (old.role <> new.role or old.email is distinct from new.email or old.archived_at is distinct from new.archived_at)
  execute function notify_user('id');
create or replace trigger employee_notify_update after update on employee for each row
  when (old.permissions is distinct from new.permissions or old.user_id is distinct from new.user_id)
  execute function notify_user('user_id');
create or replace trigger employee_notify_delete after delete on employee for each row
  when (old.user_id is not null) execute function notify_user('user_id');

create or replace function notify_users() returns trigger language plpgsql as $$
declare
  sent jsonb;
begin
  select jsonb_agg(user_id) into sent from (select distinct user_id from deleted limit 51) as one;
  if sent is null then return null; end if;
  if jsonb_array_length(sent) > 50 then sent := null; end if;
  perform pg_notify('changes', jsonb_build_object('of', 'user', 'users', sent)::text);
  return null;
end $$;

create or replace trigger session_notify_delete after delete on session
  referencing old table as deleted for each statement execute function notify_users();
