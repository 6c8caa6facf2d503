create or replace function ask_for_payment_link() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'sync_payment_link',
    payload := json_build_object('orderId', new.id),
    max_attempts := 12,
    job_key := 'payment_link:' || new.id);
  return null;
end $$;

create or replace trigger order_payment_link after update on "order" for each row
  when (old.total_price <> new.total_price or old.paid_amount <> new.paid_amount or old.order_status <> new.order_status)
  execute function ask_for_payment_link();

create or replace function refuse_counted() returns trigger language plpgsql as $$
begin
  if exists (select from cash_up_entry where payment_id = old.id) then
    raise exception 'What is closed is never changed, only followed by another entry';
  end if;
  return coalesce(new, old);
end $$;

create or replace trigger payment_counted before update or delete on payment
  for each row execute function refuse_counted();

create or replace function refuse_closed() returns trigger language plpgsql as $$
begin
  raise exception 'What is closed is never changed, only followed by another entry';
end $$;

create or replace trigger cash_up_closed before update or delete or truncate on cash_up
  for each statement execute function refuse_closed();
create or replace trigger cash_up_entry_closed before update or delete or truncate on cash_up_entry
  for each statement execute function refuse_closed();
