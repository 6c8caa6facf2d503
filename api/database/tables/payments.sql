create table payment (
  id uuid primary key,
  order_id uuid not null references "order" (id),
  amount int not null check (amount <> 0),
  kind text not null check (kind in ('payment', 'reversal', 'refund', 'overpayment', 'service charge')),
  method text check (method in ('cash', 'upi', 'card', 'bank transfer', 'online')),
  reference text check (length(reference) <= 200),
  by_user_id uuid references "user" (id),
  idempotency_key text check (length(idempotency_key) <= 100),
  created_at timestamptz(3) not null default now(),
  reason text check (length(reason) <= 300),
  recorded_at timestamptz(3),
  constraint payment_refund_says_why check (kind <> 'refund' or (method is not null and reason is not null)),
  constraint payment_sign check ((kind in ('reversal', 'refund')) = (amount < 0))
);
create index payment_by_day on payment ((((created_at at time zone 'Asia/Kolkata'))::date), id);
create index payment_created on payment (created_at);
create unique index payment_idempotency on payment (order_id, idempotency_key) where idempotency_key is not null;
create index payment_order on payment (order_id, created_at, id);

create table online_payment (
  payment_id text check (length(payment_id) between 1 and 100) primary key,
  order_id uuid not null references "order" (id),
  amount int not null check (amount > 0),
  applied int not null check (applied >= 0),
  service_charge int not null check (service_charge >= 0),
  overpayment int not null check (overpayment >= 0),
  created_at timestamptz(3) not null default now(),
  constraint online_payment_adds_up check (amount = (applied + service_charge) + overpayment)
);
create index online_payment_order on online_payment (order_id);

create table payment_link (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  amount int not null check (amount > 0),
  amount_paid int not null default 0,
  status text not null default 'creating' check (status in ('creating', 'open', 'paid', 'cancelled', 'expired')),
  provider_id text unique,
  url text,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  checked_at timestamptz(3),
  check (amount_paid >= 0 and amount_paid <= amount),
  constraint payment_link_closed check ((status in ('creating', 'open')) = (closed_at is null)),
  constraint payment_link_open_is_known check (status <> 'open' or (provider_id is not null and url is not null)),
  constraint payment_link_paid_in_full check ((status = 'paid') = (amount_paid = amount))
);
create index payment_link_closed_at on payment_link (closed_at) where closed_at is not null;
create unique index payment_link_one_live on payment_link (order_id) where closed_at is null;
create index payment_link_order on payment_link (order_id);
create index payment_link_unchecked on payment_link (checked_at nulls first) where closed_at is null;

create table processed_webhook (
  id text check (length(id) between 1 and 200) primary key,
  kind text not null,
  outcome text not null,
  received_at timestamptz(3) not null default now()
);
create index processed_webhook_received on processed_webhook (received_at);

create table failed_webhook (
  id uuid primary key,
  event_id text not null unique,
  kind text,
  outcome text not null,
  notification jsonb,
  order_id uuid,
  payment_id text,
  amount bigint,
  created_at timestamptz(3) not null default now(),
  attempts int not null default 1,
  last_attempt_at timestamptz(3) not null default now(),
  retried_at timestamptz(3),
  done_at timestamptz(3),
  dismissed_at timestamptz(3),
  dismissal_reason text,
  version int not null default 1,
  updated_by uuid,
  check (dismissed_at is null = (dismissal_reason is null))
);
create index failed_webhook_of_payment on failed_webhook (payment_id);
create index failed_webhook_open on failed_webhook (created_at desc, id desc)
    where done_at is null and dismissed_at is null;
create index failed_webhook_dismissed on failed_webhook (created_at desc, id desc)
    where done_at is null and dismissed_at is not null;

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
  constraint cash_up_difference_has_note check (counted = expected or note is not null),
  constraint cash_up_once unique nulls not distinct (day, user_id, method, number)
);
create index cash_up_newest on cash_up (created_at desc, id desc);
create index cash_up_of_person on cash_up (user_id, created_at desc, id desc);

create table cash_up_entry (
  payment_id uuid primary key references payment (id),
  cash_up_id uuid not null references cash_up (id)
);
create index cash_up_entry_cash_up on cash_up_entry (cash_up_id);
