import { Migration } from '@mikro-orm/migrations';

// Empty of what happened to one order at a time. Looked up among the events of one order, for which there is an index.
const SEVERAL = `
alter table order_event add column idempotency_key text;
`;

/** Of which request for several orders an event is, see docs/decisions/035. */
export class Migration20261122235000_several extends Migration {
  override up(): void {
    this.addSql(SEVERAL);
  }
}
