import { Migration } from '@mikro-orm/migrations';

// Empty wherever it was sent as it was done; what counts on a moment goes on counting on that of its arrival.
const MOMENTS = `
alter table order_event add column recorded_at timestamptz(3);
alter table payment add column recorded_at timestamptz(3);
alter table round_stop add column recorded_at timestamptz(3);
`;

/** When something was done that was sent later; see docs/decisions/052. */
export class Migration20261123190000_recorded_at extends Migration {
  override up(): void {
    this.addSql(MOMENTS);
  }
}
