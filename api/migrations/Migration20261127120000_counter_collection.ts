import { Migration } from '@mikro-orm/migrations';

/** Adds whether a customer collects an order at the counter, so that no round offers it. */
export class Migration20261127120000_counter_collection extends Migration {
  override up(): void {
    this.addSql('alter table "order" add column counter_collection boolean not null default false');
  }
}
