import { Migration } from '@mikro-orm/migrations';

const PASSKEYS = `
create table passkey (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkey_by_user on passkey (user_id);

create table passkey_challenge (
  challenge_hash bytea primary key,
  user_id uuid references "user" (id) on delete cascade,
  expires_at timestamptz(3) not null
);
`;

// Sessions that are open now began before anybody noted where, and without a passkey.
const SESSIONS = `
alter table session
  add column id uuid not null unique default gen_random_uuid(),
  add column device text,
  add column by_passkey boolean not null default false;
`;

/** Passkeys beside codes, and sessions that their owner can tell apart and end. */
export class Migration20261121130000_passkeys extends Migration {
  override up(): void {
    for (const part of [PASSKEYS, SESSIONS]) this.addSql(part);
  }
}
