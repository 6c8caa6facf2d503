create table mail (
  id uuid primary key,
  recipient text not null,
  topic text not null,
  sealed bytea,
  order_id uuid references "order" (id) on delete cascade,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed', 'dropped')),
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  sent_at timestamptz(3),
  supersede_key text check (length(supersede_key) <= 400),
  attempts int not null default 0,
  last_attempt_at timestamptz(3),
  failure_reason text,
  retried_at timestamptz(3),
  dismissed_at timestamptz(3),
  dismissal_reason text,
  version int not null default 1,
  updated_by uuid,
  document_ids uuid[],
  statement_id uuid
);
create index mail_failed on mail (created_at desc, id desc) where status = 'failed' and dismissed_at is null;
create index mail_supersede_key on mail (supersede_key) where supersede_key is not null;
create index mail_order on mail (order_id, created_at desc) where order_id is not null;
create index mail_recipient on mail (recipient, topic, created_at desc);
create index mail_dismissed on mail (created_at desc, id desc) where status = 'failed' and dismissed_at is not null;

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

create table feedback (
  id uuid primary key,
  name text not null,
  phone text not null,
  message text not null,
  created_at timestamptz(3) not null default now()
);
create index feedback_created on feedback (created_at desc, id desc);
