import { Migration } from '@mikro-orm/migrations';

// PostgreSQL before 17 cannot change how a column is generated, so both are made anew, with their indexes.
const DUE = `
alter table "order" drop column due, drop column payment_status;

alter table "order"
  add column due int not null generated always as (
    case when order_status = 'cancelled' then 0 else total_price - paid_amount end) stored,
  add column payment_status text not null generated always as (
    case when item_count > 0 and paid_amount = total_price then 'paid'
         when paid_amount > 0 then 'partial' else 'unpaid' end) stored;

create index order_due on "order" (due, id);
create index order_payment_created on "order" (payment_status, created_at desc, id desc);
`;

/** A cancelled order owes nothing, and a bill of nothing is paid: said once, by the database. */
export class Migration20261121040000_due extends Migration {
  override up(): void {
    this.addSql(DUE);
  }
}
