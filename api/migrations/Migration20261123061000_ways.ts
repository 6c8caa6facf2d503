import { Migration } from '@mikro-orm/migrations';

// A stop that is planned, put elsewhere or over is news of its round, and for everybody who still waits in it: how many
// stops come before theirs. That is no change of their orders, so it has a name of its own; it says whose it is and no more.
const TELLING = `
create function tell_stops() returns trigger language plpgsql as $$
declare
  rounds uuid[];
  orders uuid[];
  told jsonb;
begin
  if tg_op = 'UPDATE' then
    select array_agg(distinct round_id), array_agg(distinct order_id) into rounds, orders
      from (select * from before union all select * from changed) as one;
  else
    select array_agg(distinct round_id), array_agg(distinct order_id) into rounds, orders from changed;
  end if;
  if orders is null then return null; end if;
  select jsonb_agg(jsonb_build_array(id, version, null)) into told
    from (select id, version from round where id = any(rounds) limit 51) as one;
  if told is not null then
    if jsonb_array_length(told) > 50 then told := null; end if;
    perform pg_notify('live', jsonb_build_object('of', 'round', 'new', false, 'rows', told)::text);
  end if;
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into told from (
    select o.id, o.version, o.user_id from "order" o join (
      select order_id, position from round_stop s join round r on r.id = s.round_id
      where s.round_id = any(rounds) and s.kind = 'delivery' and s.state = 'open'
        and r.day = (now() at time zone 'Asia/Kolkata')::date
      union all select unnest(orders), 0
    ) as stop on stop.order_id = o.id
    where o.order_status = 'dispatched'
    group by o.id order by min(stop.position) limit 50
  ) as one;
  if told is not null then
    perform pg_notify('live', jsonb_build_object('of', 'way', 'new', false, 'rows', told)::text);
  end if;
  return null;
end $$;
`;

const STOPS = `
create trigger round_stop_told_new after insert on round_stop
  referencing new table as changed for each statement execute function tell_stops();
create trigger round_stop_told after update on round_stop
  referencing old table as before new table as changed for each statement execute function tell_stops();
create trigger round_stop_told_gone after delete on round_stop
  referencing old table as changed for each statement execute function tell_stops();
`;

/** Whoever waits for a delivery hears that there are fewer stops before it; see docs/decisions/042. */
export class Migration20261123061000_ways extends Migration {
  override up(): void {
    for (const part of [TELLING, STOPS]) this.addSql(part);
  }
}
