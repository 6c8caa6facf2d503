import { Migration } from '@mikro-orm/migrations';

// Null of cloth types: as the business. Null of items: of a pickup by a version that knew no rates; as the business has it.
const RATES = `
alter table cloth
  add column sac text,
  add column tax_rate int check (tax_rate between 0 and 10000);
alter table order_item
  add column sac text,
  add column tax_rate int check (tax_rate between 0 and 10000);
`;

const SETTINGS = `
alter table business
  add column customer_prices_include_tax boolean not null default true,
  add column enterprise_prices_include_tax boolean not null default false,
  add column rounds_to_rupee boolean not null default false;
`;

// What is worked out stands on the bill as its other lines do, so that they still add up to its total.
const LINES = `
alter table bill_line
  drop constraint bill_line_kind_check,
  drop constraint bill_line_sign,
  drop constraint bill_line_share;
alter table bill_line
  add constraint bill_line_kind_check check (kind in ('discount', 'surcharge', 'delivery fee', 'tax', 'rounding')) not valid,
  add constraint bill_line_sign check (case kind
    when 'discount' then amount <= 0
    when 'rounding' then amount between -49 and 50
    else amount > 0 end) not valid,
  add constraint bill_line_share check (case when basis_points is null then amount <> 0 else kind in ('discount', 'tax') end) not valid;
alter table bill_line validate constraint bill_line_kind_check;
alter table bill_line validate constraint bill_line_sign;
alter table bill_line validate constraint bill_line_share;
`;

const PAPERS = `
alter table paper add column rounding int not null default 0;
alter table paper drop constraint paper_adds_up;
alter table paper add constraint paper_adds_up check (total = taxable + cgst + sgst + igst + rounding) not valid;
alter table paper validate constraint paper_adds_up;
`;

const WATCHED = `
select audit_rows('cloth', 'cloth', 'id', '{name,price,sac,tax_rate,archived_at}');
select audit_rows('business', 'business', 'id', '{name,address,city,state,pincode,gstin,sac,tax_rate,customer_prices_include_tax,enterprise_prices_include_tax,rounds_to_rupee,upi_id,bank,account_number,ifsc}');
`;

/** How bills are reckoned, see docs/decisions/055. */
export class Migration20261123222000_tax_terms extends Migration {
  override up(): void {
    for (const part of [RATES, SETTINGS, LINES, PAPERS, WATCHED]) this.addSql(part);
  }
}
