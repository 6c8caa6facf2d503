import { Migration } from '@mikro-orm/migrations';

// What a day came to, by area and enterprise, and its clothes. A day that has changed since is stale: it is counted anew
// by whoever reads it, and by a job that keeps what it finds. All days are stale at first.
const FIGURES = `
create table report_figures (
  day date not null,
  pincode text,
  enterprise_id uuid,
  orders bigint not null,
  cancelled bigint not null,
  billed bigint not null,
  pieces bigint not null,
  value bigint not null,
  takings bigint not null,
  service_charges bigint not null
);
create index report_figures_day on report_figures (day);

create table report_cloths (
  day date not null,
  name text not null,
  pieces bigint not null,
  value bigint not null
);
create index report_cloths_day on report_cloths (day);

create table report_stale (day date not null);
`;

// Nobody updates a row that somebody else may hold: each change adds its day. Where an order gets another address or
// customer, its money belongs elsewhere too, on the days on which it came.
const MARKS = `
create function note_stale_report() returns trigger language plpgsql as $$
begin
  insert into report_stale select distinct (created_at at time zone 'Asia/Kolkata')::date from changed;
  return null;
end $$;

create function note_stale_orders() returns trigger language plpgsql as $$
declare
  moved uuid[];
begin
  insert into report_stale
    select (created_at at time zone 'Asia/Kolkata')::date from before_change
    union
    select (created_at at time zone 'Asia/Kolkata')::date from after_change;
  select array_agg(a.id) into moved from before_change b join after_change a on a.id = b.id
    where (a.user_id, a.pickup_address) is distinct from (b.user_id, b.pickup_address);
  if moved is not null then
    insert into report_stale
      select distinct (created_at at time zone 'Asia/Kolkata')::date from payment where order_id = any(moved);
  end if;
  return null;
end $$;

create trigger report_order_inserted after insert on "order"
  referencing new table as changed for each statement execute function note_stale_report();
create trigger report_order_updated after update on "order"
  referencing old table as before_change new table as after_change
  for each statement execute function note_stale_orders();
create trigger report_order_deleted after delete on "order"
  referencing old table as changed for each statement execute function note_stale_report();
create trigger report_payment_inserted after insert on payment
  referencing new table as changed for each statement execute function note_stale_report();

insert into report_stale
  select distinct day from order_figures
  union
  select distinct (created_at at time zone 'Asia/Kolkata')::date from payment;
`;

/** Reports cost what their days cost, see docs/decisions/034. */
export class Migration20261122223000_reports extends Migration {
  override up(): void {
    this.addSql(FIGURES);
    this.addSql(MARKS);
  }
}
