import { Migration } from '@mikro-orm/migrations';

// What was delivered on a day to people who had been told one, and what of it in time. Empty of days that an earlier version
// kept, also while it still runs: they are counted anew by whoever knows these figures.
const FIGURES = `
alter table report_figures add column promised bigint, add column on_time bigint;
create index report_figures_earlier on report_figures (day) where promised is null;
create index order_delivered on "order" (delivery_date) where delivery_date is not null and promised_by is not null;
`;

// What becomes of an order concerns the day of its delivery as well, the one before the change and the one after it.
const MARKS = `
create or replace function note_stale_orders() returns trigger language plpgsql as $$
declare
  moved uuid[];
begin
  insert into report_stale
    select (created_at at time zone 'Asia/Kolkata')::date from before_change
    union
    select (created_at at time zone 'Asia/Kolkata')::date from after_change
    union
    select (delivery_date at time zone 'Asia/Kolkata')::date from before_change where delivery_date is not null
    union
    select (delivery_date at time zone 'Asia/Kolkata')::date from after_change where delivery_date is not null;
  select array_agg(a.id) into moved from before_change b join after_change a on a.id = b.id
    where (a.user_id, a.pickup_address) is distinct from (b.user_id, b.pickup_address);
  if moved is not null then
    insert into report_stale
      select distinct (created_at at time zone 'Asia/Kolkata')::date from payment where order_id = any(moved);
  end if;
  return null;
end $$;

create function note_stale_deliveries() returns trigger language plpgsql as $$
begin
  insert into report_stale
    select distinct (delivery_date at time zone 'Asia/Kolkata')::date from changed where delivery_date is not null;
  return null;
end $$;

create trigger report_delivery_inserted after insert on "order"
  referencing new table as changed for each statement execute function note_stale_deliveries();
create trigger report_delivery_deleted after delete on "order"
  referencing old table as changed for each statement execute function note_stale_deliveries();
`;

/** How much of what was delivered came by the promised day, see docs/decisions/034. */
export class Migration20261122235500_on_time extends Migration {
  override up(): void {
    this.addSql(FIGURES);
    this.addSql(MARKS);
  }
}
