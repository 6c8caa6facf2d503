import { Migration } from '@mikro-orm/migrations';

// The report of control says these conditions in the same words.
const INDEX = `
create index order_event_control on order_event (at)
where discount_change is not null or repriced_items is not null or to_status = 'cancelled'
  or (to_status = 'delivered' and reason is not null);
`;

/** Finds the steps that the report of control counts, see docs/decisions/064. */
export class Migration20261124040100_control_report extends Migration {
  override up(): void {
    this.addSql(INDEX);
  }
}
