import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table customer_merge (
  id uuid primary key,
  kept_id uuid not null references "user" (id),
  merged_id uuid not null references "user" (id),
  moved jsonb not null,
  merged_at timestamptz(3) not null default now(),
  merged_by uuid not null references "user" (id),
  undone_at timestamptz(3),
  undone_by uuid references "user" (id),
  check (kept_id <> merged_id)
);
create unique index customer_merge_once on customer_merge (merged_id) where undone_at is null;
create index customer_merge_of_kept on customer_merge (kept_id, merged_at desc);

create table dismissed_duplicate (
  one_id uuid not null references "user" (id) on delete cascade,
  other_id uuid not null references "user" (id) on delete cascade,
  dismissed_by uuid not null references "user" (id),
  dismissed_at timestamptz(3) not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id)
);
`;

const FOUND_BY = `
create index user_phone on "user" (phone) where archived_at is null;
create index user_pending_email on "user" (pending_email) where archived_at is null and pending_email is not null;
`;

const WATCHED = `
select audit_rows('customer_merge', 'user', 'kept_id', '{merged_id,undone_at}');
select audit_rows('dismissed_duplicate', 'user', 'one_id', '{other_id}');
`;

/** Customers that staff merged, and pairs that staff know to be two people, see docs/decisions/070. */
export class Migration20261124060000_customer_merges extends Migration {
  override up(): void {
    for (const part of [TABLES, FOUND_BY, WATCHED]) this.addSql(part);
  }
}
