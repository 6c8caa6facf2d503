import { Migration } from '@mikro-orm/migrations';

// No foreign key: a stop that is planned no more is deleted, and one that is not open in this round is no place to go to.
const HEADING = `
alter table round add column heading uuid;

create function forget_heading() returns trigger language plpgsql as $$
begin
  new.heading := null;
  return new;
end $$;
create trigger forgets_heading before update on round for each row
  when (old.driver_id is distinct from new.driver_id) execute function forget_heading();
`;

// Who goes elsewhere first is news for planners, and for everybody who waits in the round. Its driver hears by \`round_told_driver\`.
const TELLING = `
create function tell_heading() returns trigger language plpgsql as $$
declare
  told jsonb;
begin
  perform pg_notify('live', jsonb_build_object('of', 'round', 'new', false,
    'rows', jsonb_build_array(jsonb_build_array(new.id, new.version, null)))::text);
  if new.day <> (now() at time zone 'Asia/Kolkata')::date then return null; end if;
  select jsonb_agg(jsonb_build_array(id, version, user_id)) into told from (
    select o.id, o.version, o.user_id from round_stop s join "order" o on o.id = s.order_id
    where s.round_id = new.id and s.kind = 'delivery' and s.state = 'open' order by s.position limit 50
  ) as one;
  if told is not null then
    perform pg_notify('live', jsonb_build_object('of', 'way', 'new', false, 'rows', told)::text);
  end if;
  return null;
end $$;
create trigger round_told_heading after update on round for each row
  when (old.heading is distinct from new.heading) execute function tell_heading();
`;

const WATCHED = `
select audit_rows('round', 'round', 'id', '{day,driver_id,heading}');
`;

/** Where a driver goes first, against the order of the round; see docs/decisions/048. */
export class Migration20261123102000_heading extends Migration {
  override up(): void {
    for (const part of [HEADING, TELLING, WATCHED]) this.addSql(part);
  }
}
