import { Migration } from '@mikro-orm/migrations';

// What drivers see is told to them under a name of its own, with whose round it is: that of yesterday, today or tomorrow. Whoever had the
// round before hears that it is theirs no more.
const TELLING = `
create function tell_drivers(rounds uuid[]) returns void language plpgsql as $$
declare
  this_day constant date := (now() at time zone 'Asia/Kolkata')::date;
  told jsonb;
begin
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into told from (
    select r.id, r.version, e.user_id from round r join employee e on e.id = r.driver_id
    where r.id = any(rounds) and r.day between this_day - 1 and this_day + 1 and e.user_id is not null limit 51
  ) as one;
  if told is null then return; end if;
  if jsonb_array_length(told) > 50 then told := null; end if;
  perform pg_notify('live', jsonb_build_object('of', 'drive', 'new', false, 'rows', told)::text);
end $$;
`;

const ROUNDS = `
create function tell_drivers_of_rounds() returns trigger language plpgsql as $$
declare
  this_day constant date := (now() at time zone 'Asia/Kolkata')::date;
  told jsonb;
begin
  if tg_op <> 'DELETE' then
    perform tell_drivers(array(select id from changed));
  end if;
  if tg_op = 'INSERT' then return null; end if;
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into told from (
    select b.id, b.version, e.user_id from before b join employee e on e.id = b.driver_id
    where b.day between this_day - 1 and this_day + 1 and e.user_id is not null limit 51
  ) as one;
  if told is null then return null; end if;
  if jsonb_array_length(told) > 50 then told := null; end if;
  perform pg_notify('live', jsonb_build_object('of', 'drive', 'new', false, 'rows', told)::text);
  return null;
end $$;
create trigger round_told_driver_new after insert on round
  referencing new table as changed for each statement execute function tell_drivers_of_rounds();
create trigger round_told_driver after update on round
  referencing old table as before new table as changed for each statement execute function tell_drivers_of_rounds();
create trigger round_told_driver_gone after delete on round
  referencing old table as before for each statement execute function tell_drivers_of_rounds();
`;

const STOPS = `
create function tell_drivers_of_stops() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform tell_drivers(array(select round_id from before union select round_id from changed));
  else
    perform tell_drivers(array(select distinct round_id from changed));
  end if;
  return null;
end $$;
create trigger round_stop_told_driver_new after insert on round_stop
  referencing new table as changed for each statement execute function tell_drivers_of_stops();
create trigger round_stop_told_driver after update on round_stop
  referencing old table as before new table as changed for each statement execute function tell_drivers_of_stops();
create trigger round_stop_told_driver_gone after delete on round_stop
  referencing old table as changed for each statement execute function tell_drivers_of_stops();
`;

// What stands of an order on the phone of whoever goes there.
const ORDERS = `
create function tell_driver_of_order() returns trigger language plpgsql as $$
begin
  perform tell_drivers(array(select round_id from round_stop where order_id = new.id and state = 'open'));
  return null;
end $$;
create trigger order_told_driver after update on "order" for each row
  when (new.order_status in ('waiting for pickup', 'dispatched') and
    (old.pickup_name, old.pickup_phone_number, old.pickup_address, old.note, old.slot_starts, old.slot_ends, old.express,
      old.item_count, old.due, old.user_id)
    is distinct from
    (new.pickup_name, new.pickup_phone_number, new.pickup_address, new.note, new.slot_starts, new.slot_ends, new.express,
      new.item_count, new.due, new.user_id))
  execute function tell_driver_of_order();
`;

/** Drivers hear of their rounds, and of what their phones show of the orders in them; see docs/decisions/042. */
export class Migration20261123101000_drives extends Migration {
  override up(): void {
    for (const part of [TELLING, ROUNDS, STOPS, ORDERS]) this.addSql(part);
  }
}
