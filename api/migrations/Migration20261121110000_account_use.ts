import { Migration } from '@mikro-orm/migrations';

// Counts that may be forgotten when the database is stopped hard: no change waits for them on the disk.
const ACCOUNT_USE = `
create unlogged table account_use (
  user_id uuid not null references "user" (id) on delete cascade,
  deed text not null,
  used int not null,
  ends_at timestamptz(3) not null,
  primary key (user_id, deed)
);
`;

/** How much an account has done of late, by kind. */
export class Migration20261121110000_account_use extends Migration {
  override up(): void {
    this.addSql(ACCOUNT_USE);
  }
}
