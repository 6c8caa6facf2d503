import { Migration } from '@mikro-orm/migrations';

// Empty of orders that are there, and of what the version before this one books while it still runs: nobody told their
// customers a day.
const PROMISED = `
alter table "order" add column promised_by date;
`;

const EVENT = `
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('booked', 'status changed', 'rescheduled', 'items changed', 'payment', 'wrong delivery code', 'corrected', 'promised')) not valid;
alter table order_event validate constraint order_event_kind_check;
`;

const WATCHED = `
select audit_rows('"order"', 'order', 'id', '{user_id,pickup_date,promised_by,delivery_date,order_status,total_price,paid_amount,excess,item_count,pickup_name,pickup_phone_number,pickup_address,note,express}');
`;

/** The day by which a customer was told to have their laundry back, see docs/decisions/032. */
export class Migration20261122234000_promised extends Migration {
  override up(): void {
    for (const part of [PROMISED, EVENT, WATCHED]) this.addSql(part);
  }
}
