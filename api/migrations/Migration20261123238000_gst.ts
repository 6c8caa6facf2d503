import { Migration } from '@mikro-orm/migrations';

// Papers of some days, those among them that name a GSTIN of their recipient, and what came and went on a day, each in the order in which files
// name them: a page of a file starts where the one before has ended.
const INDEXES = `
create index paper_by_day on paper (issued_on, id);
create index paper_of_registered on paper (issued_on, id) where content -> 'recipient' ->> 'gstin' is not null;
create index payment_by_day on payment (((created_at at time zone 'Asia/Kolkata')::date), id);
`;

/** Files for the return and for the books, see docs/decisions/058. */
export class Migration20261123238000_gst extends Migration {
  override up(): void {
    this.addSql(INDEXES);
  }
}
