import { Migration } from '@mikro-orm/migrations';

/** Why somebody is an admin: a setting that names somebody else later takes nothing away, but can be told apart. */
export class Migration20261121090000_admin_by_setting extends Migration {
  override up(): void {
    this.addSql('alter table "user" add column admin_by_setting boolean not null default false');
  }
}
