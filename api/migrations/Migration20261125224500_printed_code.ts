import { Migration } from '@mikro-orm/migrations';

/** The printed delivery code of customers without e-mail, see docs/decisions/083. */
export class Migration20261125224500_printed_code extends Migration {
  override up(): void {
    this.addSql(
      `alter table "order" add column printed_code text check (printed_code ~ '^[0-9]{4}$')`,
    );
  }
}
