import { Migration } from '@mikro-orm/migrations';

// Of the business, so that the audit tells it there.
const TABLE = `
create table paper_series_start (
  kind text not null check (kind in ('INV', 'BOS', 'CN')),
  year int not null,
  first int not null check (first between 1 and 9999999),
  business_id uuid not null references business (id),
  primary key (kind, year)
);
`;

const WATCHED = `
select audit_rows('paper_series_start', 'business', 'business_id', '{kind,year,first}');
`;

/** With which number the papers of a financial year begin, see docs/decisions/054. */
export class Migration20261124000000_paper_series_start extends Migration {
  override up(): void {
    for (const part of [TABLE, WATCHED]) this.addSql(part);
  }
}
