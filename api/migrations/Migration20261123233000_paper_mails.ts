import { Migration } from '@mikro-orm/migrations';

/** Which papers go with a mail, see docs/decisions/059. */
export class Migration20261123233000_paper_mails extends Migration {
  override up(): void {
    this.addSql('alter table mail add column paper_ids uuid[]');
  }
}
