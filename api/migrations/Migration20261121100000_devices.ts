import { Migration } from '@mikro-orm/migrations';

const DEVICES = `
create table device (
  id_hash bytea not null,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  wrong_tries timestamptz(3)[] not null default '{}',
  primary key (id_hash, user_id)
);
create index device_by_user on device (user_id);
`;

// Codes that are on their way belong to clients without an id, which is what their browsers still are.
const CODES = `
alter table one_time_code
  add column slot bytea not null default '',
  drop constraint one_time_code_pkey,
  add primary key (email, purpose, slot);
alter table one_time_code alter column slot drop default;
`;

// What stopped codes until now were ten tries of a day, and those go on to do so.
const GUARD = `
alter table sign_in_guard
  add column purpose text not null default 'login' check (purpose in ('signup', 'login')),
  drop constraint sign_in_guard_pkey,
  add primary key (email, purpose),
  drop column codes_stopped_until,
  drop constraint sign_in_guard_wrong_tries_check,
  alter column wrong_tries set default '{}',
  add column last_wrong_at timestamptz(3) generated always as (wrong_tries[cardinality(wrong_tries)]) stored,
  add column codes_sent timestamptz(3)[] not null default '{}',
  add column link_sent_at timestamptz(3);
alter table sign_in_guard alter column purpose drop default;
create index sign_in_guard_last_wrong on sign_in_guard (last_wrong_at);
`;

/** A code belongs to the browser that asked for it, and browsers that have signed in are known again. */
export class Migration20261121100000_devices extends Migration {
  override up(): void {
    for (const part of [DEVICES, CODES, GUARD]) this.addSql(part);
  }
}
