create table cloth (
  id uuid primary key,
  name text not null check (length(name) between 1 and 80),
  price int not null check (price between 0 and 10000000),
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  version int not null default 1 check (version > 0),
  updated_by uuid references "user" (id) on delete set null,
  sac text,
  tax_rate int check (tax_rate between 0 and 10000),
  updated_at timestamptz(3) not null default clock_timestamp()
);
create unique index cloth_name_unique on cloth (lower(name)) where archived_at is null;

create table area (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  archived_at timestamptz(3),
  version int not null default 1,
  updated_by uuid
);
create unique index area_name on area (lower(name)) where archived_at is null;

create table area_pincode (
  pincode text check (pincode ~ '^[1-9][0-9]{5}$') primary key,
  area_id uuid not null references area (id)
);
create index area_pincode_of_area on area_pincode (area_id);

create table area_slot (
  id uuid primary key,
  area_id uuid not null references area (id),
  weekday smallint not null check (weekday between 0 and 6),
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null,
  capacity int not null check (capacity between 1 and 1000),
  offered boolean not null default true,
  check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ends > starts)
);
create unique index area_slot_time on area_slot (area_id, weekday, starts, ends);

create table holiday (
  day date primary key,
  reason text not null check (length(reason) between 1 and 100)
);

create table pincode_waitlist_entry (
  id uuid primary key,
  pincode text not null,
  email text not null,
  created_at timestamptz(3) not null default now()
);
create index pincode_waitlist_entry_age on pincode_waitlist_entry (created_at);
create unique index pincode_waitlist_entry_once on pincode_waitlist_entry (pincode, email);

create table address (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  address text not null check (length(address) between 1 and 300),
  city text not null check (length(city) between 1 and 100),
  state text not null check (length(state) between 1 and 100),
  pincode text not null check (pincode ~ '^[1-9][0-9]{5}$'),
  "primary" boolean not null default false,
  created_at timestamptz(3) not null default now(),
  search_text text not null default '',
  version int not null default 1 check (version > 0),
  updated_by uuid references "user" (id) on delete set null,
  updated_at timestamptz(3) not null default clock_timestamp()
);
create unique index address_one_primary on address (user_id) where "primary";
create index address_search on address using gin (search_text gin_trgm_ops);
create index address_user on address (user_id, created_at);
