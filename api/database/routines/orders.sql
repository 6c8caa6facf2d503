-- When the items of a bill are deleted, this trigger deletes its adjustments.

create or replace function delete_order_adjustments() returns trigger language plpgsql as $$
begin
  delete from order_adjustment where order_id in (select order_id from deleted);
  return null;
end $$;

create or replace trigger order_item_deleted after delete on order_item
  referencing old table as deleted for each statement execute function delete_order_adjustments();
