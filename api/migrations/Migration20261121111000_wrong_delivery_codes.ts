import { Migration } from '@mikro-orm/migrations';

const WRONG_CODES = `
alter table order_event
  drop constraint order_event_kind_check,
  add constraint order_event_kind_check check (kind in
    ('booked', 'status changed', 'rescheduled', 'items changed', 'payment', 'wrong delivery code')) not valid;
alter table order_event validate constraint order_event_kind_check;
`;

/** A wrong code at the door is part of an order's history. */
export class Migration20261121111000_wrong_delivery_codes extends Migration {
  override up(): void {
    this.addSql(WRONG_CODES);
  }
}
