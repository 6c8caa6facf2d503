import { Migration } from '@mikro-orm/migrations';

/** Whom to ask for at the door, where that is somebody else than the customer. */
export class Migration20261121060000_pickup_name extends Migration {
  override up(): void {
    this.addSql(
      `alter table "order" add column pickup_name text check (length(pickup_name) between 3 and 100)`,
    );
  }
}
