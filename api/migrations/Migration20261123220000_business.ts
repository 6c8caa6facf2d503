import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';
import { site } from '../src/site.js';

const { street, city, state, pincode } = site.address;

const TABLE = `
create table business (
  id uuid primary key,
  name text not null,
  address text not null,
  city text not null,
  state text not null,
  pincode text not null,
  gstin text,
  sac text not null default '9997',
  tax_rate int not null default 1800 check (tax_rate between 0 and 10000),
  upi_id text,
  bank text,
  account_number text,
  ifsc text,
  version int not null default 1,
  updated_by uuid,
  check ((bank is null) = (account_number is null) and (bank is null) = (ifsc is null))
);
create unique index business_once on business ((true));
`;

const FIRST = `
insert into business (id, name, address, city, state, pincode) values (gen_random_uuid(), ?, ?, ?, ?, ?)`;

const WATCHED = `
select audit_rows('business', 'business', 'id', '{name,address,city,state,pincode,gstin,sac,tax_rate,upi_id,bank,account_number,ifsc}');
`;

/** Who issues papers, see docs/decisions/051. It begins as the site names it. */
export class Migration20261123220000_business extends Migration {
  override up(): void {
    this.addSql(TABLE);
    this.addSql(raw(FIRST, [site.brand, street, city, state, pincode]));
    this.addSql(WATCHED);
  }
}
