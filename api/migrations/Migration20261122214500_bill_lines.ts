import { Migration } from '@mikro-orm/migrations';

const LINES = `
create table bill_line (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  position int not null,
  kind text not null check (kind in ('discount', 'surcharge', 'delivery fee')),
  amount int not null check (amount between -1000000000 and 1000000000),
  basis_points int check (basis_points between 1 and 10000),
  reason text not null check (length(reason) between 1 and 200),
  constraint bill_line_sign check (case when kind = 'discount' then amount <= 0 else amount > 0 end),
  constraint bill_line_share check (case when basis_points is null then amount <> 0 else kind = 'discount' end)
);
create unique index bill_line_position on bill_line (order_id, position);
`;

// A version that knows no lines makes a bill of items alone, while the next one comes: then it has no lines, and adds up.
const WITH_ITEMS = `
create function drop_bill_lines() returns trigger language plpgsql as $$
begin
  delete from bill_line where order_id in (select order_id from gone);
  return null;
end $$;

create trigger order_item_gone after delete on order_item
  referencing old table as gone for each statement execute function drop_bill_lines();
`;

const WATCHED = `select audit_statements('bill_line', 'order', 'order_id', '{kind,amount,basis_points,reason}')`;

/** Discounts, surcharges and delivery fees stand on the bill beside the items. */
export class Migration20261122214500_bill_lines extends Migration {
  override up(): void {
    for (const part of [LINES, WITH_ITEMS, WATCHED]) this.addSql(part);
  }
}
