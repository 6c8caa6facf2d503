create table recurring_pickup (
  id uuid primary key,
  user_id uuid not null references "user" (id),
  address_id uuid references address (id) on delete set null,
  every text not null check (every in ('week', 'two weeks')),
  starts_on date not null,
  slot_id uuid references area_slot (id),
  name text,
  phone text,
  note text,
  express boolean not null default false,
  paused boolean not null default false,
  paused_until date,
  handled_until date not null,
  next_day date,
  ended_at timestamptz(3),
  version int not null default 1,
  updated_by uuid,
  created_at timestamptz(3) not null default now(),
  check (paused or paused_until is null),
  check (ended_at is null or next_day is null)
);
create index recurring_pickup_due on recurring_pickup (next_day) where next_day is not null;
create index recurring_pickup_of_address on recurring_pickup (address_id);
create index recurring_pickup_of_user on recurring_pickup (user_id) where ended_at is null;
create unique index recurring_pickup_once on recurring_pickup (address_id, extract(dow from starts_on))
    where ended_at is null;

create table "order" (
  id uuid primary key,
  short_id text not null generated always as (right(id::text, 6)) stored,
  user_id uuid not null references "user" (id),
  created_at timestamptz(3) not null default now(),
  pickup_date date not null,
  delivery_date timestamptz(3),
  order_status text not null default 'waiting for pickup'
    check (order_status in ('waiting for pickup', 'picked', 'processing', 'dispatched', 'delivered', 'cancelled')),
  total_price int not null default 0 check (total_price between 0 and 1000000000),
  paid_amount int not null default 0,
  item_count int not null default 0 check (item_count >= 0),
  pickup_phone_number text not null check (pickup_phone_number ~ '^[6-9][0-9]{9}$'),
  pickup_address text not null check (length(pickup_address) between 1 and 600),
  note text check (length(note) <= 500),
  express boolean not null default false,
  delivery_otp text check (delivery_otp ~ '^[0-9]{4}$'),
  idempotency_key text check (length(idempotency_key) <= 100),
  version int not null default 1,
  overpayment int not null default 0,
  refundable int not null generated always as (paid_amount + overpayment) stored,
  due int not null
    generated always as (case
      when order_status = 'cancelled' then 0
      else total_price - paid_amount
    end) stored,
  payment_status text not null
    generated always as (case
      when item_count > 0 and paid_amount = total_price then 'paid'
      when paid_amount > 0 then 'partial'
      else 'unpaid'
    end) stored,
  pickup_name text check (length(pickup_name) between 3 and 100),
  promised_date date,
  walk_in boolean not null default false,
  slot_id uuid,
  slot_starts text,
  slot_ends text,
  recurring text,
  express_basis_points int,
  express_amount int,
  printed_code text check (printed_code ~ '^[0-9]{4}$'),
  updated_at timestamptz(3) not null default clock_timestamp(),
  check (paid_amount >= 0 and paid_amount <= total_price),
  constraint order_code_while_dispatched check ((order_status = 'dispatched') = (delivery_otp is not null)),
  constraint order_date_when_delivered check ((order_status = 'delivered') = (delivery_date is not null)),
  constraint order_overpayment check (overpayment >= 0),
  constraint order_items_before_picked check (order_status in ('waiting for pickup', 'cancelled') or item_count > 0),
  constraint order_slot foreign key (slot_id) references area_slot (id)
);
create index order_created on "order" (created_at desc, id desc) include (order_status, payment_status, pickup_date);
create index order_delivered on "order" (delivery_date) where delivery_date is not null and promised_date is not null;
create index order_due on "order" (due, id) include (order_status, payment_status, created_at, pickup_date);
create index order_holds_place on "order" (slot_id, pickup_date)
    where slot_id is not null and order_status <> 'cancelled';
create unique index order_idempotency on "order" (user_id, idempotency_key) where idempotency_key is not null;
create index order_owed on "order" (user_id) include (due) where due > 0 and order_status <> 'waiting for pickup';
create index order_payment_created on "order" (payment_status, created_at desc, id desc);
create index order_pickup on "order" (pickup_date, id) include (order_status, payment_status, created_at);
create index order_pickup_phone on "order" using gin (pickup_phone_number gin_trgm_ops);
create index order_promised on "order" (promised_date, id)
    where order_status in ('waiting for pickup', 'picked', 'processing', 'dispatched');
create index order_refund_due on "order" (created_at desc, id desc)
    where refundable > 0 and (overpayment > 0 or order_status = 'cancelled');
create index order_short_id on "order" using gin (short_id gin_trgm_ops);
create index order_status_created on "order" (order_status, created_at desc, id desc);
create index order_to_bring on "order" (promised_date desc nulls last, id desc) where order_status = 'dispatched';
create index order_payment_due on "order" (created_at desc, id desc)
    where order_status = 'delivered' and payment_status <> 'paid';
create index order_total on "order" (total_price, id) include (order_status, payment_status, created_at, pickup_date);
create index order_user_created on "order" (user_id, created_at desc, id desc);
create index order_waiting on "order" (pickup_date, id) where order_status = 'waiting for pickup';
create index order_walk_in on "order" (pickup_date, id) where order_status = 'waiting for pickup' and walk_in;

create table recurring_occurrence (
  recurring_pickup_id uuid not null references recurring_pickup (id),
  day date not null,
  outcome text not null check (outcome in ('booked', 'closed', 'not served', 'too late')),
  order_id uuid references "order" (id),
  made_at timestamptz(3) not null default now(),
  primary key (recurring_pickup_id, day)
);

create table order_item (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  position int not null,
  cloth_id uuid references cloth (id),
  name text not null,
  quantity int not null check (quantity between 1 and 999),
  price int not null check (price between 0 and 10000000),
  sac text,
  tax_rate int check (tax_rate between 0 and 10000),
  list_price int
);
create unique index order_item_position on order_item (order_id, position);

create table order_adjustment (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  position int not null,
  kind text not null check (kind in ('discount', 'surcharge', 'delivery fee', 'tax', 'rounding')),
  amount int not null check (amount between -1000000000 and 1000000000),
  basis_points int check (basis_points between 1 and 10000),
  reason text not null check (length(reason) between 1 and 200),
  constraint order_adjustment_share
    check (case when basis_points is null then amount <> 0 else kind in ('discount', 'surcharge', 'tax') end),
  constraint order_adjustment_sign
    check (case kind
      when 'discount' then amount <= 0
      when 'rounding' then amount between -49 and 50
      else amount > 0 or (amount = 0 and basis_points is not null) end)
);
create unique index order_adjustment_position on order_adjustment (order_id, position);

create table order_event (
  id uuid primary key,
  order_id uuid not null references "order" (id) on delete cascade,
  at timestamptz(3) not null default now(),
  kind text not null
    check (kind in ('booked', 'status changed', 'rescheduled', 'bill changed', 'payment recorded', 'wrong delivery code',
      'contact updated', 'promised date changed', 'attempt failed', 'pieces counted', 'photo added', 'photo removed')),
  from_status text,
  to_status text,
  reason text check (length(reason) <= 500),
  by_user_id uuid references "user" (id),
  idempotency_key text,
  recorded_at timestamptz(3),
  discount_change int,
  repriced_items int,
  repriced_amount double precision
);
create index order_event_control on order_event (at)
    where discount_change is not null or repriced_items is not null or to_status = 'cancelled'
      or (to_status = 'delivered' and reason is not null);
create index order_event_order on order_event (order_id, at, id);
create index order_event_wrong_code on order_event (order_id, at) where kind = 'wrong delivery code';

create table piece_count (
  id uuid primary key,
  order_id uuid not null references "order" (id),
  stage text not null check (stage in ('at pickup', 'into the plant', 'out of the plant')),
  pieces int not null check (pieces between 0 and 9999),
  expected int not null check (expected >= 0),
  note text,
  counted_by uuid,
  at timestamptz(3) not null
);
create index piece_count_of_order on piece_count (order_id, stage, at desc, id desc);

create table order_figures (
  day date not null,
  order_status text not null,
  payment_status text not null,
  count bigint not null,
  total_price bigint not null,
  paid_amount bigint not null,
  due bigint not null,
  refundable bigint not null
);
create index order_figures_day on order_figures (day);
