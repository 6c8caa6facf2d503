-- Triggers for payments. One queues the update of the payment link when the amount due changes. The
-- others reject changes of payments in a cash-up, and of cash-ups.

create or replace function queue_payment_link_sync() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'sync_payment_link',
    payload := json_build_object('orderId', new.id),
    max_attempts := 12,
    job_key := 'payment_link:' || new.id);
  return null;
end $$;

create or replace trigger order_queue_payment_link_sync after update on "order" for each row
  when (old.total_price <> new.total_price or old.paid_amount <> new.paid_amount or old.order_status <> new.order_status)
  execute function queue_payment_link_sync();

create or replace function refuse_counted_payment_change() returns trigger language plpgsql as $$
begin
  if exists (select from cash_up_entry where payment_id = old.id) then
    raise exception 'A closed cash-up cannot be changed';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger payment_immutable_once_counted before update or delete on payment
  for each row execute function refuse_counted_payment_change();

create or replace function refuse_cash_up_change() returns trigger language plpgsql as $$
begin
  raise exception 'A closed cash-up cannot be changed';
end $$;

create or replace trigger cash_up_immutable before update or delete or truncate on cash_up
  for each statement execute function refuse_cash_up_change();
create or replace trigger cash_up_entry_immutable before update or delete or truncate on cash_up_entry
  for each statement execute function refuse_cash_up_change();
