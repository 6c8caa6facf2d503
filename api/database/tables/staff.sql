create table employee (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  phone text not null check (phone ~ '^[6-9][0-9]{9}$'),
  email text not null check (email = lower(email) and length(email) <= 254),
  created_at timestamptz(3) not null default now(),
  search_text text not null default '',
  version int not null default 1 check (version > 0),
  updated_by uuid references "user" (id) on delete set null,
  user_id uuid unique references "user" (id),
  permissions text[] not null default '{}',
  discount_limit int not null default 0 check (discount_limit between 0 and 100),
  updated_at timestamptz(3) not null default clock_timestamp(),
  constraint employee_access_check check (user_id is null = (permissions = '{}'))
);
create index employee_created on employee (created_at desc, id desc);
create unique index employee_email_unique on employee (email);
create index employee_search on employee using gin (search_text gin_trgm_ops);

create table access_preset (
  id uuid primary key,
  name text not null check (name in ('counter', 'plant', 'driver', 'manager')) unique,
  discount_limit int not null check (discount_limit between 0 and 100),
  any_discount boolean not null,
  change_prices boolean not null,
  version int not null default 1,
  updated_by uuid
);

create table saved_filter (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  filters text not null check (length(filters) <= 1000),
  created_at timestamptz(3) not null default now(),
  version int not null default 1,
  updated_by uuid
);
create unique index saved_filter_name on saved_filter (user_id, lower(name));
