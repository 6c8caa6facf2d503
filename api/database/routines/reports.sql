-- Triggers that mark the days whose report totals must be computed again.

create or replace function mark_order_days_dirty() returns trigger language plpgsql as $$
declare
  moved uuid[];
begin
  insert into report_dirty_day
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
    insert into report_dirty_day
      select distinct (created_at at time zone 'Asia/Kolkata')::date from payment where order_id = any(moved);
  end if;
  return null;
end $$;

create or replace trigger report_order_updated after update on "order"
  referencing old table as before_change new table as after_change
  for each statement execute function mark_order_days_dirty();

create or replace function mark_delivery_days_dirty() returns trigger language plpgsql as $$
begin
  insert into report_dirty_day
    select distinct (delivery_date at time zone 'Asia/Kolkata')::date from changed where delivery_date is not null;
  return null;
end $$;

create or replace trigger report_delivery_inserted after insert on "order"
  referencing new table as changed for each statement execute function mark_delivery_days_dirty();
create or replace trigger report_delivery_deleted after delete on "order"
  referencing old table as changed for each statement execute function mark_delivery_days_dirty();

create or replace function mark_report_days_dirty() returns trigger language plpgsql as $$
begin
  insert into report_dirty_day select distinct (created_at at time zone 'Asia/Kolkata')::date from changed;
  return null;
end $$;

create or replace trigger report_order_inserted after insert on "order"
  referencing new table as changed for each statement execute function mark_report_days_dirty();
create or replace trigger report_order_deleted after delete on "order"
  referencing old table as changed for each statement execute function mark_report_days_dirty();
create or replace trigger report_payment_inserted after insert on payment
  referencing new table as changed for each statement execute function mark_report_days_dirty();
