-- Triggers that end recurring pickups when their address or account is deleted.

create or replace function end_recurring(plans uuid[]) returns void language sql as $$
  update recurring_pickup
  set ended_at = now(), next_day = null, paused = false, paused_until = null, version = version + 1
  where id = any(plans);
$$;

create or replace function end_recurring_of_address() returns trigger language plpgsql as $$
begin
  perform end_recurring(array(select id from recurring_pickup where address_id = old.id and ended_at is null));
  return old;
end $$;

create or replace trigger ends_recurring before delete on address for each row execute function end_recurring_of_address();

create or replace function end_recurring_of_user() returns trigger language plpgsql as $$
begin
  perform end_recurring(array(select id from recurring_pickup where user_id = old.id and ended_at is null));
  return null;
end $$;

create or replace trigger ends_recurring after update on "user" for each row
  when (old.archived_at is null and new.archived_at is not null) execute function end_recurring_of_user();
