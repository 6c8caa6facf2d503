import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table event (
  id uuid primary key default gen_random_uuid(),
  number bigint unique check (number > 0),
  transaction xid8 not null default pg_current_xact_id(),
  type text not null,
  occurred_at timestamptz(3) not null default clock_timestamp(),
  subject_id uuid not null,
  subject_version int,
  order_id uuid,
  customer_id uuid,
  actor_id uuid,
  from_status text,
  to_status text,
  amount bigint
);
create index event_unnumbered on event (transaction, subject_id) where number is null;
create index event_of_customer on event (customer_id, number) where number is not null;
create index event_occurred on event (occurred_at) where number is not null;

create table event_feed (
  only_row boolean primary key default true check (only_row),
  last_number bigint not null default 0,
  deleted_number bigint not null default 0 check (deleted_number <= last_number)
);
insert into event_feed default values;

create index order_updated on "order" (updated_at, id);
create index user_updated on "user" (updated_at, id);
create index employee_updated on employee (updated_at, id);
create index cloth_updated on cloth (updated_at, id);
create index payment_by_time on payment (created_at desc, id desc);
create index tax_document_by_time on tax_document (issued_at desc, id desc);
`;

/** Adds the event feed, and indexes for lists of changed records, payments and tax documents. */
export class Migration20261128160000_events extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
