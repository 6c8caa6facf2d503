import { Migration } from '@mikro-orm/migrations';

const PEOPLE = `
create extension if not exists pg_trgm;

create table "user" (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  phone text check (phone ~ '^[6-9][0-9]{9}$'),
  email text not null check (email = lower(email) and length(email) between 3 and 254),
  role text not null default 'customer' check (role in ('customer', 'enterprise', 'admin')),
  pending_email text check (pending_email = lower(pending_email)),
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  search_text text not null generated always as (lower(name || ' ' || coalesce(phone, '') || ' ' || email)) stored
);
create unique index user_email_unique on "user" (email) where archived_at is null;
create index user_role_created on "user" (role, created_at desc, id desc) where archived_at is null;
create index user_created on "user" (created_at desc, id desc) where archived_at is null;
create index user_search on "user" using gin (search_text gin_trgm_ops);

create table address (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  address text not null check (length(address) between 1 and 300),
  city text not null check (length(city) between 1 and 100),
  state text not null check (length(state) between 1 and 100),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  "primary" boolean not null default false,
  created_at timestamptz(3) not null default now(),
  search_text text not null generated always as (lower(address || ' ' || city || ' ' || state || ' ' || pincode)) stored
);
create unique index address_one_primary on address (user_id) where "primary";
create index address_user on address (user_id, created_at);
create index address_search on address using gin (search_text gin_trgm_ops);
`;

const SIGN_IN = `
create table session (
  token_hash bytea primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index session_by_user on session (user_id);

create table one_time_code (
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('signup', 'login')),
  code_hash bytea,
  payload jsonb,
  attempts int not null default 0 check (attempts between 0 and 3),
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  primary key (email, purpose)
);

create table one_time_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('signup', 'login', 'email')),
  email text not null check (email = lower(email)),
  user_id uuid references "user" (id) on delete cascade,
  payload jsonb,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3)
);

create table sign_in_guard (
  email text primary key check (email = lower(email)),
  wrong_tries int not null,
  since timestamptz(3) not null default now(),
  codes_stopped_until timestamptz(3)
);
`;

const CATALOGUE = `
create table cloth (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  price int not null check (price between 0 and 10000000),
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create unique index cloth_name_unique on cloth (lower(name)) where archived_at is null;

create table price_list_item (
  enterprise_id uuid not null references "user" (id) on delete cascade,
  cloth_id uuid not null references cloth (id),
  price int not null check (price between 1 and 10000000),
  position int not null,
  primary key (enterprise_id, cloth_id)
);

create table employee (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  phone text not null check (phone ~ '^[6-9][0-9]{9}$'),
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz(3) not null default now(),
  search_text text not null generated always as (lower(name || ' ' || phone || ' ' || email)) stored
);
create unique index employee_email_unique on employee (email);
create index employee_created on employee (created_at desc, id desc);
create index employee_search on employee using gin (search_text gin_trgm_ops);

create table feedback (
  id uuid primary key,
  name text not null,
  phone text not null,
  message text not null,
  created_at timestamptz(3) not null default now()
);
create index feedback_created on feedback (created_at desc, id desc);

create table contact_message (
  id uuid primary key,
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  message text not null,
  created_at timestamptz(3) not null default now()
);
create index contact_message_created on contact_message (created_at desc, id desc);
`;

const ORDERS = `
create table "order" (
  id uuid primary key,
  short_id text not null generated always as (right(id::text, 6)) stored,
  user_id uuid not null references "user" (id),
  created_at timestamptz(3) not null default now(),
  pickup_date date not null,
  delivery_date timestamptz(3),
  order_status text not null default 'waiting for pickup' check (order_status in
    ('waiting for pickup', 'picked', 'processing', 'dispatched', 'delivered', 'cancelled')),
  total_price int not null default 0 check (total_price between 0 and 1000000000),
  paid_amount int not null default 0 check (paid_amount between 0 and total_price),
  due int not null generated always as (total_price - paid_amount) stored,
  payment_status text not null generated always as (
    case when total_price > 0 and paid_amount = total_price then 'paid'
         when paid_amount > 0 then 'partial' else 'unpaid' end) stored,
  item_count int not null default 0 check (item_count >= 0),
  pickup_phone_number text not null check (pickup_phone_number ~ '^[6-9][0-9]{9}$'),
  pickup_address text not null check (length(pickup_address) between 1 and 600),
  note text check (length(note) <= 500),
  express boolean not null default false,
  delivery_otp text check (delivery_otp ~ '^[0-9]{4}$'),
  idempotency_key text check (length(idempotency_key) <= 100),
  version int not null default 1,
  constraint order_code_while_dispatched check ((order_status = 'dispatched') = (delivery_otp is not null)),
  constraint order_date_when_delivered check ((order_status = 'delivered') = (delivery_date is not null)),
  constraint order_items_before_picked check (order_status in ('waiting for pickup', 'cancelled') or item_count > 0)
);
create unique index order_idempotency on "order" (user_id, idempotency_key) where idempotency_key is not null;
create index order_created on "order" (created_at desc, id desc);
create index order_user_created on "order" (user_id, created_at desc, id desc);
create index order_status_created on "order" (order_status, created_at desc, id desc);
create index order_payment_created on "order" (payment_status, created_at desc, id desc);
create index order_pickup on "order" (pickup_date, id);
create index order_total on "order" (total_price, id);
create index order_due on "order" (due, id);
create index order_short_id on "order" using gin (short_id gin_trgm_ops);

create table order_item (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  position int not null,
  cloth_id uuid references cloth (id),
  name text not null,
  quantity int not null check (quantity between 1 and 999),
  price int not null check (price between 0 and 10000000)
);
create unique index order_item_position on order_item (order_id, position);

create table order_event (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  at timestamptz(3) not null default now(),
  kind text not null check (kind in ('booked', 'status changed', 'rescheduled', 'items changed', 'payment')),
  from_status text,
  to_status text,
  reason text check (length(reason) <= 500),
  by_user_id uuid references "user" (id)
);
create index order_event_order on order_event (order_id, at, id);

create table payment (
  id uuid primary key,
  order_id uuid not null references "order" (id),
  amount int not null check (amount <> 0),
  kind text not null check (kind in ('payment', 'reversal', 'service charge')),
  method text check (method in ('cash', 'upi', 'card', 'bank transfer', 'online')),
  reference text check (length(reference) <= 200),
  by_user_id uuid references "user" (id),
  idempotency_key text check (length(idempotency_key) <= 100),
  created_at timestamptz(3) not null default now(),
  constraint payment_sign check ((kind = 'reversal') = (amount < 0))
);
create index payment_order on payment (order_id, created_at, id);
create index payment_created on payment (created_at);
create unique index payment_idempotency on payment (order_id, idempotency_key) where idempotency_key is not null;

create table mail (
  id uuid primary key,
  recipient text not null,
  topic text not null,
  sealed bytea,
  order_id uuid references "order" (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  sent_at timestamptz(3)
);
create index mail_order on mail (order_id, created_at desc) where order_id is not null;
`;

/** Every table of the product. Rules that must hold whatever the code does are constraints here. */
export class Migration20261121000000_foundation extends Migration {
  override up(): void {
    for (const part of [PEOPLE, SIGN_IN, CATALOGUE, ORDERS]) this.addSql(part);
  }
}
