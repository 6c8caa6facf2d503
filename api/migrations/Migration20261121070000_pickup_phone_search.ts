import { Migration } from '@mikro-orm/migrations';

/** Orders are found by the phone of their pickup. */
export class Migration20261121070000_pickup_phone_search extends Migration {
  override up(): void {
    this.addSql(
      `create index order_pickup_phone on "order" using gin (pickup_phone_number gin_trgm_ops)`,
    );
  }
}
