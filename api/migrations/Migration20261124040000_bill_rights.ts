import { Migration } from '@mikro-orm/migrations';

const COLUMNS = `
alter table employee add column discount_limit int not null default 0 check (discount_limit between 0 and 100);
alter table order_item add column list_price int;
alter table order_event add column discount_change int, add column repriced_items int,
  add column repriced_amount double precision;
`;

// Those who run the laundry keep what they could do. All others get the limit of a counter, and fixed prices.
const RIGHTS = `
update employee set permissions = permissions || array['orders.discount', 'orders.price']
where user_id is not null and permissions && array['staff.write', 'settings.write'];
update employee set discount_limit = 10
where user_id is not null and not permissions && array['staff.write', 'settings.write'];
`;

const WATCHED = `
select audit_rows('employee', 'employee', 'id', '{name,phone,email,permissions,discount_limit}');
`;

/** Which discounts and prices an employee may set, see docs/decisions/064. */
export class Migration20261124040000_bill_rights extends Migration {
  override up(): void {
    for (const part of [COLUMNS, RIGHTS, WATCHED]) this.addSql(part);
  }
}
