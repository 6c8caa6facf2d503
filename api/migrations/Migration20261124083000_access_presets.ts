import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table access_preset (
  id uuid primary key,
  name text not null unique check (name in ('counter', 'plant', 'driver', 'manager')),
  discount_limit int not null check (discount_limit between 0 and 100),
  any_discount boolean not null,
  change_prices boolean not null,
  version int not null default 1,
  updated_by uuid
);
insert into access_preset (id, name, discount_limit, any_discount, change_prices) values
  (gen_random_uuid(), 'counter', 10, false, false),
  (gen_random_uuid(), 'plant', 0, false, false),
  (gen_random_uuid(), 'driver', 0, false, false),
  (gen_random_uuid(), 'manager', 0, true, true);
`;

const WATCHED = `
select audit_rows('access_preset', 'preset', 'id', '{name,discount_limit,any_discount,change_prices}');
`;

/** What the presets of the access form fill in for discounts and prices, see docs/decisions/075. */
export class Migration20261124083000_access_presets extends Migration {
  override up(): void {
    for (const part of [TABLE, WATCHED]) this.addSql(part);
  }
}
