import { Migration } from '@mikro-orm/migrations';

// The rows that a request made keep their key as before: they say what its first answer was.
const TABLE = `
create table idempotency_key (
  by_user_id uuid not null references "user" (id) on delete cascade,
  key text not null check (length(key) <= 100),
  body_hash text not null,
  made_at timestamptz(3) not null default now(),
  primary key (by_user_id, key)
);
create index idempotency_key_age on idempotency_key (made_at);
`;

/** For which request an account has used an idempotency key, see docs/decisions/061. */
export class Migration20261124010000_idempotency_keys extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
