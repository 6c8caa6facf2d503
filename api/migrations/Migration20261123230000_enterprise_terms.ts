import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table enterprise_terms (
  user_id uuid primary key references "user" (id) on delete cascade,
  gstin text
);
`;

const WATCHED = `
select audit_rows('enterprise_terms', 'user', 'user_id', '{gstin}');
`;

/** What is agreed with an enterprise, see docs/decisions/056. */
export class Migration20261123230000_enterprise_terms extends Migration {
  override up(): void {
    for (const part of [TABLE, WATCHED]) this.addSql(part);
  }
}
