import { Migration } from '@mikro-orm/migrations';

// Each has the orders of one view, or some more, and no others: what is done leaves it.
const VIEWS = `
create index order_waiting on "order" (pickup_date, id) where order_status = 'waiting for pickup';
create index order_promised on "order" (promised_by, id)
  where order_status in ('waiting for pickup', 'picked', 'processing', 'dispatched');
create index order_to_collect on "order" (created_at desc, id desc)
  where order_status = 'delivered' and payment_status <> 'paid';
create index order_refund_due on "order" (created_at desc, id desc)
  where refundable > 0 and (excess > 0 or order_status = 'cancelled');
create index order_event_wrong_code on order_event (order_id, at) where kind = 'wrong delivery code';
`;

/** The views of orders that staff work through, see docs/decisions/033. */
export class Migration20261123001000_views extends Migration {
  override up(): void {
    this.addSql(VIEWS);
  }
}
