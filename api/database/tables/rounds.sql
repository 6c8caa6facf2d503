create table round (
  id uuid primary key,
  day date not null,
  driver_id uuid references employee (id) on delete set null,
  version int not null default 1,
  updated_by uuid,
  next_stop_id uuid
);
create index round_driver on round (driver_id) where driver_id is not null;
create unique index round_of_driver on round (day, driver_id);

create table round_stop (
  id uuid primary key,
  round_id uuid references round (id) on delete set null,
  order_id uuid not null references "order" (id),
  kind text not null check (kind in ('pickup', 'delivery')),
  position int not null,
  state text not null default 'open' check (state in ('open', 'done', 'failed', 'cancelled')),
  fail_reason text,
  fail_note text,
  planned_by uuid,
  ended_at timestamptz(3),
  recorded_at timestamptz(3),
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'failed') = (fail_reason is not null))
);
create index round_stop_of_order on round_stop (order_id, ended_at desc);
create index round_stop_of_round on round_stop (round_id, position);
create unique index round_stop_open on round_stop (order_id, kind) where state = 'open';

create table order_photo (
  id uuid primary key,
  order_id uuid not null references "order" (id),
  note text check (char_length(note) between 1 and 200),
  width int not null check (width between 1 and 1600),
  height int not null check (height between 1 and 1600),
  bytes int not null check (bytes > 0),
  idempotency_key text,
  added_by uuid not null,
  at timestamptz(3) not null
);
create index order_photo_at on order_photo (at);
create unique index order_photo_key on order_photo (added_by, idempotency_key) where idempotency_key is not null;
create index order_photo_of_order on order_photo (order_id, at, id);

create table photo_file (
  photo_id uuid not null references order_photo (id) on delete cascade,
  size text not null check (size in ('whole', 'preview')),
  content bytea,
  primary key (photo_id, size)
);

create table orphaned_photo (
  photo_id uuid primary key,
  due_at timestamptz not null
);
create index orphaned_photo_due on orphaned_photo (due_at);

-- Photos are already compressed, so PostgreSQL does not compress them again.
alter table photo_file alter column content set storage external;
