import { Migration } from '@mikro-orm/migrations';

const COLUMN = `
alter table enterprise_terms add column credit_limit int check (credit_limit >= 0);
select audit_rows('enterprise_terms', 'user', 'user_id', '{gstin,credit_limit}');
`;

// What is paid leaves it, so that it is as short as what is owed.
const OWED = `
create index order_owed on "order" (user_id) include (due) where due > 0 and order_status <> 'waiting for pickup';
`;

/** How much an enterprise may owe before staff are warned, see docs/decisions/056. */
export class Migration20261123233100_credit_limit extends Migration {
  override up(): void {
    for (const part of [COLUMN, OWED]) this.addSql(part);
  }
}
