import { Migration } from '@mikro-orm/migrations';

/** Which statement goes with a mail, see docs/decisions/057. */
export class Migration20261123237000_statement_mails extends Migration {
  override up(): void {
    this.addSql('alter table mail add column statement_id uuid');
  }
}
