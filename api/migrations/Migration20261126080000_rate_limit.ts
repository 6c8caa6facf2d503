import { Migration } from '@mikro-orm/migrations';

// The columns that rate-limiter-flexible works with. Counts may be lost when the database is stopped hard.
const RATE_LIMIT = `
create unlogged table rate_limit (
  key text primary key,
  points integer not null,
  expire bigint
);
`;

/** Limits per network address that all processes count together. */
export class Migration20261126080000_rate_limit extends Migration {
  override up(): void {
    this.addSql(RATE_LIMIT);
  }
}
