-- Triggers for rounds: a status change of an order ends its open stops. When a round gets another driver, the
-- chosen next stop (`next_stop_id`) is cleared.

create or replace function close_stops() returns trigger language plpgsql as $$
begin
  if new.order_status = 'cancelled' then
    update round_stop set state = 'cancelled', ended_at = now() where order_id = new.id and state = 'open';
    return null;
  end if;
  if new.order_status <> 'waiting for pickup' then
    update round_stop set state = 'done', ended_at = now() where order_id = new.id and kind = 'pickup' and state = 'open';
  elsif new.pickup_date <> old.pickup_date then
    delete from round_stop where order_id = new.id and kind = 'pickup' and state = 'open';
  end if;
  if new.order_status = 'delivered' then
    update round_stop set state = 'done', ended_at = now() where order_id = new.id and kind = 'delivery' and state = 'open';
  elsif new.order_status <> 'dispatched' then
    delete from round_stop where order_id = new.id and kind = 'delivery' and state = 'open';
  end if;
  return null;
end $$;

create or replace trigger closes_stops after update on "order" for each row
  when (old.order_status <> new.order_status or old.pickup_date <> new.pickup_date)
  execute function close_stops();

create or replace function clear_next_stop() returns trigger language plpgsql as $$
begin
  new.next_stop_id := null;
  return new;
end $$;

create or replace trigger clears_next_stop before update on round for each row
  when (old.driver_id is distinct from new.driver_id) execute function clear_next_stop();
