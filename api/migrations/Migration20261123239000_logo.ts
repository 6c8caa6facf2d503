import { Migration } from '@mikro-orm/migrations';

// Beside the business, so that whoever reads that reads no bytes. The row stays when the logo goes: its version counts on.
const TABLE = `
create table business_logo (
  business_id uuid primary key references business (id),
  content bytea,
  width int check (width between 1 and 560),
  height int check (height between 1 and 192),
  bytes int,
  at timestamptz(3),
  version int not null default 1,
  updated_by uuid,
  constraint business_logo_whole check (num_nulls(content, width, height, bytes, at) in (0, 5)),
  constraint business_logo_bytes check (bytes = octet_length(content))
);
insert into business_logo (business_id) select id from business;
`;

const WATCHED = `
select audit_rows('business_logo', 'business', 'business_id', '{width,height,bytes,at}');
`;

/** The logo that papers have, see docs/decisions/059. */
export class Migration20261123239000_logo extends Migration {
  override up(): void {
    for (const part of [TABLE, WATCHED]) this.addSql(part);
  }
}
