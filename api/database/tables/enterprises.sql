create table enterprise_terms (
  user_id uuid primary key references "user" (id) on delete cascade,
  gstin text,
  credit_limit int check (credit_limit >= 0)
);

create table price_list (
  enterprise_id uuid primary key references "user" (id) on delete cascade,
  version int not null default 1 check (version > 0),
  updated_by uuid references "user" (id) on delete set null
);

create table price_list_item (
  enterprise_id uuid not null references "user" (id) on delete cascade,
  cloth_id uuid not null references cloth (id),
  price int not null check (price between 1 and 10000000),
  position int not null,
  primary key (enterprise_id, cloth_id)
);

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

create table completed_statement_month (
  month date check (extract(day from month) = 1) primary key,
  done_at timestamptz(3) not null default now()
);
