import { Migration } from '@mikro-orm/migrations';

/**
 * The version before slots marks browsers without one, and goes on signing people in while the next one comes: such a mark
 * gets one of its own.
 */
export class Migration20261122170000_slot_default extends Migration {
  override up(): void {
    this.addSql('alter table device alter column slot set default uuid_send(gen_random_uuid())');
  }
}
