import { Migration } from '@mikro-orm/migrations';

const COLUMNS = `
alter table order_event add column charge_basis_points int, add column charge_amount int;
`;

/**
 * Adds the charges of each saved bill, which discount limits compare with: see
 * docs/business-rules.md.
 */
export class Migration20261126123000_order_charges extends Migration {
  override up(): void {
    this.addSql(COLUMNS);
  }
}
