import { Migration } from '@mikro-orm/migrations';

const STATEMENTS = `
create table statement (
  id uuid primary key,
  user_id uuid not null references "user" (id),
  month date not null check (extract(day from month) = 1),
  created_at timestamptz(3) not null,
  figures jsonb not null,
  content jsonb not null,
  constraint statement_once unique (user_id, month)
);
create index statement_newest on statement (user_id, created_at desc, id desc);
`;

const FINAL = `
create function keep_statement() returns trigger language plpgsql as $$
begin
  raise exception 'A statement that was made stays as it is';
end $$;
create trigger statement_stays before update or delete on statement for each row execute function keep_statement();
`;

// The first month of which statements are made by themselves is the one that this step falls into.
const MONTHS = `
create table statement_month (
  month date primary key check (extract(day from month) = 1),
  done_at timestamptz(3) not null default now()
);
insert into statement_month (month)
values ((date_trunc('month', now() at time zone 'Asia/Kolkata') - interval '1 month')::date);
`;

/** Statements of enterprises, see docs/decisions/057. */
export class Migration20261123231000_statements extends Migration {
  override up(): void {
    for (const part of [STATEMENTS, FINAL, MONTHS]) this.addSql(part);
  }
}
