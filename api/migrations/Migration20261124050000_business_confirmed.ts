import { Migration } from '@mikro-orm/migrations';

const CONFIRMED = `
alter table business add column confirmed_at timestamptz(3), add column confirmed_by uuid;
`;

// Invoices of an existing installation name its details already.
const EXISTING = `
update business set confirmed_at = now() where exists (select from paper);
`;

const WAITING = `
create table waiting_paper (order_id uuid primary key references "order" (id) on delete cascade);
`;

const WATCHED = `
select audit_rows('business', 'business', 'id', '{name,address,city,state,pincode,gstin,sac,tax_rate,customer_prices_include_tax,enterprise_prices_include_tax,rounds_to_rupee,upi_id,bank,account_number,ifsc,confirmed_at}');
`;

/** No invoice before the company details are confirmed, see docs/decisions/066. */
export class Migration20261124050000_business_confirmed extends Migration {
  override up(): void {
    for (const part of [CONFIRMED, EXISTING, WAITING, WATCHED]) this.addSql(part);
  }
}
