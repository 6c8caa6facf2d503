import { Migration } from '@mikro-orm/migrations';

/** Whoever asked for a link may not be who uses it, so it carries neither name nor phone. */
export class Migration20261121211000_links_of_nobodys_words extends Migration {
  override up(): void {
    this.addSql('alter table one_time_link drop column payload;');
  }
}
