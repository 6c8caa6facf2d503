import { Migration } from '@mikro-orm/migrations';

const TOLD = `
create trigger recurring_pickup_told_new after insert on recurring_pickup
  referencing new table as changed for each statement execute function tell_rows('recurring pickup', 'user_id');
create trigger recurring_pickup_told after update on recurring_pickup
  referencing old table as before new table as changed for each statement execute function tell_rows('recurring pickup', 'user_id');
`;

/** Customers hear what others do to what repeats; see docs/decisions/042. */
export class Migration20261123120000_recurring_told extends Migration {
  override up(): void {
    this.addSql(TOLD);
  }
}
