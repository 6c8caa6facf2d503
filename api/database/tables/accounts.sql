create extension if not exists pg_trgm;

create table "user" (
  id uuid primary key,
  name text not null check (length(name) between 1 and 100),
  phone text check (phone ~ '^[6-9][0-9]{9}$'),
  email text check (email = lower(email) and length(email) between 3 and 254),
  role text not null default 'customer' check (role in ('customer', 'enterprise', 'staff', 'admin')),
  pending_email text check (pending_email = lower(pending_email)),
  archived_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  search_text text not null default '',
  version int not null default 1 check (version > 0),
  updated_by uuid references "user" (id) on delete set null,
  admin_by_setting boolean not null default false,
  email_proved boolean not null default false,
  had_passkey boolean not null default false,
  passkey_allowed_for text,
  made_by uuid references "user" (id),
  made_with text check (length(made_with) between 1 and 100),
  updated_at timestamptz(3) not null default clock_timestamp(),
  constraint user_email_needed check (email is not null or role = 'customer')
);
create index user_created on "user" (created_at desc, id desc) where archived_at is null;
create unique index user_email_unique on "user" (email) where archived_at is null;
create unique index user_made_once on "user" (made_by, made_with);
create index user_pending_email on "user" (pending_email) where archived_at is null and pending_email is not null;
create index user_phone on "user" (phone) where archived_at is null;
create index user_role_created on "user" (role, created_at desc, id desc) where archived_at is null;
create index user_search on "user" using gin (search_text gin_trgm_ops);

create table idempotency_key (
  by_user_id uuid not null references "user" (id) on delete cascade,
  key text not null check (length(key) <= 100),
  body_hash text not null,
  made_at timestamptz(3) not null default now(),
  primary key (by_user_id, key)
);
create index idempotency_key_age on idempotency_key (made_at);

create unlogged table account_rate_limit (
  user_id uuid not null references "user" (id) on delete cascade,
  action text not null,
  count int not null,
  ends_at timestamptz(3) not null,
  primary key (user_id, action)
);

create unlogged table rate_limit (
  key text primary key,
  points int not null,
  expire bigint
);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_seen_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  id uuid not null default gen_random_uuid() unique,
  device text,
  by_passkey boolean not null default false
);
create index session_by_user on session (user_id);

create table trusted_device (
  id_hash bytea not null,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3) not null default now(),
  failed_attempts timestamptz(3)[] not null default '{}',
  device_key bytea not null default uuid_send(gen_random_uuid()),
  primary key (id_hash, user_id)
);
create unique index trusted_device_by_key on trusted_device (device_key, user_id);
create index trusted_device_by_user on trusted_device (user_id);

create table one_time_code (
  email text not null check (email = lower(email)),
  purpose text not null check (purpose in ('signup', 'login')),
  code_hash bytea,
  payload jsonb,
  attempts int not null default 0 check (attempts between 0 and 3),
  sent_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  device_key bytea not null,
  primary key (email, purpose, device_key)
);
create index one_time_code_by_device on one_time_code (device_key);

create table one_time_link (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('signup', 'login', 'email', 'revert')),
  email text not null check (email = lower(email)),
  user_id uuid references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  consumed_at timestamptz(3),
  session_hash bytea,
  requested_by uuid
);
create index one_time_link_by_requester on one_time_link (requested_by) where requested_by is not null;
create index one_time_link_by_email on one_time_link (email, purpose);
create index one_time_link_by_user on one_time_link (user_id, purpose) where user_id is not null;

create table passkey (
  id uuid primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkey_by_user on passkey (user_id);

create table passkey_challenge (
  challenge_hash bytea primary key,
  user_id uuid references "user" (id) on delete cascade,
  expires_at timestamptz(3) not null
);

create table sign_in_throttle (
  email text not null check (email = lower(email)),
  failed_attempts timestamptz(3)[] not null default '{}',
  purpose text not null check (purpose in ('signup', 'login')),
  last_failed_at timestamptz(3) generated always as (failed_attempts[cardinality(failed_attempts)]) stored,
  codes_sent timestamptz(3)[] not null default '{}',
  link_sent_at timestamptz(3),
  primary key (email, purpose)
);
create index sign_in_throttle_last_failed on sign_in_throttle (last_failed_at);

create table social_exchange (
  code_hash bytea primary key,
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null
);
create index social_exchange_expiry on social_exchange (expires_at);

create table social_identity (
  issuer text not null check (length(issuer) between 1 and 500),
  subject text not null check (length(subject) between 1 and 255),
  user_id uuid not null references "user" (id) on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (issuer, subject),
  constraint social_identity_one_per_provider unique (issuer, user_id)
);
create index social_identity_user on social_identity (user_id);

create table dismissed_duplicate (
  one_id uuid not null references "user" (id) on delete cascade,
  other_id uuid not null references "user" (id) on delete cascade,
  dismissed_by uuid not null references "user" (id),
  dismissed_at timestamptz(3) not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id)
);

create table customer_merge (
  id uuid primary key,
  kept_id uuid not null references "user" (id),
  merged_id uuid not null references "user" (id),
  moved jsonb not null,
  merged_at timestamptz(3) not null default now(),
  merged_by uuid not null references "user" (id),
  undone_at timestamptz(3),
  undone_by uuid references "user" (id),
  check (kept_id <> merged_id)
);
create index customer_merge_of_kept on customer_merge (kept_id, merged_at desc);
create unique index customer_merge_once on customer_merge (merged_id) where undone_at is null;

-- Hashes of the routine files that this database has: see api/src/platform/postgres/routines.ts.
create table routine (
  file text primary key,
  hash text not null
);
