import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table payment_link (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  amount int not null check (amount > 0),
  amount_paid int not null default 0 check (amount_paid between 0 and amount),
  status text not null default 'creating' check (status in ('creating', 'open', 'paid', 'cancelled', 'expired')),
  provider_id text unique,
  url text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  checked_at timestamptz(3),
  constraint payment_link_open_is_known check (status <> 'open' or (provider_id is not null and url is not null)),
  constraint payment_link_closed check ((status in ('creating', 'open')) = (closed_at is null)),
  constraint payment_link_paid_in_full check ((status = 'paid') = (amount_paid = amount))
);
create unique index payment_link_one_live on payment_link (order_id) where closed_at is null;
create index payment_link_order on payment_link (order_id);
create index payment_link_unchecked on payment_link (checked_at nulls first) where closed_at is null;
create index payment_link_closed_at on payment_link (closed_at) where closed_at is not null;

create table online_payment (
  payment_id text primary key check (length(payment_id) between 1 and 100),
  order_id uuid not null references "order" (id),
  amount int not null check (amount > 0),
  applied int not null check (applied >= 0),
  service_charge int not null check (service_charge >= 0),
  excess int not null check (excess >= 0),
  created_at timestamptz(3) not null default now(),
  constraint online_payment_adds_up check (amount = applied + service_charge + excess)
);
create index online_payment_order on online_payment (order_id);

create table provider_event (
  id text primary key check (length(id) between 1 and 200),
  kind text not null,
  outcome text not null,
  received_at timestamptz(3) not null default now()
);
create index provider_event_received on provider_event (received_at);
`;

// In the database, so that no way of changing an order can forget it: whatever touches what is due asks
// for the link to be looked at, in the same transaction. Many changes before the job runs make one job.
const TRIGGER = `
create function ask_for_payment_link() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job(
    'sync_payment_link',
    payload := json_build_object('orderId', new.id),
    max_attempts := 12,
    job_key := 'payment_link:' || new.id);
  return null;
end $$;

create trigger order_payment_link after update on "order" for each row
  when (old.total_price <> new.total_price or old.paid_amount <> new.paid_amount or old.order_status <> new.order_status)
  execute function ask_for_payment_link();
`;

/** Links to pay an order online, what came in through them, and which notifications have been read. */
export class Migration20261121020000_payment_links extends Migration {
  override up(): void {
    this.addSql(TABLES);
    this.addSql(TRIGGER);
  }
}
