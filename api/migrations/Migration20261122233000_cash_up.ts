import { Migration } from '@mikro-orm/migrations';

// An entry of the ledger is in one closing at most, whoever closes at the same time.
const CASH_UP = `
create table cash_up (
  id uuid primary key,
  day date not null,
  user_id uuid not null references "user" (id),
  method text check (method in ('cash', 'upi', 'card', 'bank transfer', 'online')),
  number int not null check (number > 0),
  entries int not null check (entries > 0),
  expected bigint not null,
  counted bigint not null check (abs(counted) <= 1000000000000),
  note text check (length(note) between 1 and 300),
  closed_by uuid not null references "user" (id),
  created_at timestamptz(3) not null default now(),
  constraint cash_up_once unique nulls not distinct (day, user_id, method, number),
  constraint cash_up_difference_has_note check (counted = expected or note is not null)
);
create index cash_up_newest on cash_up (created_at desc, id desc);
create index cash_up_of_person on cash_up (user_id, created_at desc, id desc);

create table cash_up_entry (
  payment_id uuid primary key references payment (id),
  cash_up_id uuid not null references cash_up (id)
);
create index cash_up_entry_cash_up on cash_up_entry (cash_up_id);
`;

const CLOSED = `
create function refuse_closed() returns trigger language plpgsql as $$
begin
  raise exception 'What is closed is never changed, only followed by another entry';
end $$;

create trigger cash_up_closed before update or delete or truncate on cash_up
  for each statement execute function refuse_closed();
create trigger cash_up_entry_closed before update or delete or truncate on cash_up_entry
  for each statement execute function refuse_closed();

create function refuse_counted() returns trigger language plpgsql as $$
begin
  if exists (select from cash_up_entry where payment_id = old.id) then
    raise exception 'What is closed is never changed, only followed by another entry';
  end if;
  return coalesce(new, old);
end $$;

create trigger payment_counted before update or delete on payment
  for each row execute function refuse_counted();
`;

const WATCHED = `select audit_rows('cash_up', 'cash-up', 'id', '{day,user_id,method,number,entries,expected,counted,note}', 'insert')`;

/** Whoever takes money counts it, day by day, and closes the day. */
export class Migration20261122233000_cash_up extends Migration {
  override up(): void {
    for (const part of [CASH_UP, CLOSED, WATCHED]) this.addSql(part);
  }
}
