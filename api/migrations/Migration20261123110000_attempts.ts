import { Migration } from '@mikro-orm/migrations';

// Beside those who wait for a delivery: whoever waits for a pickup hears that somebody was there in vain, and that it is planned anew.
// A pickup that only stands elsewhere in its round is no news for them.
const TELLING = `
create function tell_pickups(orders uuid[]) returns void language plpgsql as $$
declare
  told jsonb;
begin
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into told from (
    select id, version, user_id from "order"
    where id = any(orders) and order_status = 'waiting for pickup' order by id limit 50
  ) as one;
  if told is null then return; end if;
  perform pg_notify('live', jsonb_build_object('of', 'way', 'new', false, 'rows', told)::text);
end $$;

create function tell_pickups_of_stops() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    perform tell_pickups(array(
      select c.order_id from changed c join before b using (id) where c.kind = 'pickup' and c.state <> b.state));
  else
    perform tell_pickups(array(select order_id from changed where kind = 'pickup'));
  end if;
  return null;
end $$;
`;

const STOPS = `
create trigger round_stop_told_pickup_new after insert on round_stop
  referencing new table as changed for each statement execute function tell_pickups_of_stops();
create trigger round_stop_told_pickup after update on round_stop
  referencing old table as before new table as changed for each statement execute function tell_pickups_of_stops();
create trigger round_stop_told_pickup_gone after delete on round_stop
  referencing old table as changed for each statement execute function tell_pickups_of_stops();
`;

/** Whoever waits for a pickup hears of an attempt that failed; see docs/decisions/042. */
export class Migration20261123110000_attempts extends Migration {
  override up(): void {
    for (const part of [TELLING, STOPS]) this.addSql(part);
  }
}
