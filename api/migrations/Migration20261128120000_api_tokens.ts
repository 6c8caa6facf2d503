import { Migration } from '@mikro-orm/migrations';

const TABLES = `
alter table "user" drop constraint user_role_check, drop constraint user_email_needed,
  add constraint user_role_check check (role in ('customer', 'enterprise', 'staff', 'admin', 'app')),
  add constraint user_email_needed check (email is not null or role in ('customer', 'app'));

create table app (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  note text check (length(note) <= 300),
  kind text not null check (kind in ('office', 'partner')),
  user_id uuid not null references "user" (id),
  permissions text[] not null default '{}',
  owner_id uuid not null references "user" (id),
  disabled_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  version int not null default 1 check (version > 0),
  updated_by uuid,
  constraint app_permissions check ((kind = 'partner') = (permissions = '{}'))
);
create unique index app_name on app (lower(name));

create table api_token (
  id uuid primary key,
  app_id uuid not null references app (id),
  label text not null check (length(label) between 1 and 60),
  token_hash bytea not null unique,
  hint text not null,
  networks cidr[] not null default '{}',
  created_at timestamptz(3) not null default now(),
  created_by uuid not null references "user" (id),
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  last_used_at timestamptz(3),
  last_used_address text,
  warned_days int
);
create index api_token_app on api_token (app_id, created_at desc);
`;

/** Adds apps and their API tokens, and the role of the accounts that apps act with. */
export class Migration20261128120000_api_tokens extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
