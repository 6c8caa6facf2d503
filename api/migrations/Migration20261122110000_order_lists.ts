import { Migration } from '@mikro-orm/migrations';

// What a list is sorted by, and behind it all that a filter may ask of a row on the way.
const LISTS = `
drop index order_created, order_pickup, order_total, order_due;

create index order_created on "order" (created_at desc, id desc)
  include (order_status, payment_status, pickup_date);
create index order_pickup on "order" (pickup_date, id)
  include (order_status, payment_status, created_at);
create index order_total on "order" (total_price, id)
  include (order_status, payment_status, created_at, pickup_date);
create index order_due on "order" (due, id)
  include (order_status, payment_status, created_at, pickup_date);
`;

/** Whoever walks a list in its order reads the index alone until the page is full, however much is passed over. */
export class Migration20261122110000_order_lists extends Migration {
  override up(): void {
    this.addSql(LISTS);
  }
}
