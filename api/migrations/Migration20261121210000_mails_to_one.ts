import { Migration } from '@mikro-orm/migrations';

/** How many mails of a kind somebody was sent lately is counted whenever another one is asked for. */
export class Migration20261121210000_mails_to_one extends Migration {
  override up(): void {
    this.addSql('create index mail_recipient on mail (recipient, topic, created_at desc);');
  }
}
