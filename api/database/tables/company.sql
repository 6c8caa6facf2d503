create table business (
  id uuid primary key,
  name text not null,
  address text not null,
  city text not null,
  state text not null,
  pincode text not null,
  gstin text,
  sac text not null default '9997',
  tax_rate int not null default 1800 check (tax_rate between 0 and 10000),
  upi_id text,
  bank text,
  account_number text,
  ifsc text,
  version int not null default 1,
  updated_by uuid,
  customer_prices_include_tax boolean not null default true,
  enterprise_prices_include_tax boolean not null default false,
  rounds_to_rupee boolean not null default false,
  confirmed_at timestamptz(3),
  confirmed_by uuid,
  check ((bank is null) = (account_number is null) and (bank is null) = (ifsc is null))
);
create unique index business_once on business ((true));

create table business_logo (
  business_id uuid primary key references business (id),
  content bytea,
  width int check (width between 1 and 560),
  height int check (height between 1 and 192),
  bytes int,
  at timestamptz(3),
  version int not null default 1,
  updated_by uuid,
  constraint business_logo_bytes check (bytes = octet_length(content)),
  constraint business_logo_whole check (num_nulls(content, width, height, bytes, at) in (0, 5))
);

create table order_settings (
  id uuid primary key,
  business_id uuid not null references business (id),
  express_basis_points int check (express_basis_points between 1 and 10000),
  express_amount int check (express_amount between 1 and 10000000),
  version int not null default 1,
  updated_by uuid,
  count_at_pickup boolean not null default false,
  count_into_plant boolean not null default false,
  count_out_of_plant boolean not null default false,
  check (express_basis_points is null or express_amount is null)
);
create unique index order_settings_once on order_settings ((true));
