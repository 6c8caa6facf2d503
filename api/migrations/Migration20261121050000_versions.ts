import { Migration } from '@mikro-orm/migrations';

/** Things that two people can change carry a version, and who made it; a price list has one as a whole. */
export class Migration20261121050000_versions extends Migration {
  override up(): void {
    for (const table of ['"user"', 'address', 'cloth', 'employee'])
      this.addSql(`
alter table ${table}
  add column version int not null default 1 check (version > 0),
  add column updated_by uuid references "user" (id) on delete set null`);
    this.addSql(`
create table price_list (
  enterprise_id uuid primary key references "user" (id) on delete cascade,
  version int not null default 1 check (version > 0),
  updated_by uuid references "user" (id) on delete set null
);
insert into price_list (enterprise_id) select distinct enterprise_id from price_list_item;
`);
  }
}
