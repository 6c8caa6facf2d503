import { Migration } from '@mikro-orm/migrations';

const VIEWS = `
create table saved_view (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  query text not null check (length(query) <= 1000),
  created_at timestamptz(3) not null default now(),
  version int not null default 1,
  updated_by uuid
);
create unique index saved_view_name on saved_view (user_id, lower(name));
`;

const WATCHED = `select audit_rows('saved_view', 'view', 'id', '{name,query}')`;

/** Filters of orders that somebody of the staff keeps, see docs/decisions/033. */
export class Migration20261123002000_saved_views extends Migration {
  override up(): void {
    for (const part of [VIEWS, WATCHED]) this.addSql(part);
  }
}
