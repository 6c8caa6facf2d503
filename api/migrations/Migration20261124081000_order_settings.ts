import { Migration } from '@mikro-orm/migrations';

// Refers to the business, so that the audit log shows changes there.
const TABLE = `
create table order_settings (
  id uuid primary key,
  business_id uuid not null references business (id),
  express_basis_points int check (express_basis_points between 1 and 10000),
  express_amount int check (express_amount between 1 and 10000000),
  version int not null default 1,
  updated_by uuid,
  check (express_basis_points is null or express_amount is null)
);
create unique index order_settings_once on order_settings ((true));
insert into order_settings (id, business_id) select gen_random_uuid(), id from business;
`;

const ORDER = `
alter table "order" add column express_basis_points int, add column express_amount int;
`;

// A surcharge may be a percentage of the items, which is 0 when the items cost nothing.
const LINES = `
alter table bill_line drop constraint bill_line_sign, drop constraint bill_line_share;
alter table bill_line
  add constraint bill_line_sign check (case kind
    when 'discount' then amount <= 0
    when 'rounding' then amount between -49 and 50
    else amount > 0 or (amount = 0 and basis_points is not null) end) not valid,
  add constraint bill_line_share check (case when basis_points is null then amount <> 0
    else kind in ('discount', 'surcharge', 'tax') end) not valid;
alter table bill_line validate constraint bill_line_sign;
alter table bill_line validate constraint bill_line_share;
`;

const WATCHED = `
select audit_rows('order_settings', 'business', 'business_id', '{express_basis_points,express_amount}');
`;

/** Order settings and the express surcharge, see docs/decisions/073. */
export class Migration20261124081000_order_settings extends Migration {
  override up(): void {
    for (const part of [TABLE, ORDER, LINES, WATCHED]) this.addSql(part);
  }
}
