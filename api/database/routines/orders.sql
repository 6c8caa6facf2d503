create or replace function drop_bill_lines() returns trigger language plpgsql as $$
begin
  delete from bill_line where order_id in (select order_id from gone);
  return null;
end $$;

create or replace trigger order_item_gone after delete on order_item
  referencing old table as gone for each statement execute function drop_bill_lines();
