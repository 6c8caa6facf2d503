import { Migration } from '@mikro-orm/migrations';

// False of orders that are there, and of what the version before this one books while it still runs: those stand among
// the pickups, as they did.
const WALK_IN = `
alter table "order" add column walk_in boolean not null default false;
create index order_walk_in on "order" (pickup_date, id) where order_status = 'waiting for pickup' and walk_in;
`;

const WATCHED = `
select audit_rows('"order"', 'order', 'id', '{user_id,pickup_date,promised_by,delivery_date,order_status,total_price,paid_amount,excess,item_count,pickup_name,pickup_phone_number,pickup_address,note,express,walk_in}');
`;

/** Laundry that was brought to the counter, which nobody has to fetch, see docs/decisions/033. */
export class Migration20261123004000_walk_in extends Migration {
  override up(): void {
    for (const part of [WALK_IN, WATCHED]) this.addSql(part);
  }
}
