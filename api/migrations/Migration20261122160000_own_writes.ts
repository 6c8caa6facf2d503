import { Migration } from '@mikro-orm/migrations';

/** How far the log of the database has to be read until the last change of an account is in it, see docs/decisions/021. */
export class Migration20261122160000_own_writes extends Migration {
  override up(): void {
    this.addSql('alter table account_use add column written_to pg_lsn');
  }
}
