-- Sums of orders by day and status. Each change adds rows with the difference, and a job merges them.

create or replace function add_order_figures() returns trigger language plpgsql as $$
declare
  sign int := tg_argv[0];
begin
  insert into order_figures
    select (created_at at time zone 'Asia/Kolkata')::date, order_status, payment_status, sign * count(*),
      sign * sum(total_price), sign * sum(paid_amount), sign * sum(due), sign * sum(refundable)
    from changed
    group by 1, 2, 3;
  return null;
end $$;

create or replace trigger order_figures_inserted after insert on "order"
  referencing new table as changed for each statement execute function add_order_figures('1');
create or replace trigger order_figures_before_update after update on "order"
  referencing old table as changed for each statement execute function add_order_figures('-1');
create or replace trigger order_figures_after_update after update on "order"
  referencing new table as changed for each statement execute function add_order_figures('1');
create or replace trigger order_figures_deleted after delete on "order"
  referencing old table as changed for each statement execute function add_order_figures('-1');
