-- The database as it is. Written by api/src/migrations.test.ts; do not edit it.

create table "access_preset" (
  id uuid not null,
  name text not null,
  discount_limit integer not null,
  any_discount boolean not null,
  change_prices boolean not null,
  version integer not null default 1,
  updated_by uuid,
  constraint access_preset_discount_limit_check CHECK (((discount_limit >= 0) AND (discount_limit <= 100))),
  constraint access_preset_name_check CHECK ((name = ANY (ARRAY['counter'::text, 'plant'::text, 'driver'::text, 'manager'::text]))),
  constraint access_preset_pkey PRIMARY KEY (id),
  constraint access_preset_name_key UNIQUE (name)
);

create table "account_rate_limit" (
  user_id uuid not null,
  action text not null,
  count integer not null,
  ends_at timestamp(3) with time zone not null,
  constraint account_rate_limit_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint account_rate_limit_pkey PRIMARY KEY (user_id, action)
);

create table "address" (
  id uuid not null,
  user_id uuid not null,
  address text not null,
  city text not null,
  state text not null,
  pincode text not null,
  "primary" boolean not null default false,
  created_at timestamp(3) with time zone not null default now(),
  search_text text not null default ''::text,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint address_address_check CHECK (((length(address) >= 1) AND (length(address) <= 300))),
  constraint address_city_check CHECK (((length(city) >= 1) AND (length(city) <= 100))),
  constraint address_pincode_check CHECK ((pincode ~ '^[1-9][0-9]{5}$'::text)),
  constraint address_state_check CHECK (((length(state) >= 1) AND (length(state) <= 100))),
  constraint address_version_check CHECK ((version > 0)),
  constraint address_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint address_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint address_pkey PRIMARY KEY (id)
);

create table "api_token" (
  id uuid not null,
  app_id uuid not null,
  label text not null,
  token_hash bytea not null,
  hint text not null,
  networks cidr[] not null default '{}'::cidr[],
  created_at timestamp(3) with time zone not null default now(),
  created_by uuid not null,
  expires_at timestamp(3) with time zone not null,
  revoked_at timestamp(3) with time zone,
  last_used_at timestamp(3) with time zone,
  last_used_address text,
  warned_days integer,
  constraint api_token_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  constraint api_token_app_id_fkey FOREIGN KEY (app_id) REFERENCES app(id),
  constraint api_token_created_by_fkey FOREIGN KEY (created_by) REFERENCES "user"(id),
  constraint api_token_pkey PRIMARY KEY (id),
  constraint api_token_token_hash_key UNIQUE (token_hash)
);

create table "app" (
  id uuid not null,
  name text not null,
  note text,
  kind text not null,
  user_id uuid not null,
  permissions text[] not null default '{}'::text[],
  owner_id uuid not null,
  disabled_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  updated_by uuid,
  constraint app_kind_check CHECK ((kind = ANY (ARRAY['office'::text, 'partner'::text]))),
  constraint app_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint app_note_check CHECK ((length(note) <= 300)),
  constraint app_permissions CHECK (((kind = 'partner'::text) = (permissions = '{}'::text[]))),
  constraint app_version_check CHECK ((version > 0)),
  constraint app_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES "user"(id),
  constraint app_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id),
  constraint app_pkey PRIMARY KEY (id)
);

create table "area" (
  id uuid not null,
  name text not null,
  archived_at timestamp(3) with time zone,
  version integer not null default 1,
  updated_by uuid,
  constraint area_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint area_pkey PRIMARY KEY (id)
);

create table "area_pincode" (
  pincode text not null,
  area_id uuid not null,
  constraint area_pincode_pincode_check CHECK ((pincode ~ '^[1-9][0-9]{5}$'::text)),
  constraint area_pincode_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  constraint area_pincode_pkey PRIMARY KEY (pincode)
);

create table "area_slot" (
  id uuid not null,
  area_id uuid not null,
  weekday smallint not null,
  starts text not null,
  ends text not null,
  capacity integer not null,
  offered boolean not null default true,
  constraint area_slot_capacity_check CHECK (((capacity >= 1) AND (capacity <= 1000))),
  constraint area_slot_check CHECK (((ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text) AND (ends > starts))),
  constraint area_slot_starts_check CHECK ((starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint area_slot_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6))),
  constraint area_slot_area_id_fkey FOREIGN KEY (area_id) REFERENCES area(id),
  constraint area_slot_pkey PRIMARY KEY (id)
);

create table "business" (
  id uuid not null,
  name text not null,
  address text not null,
  city text not null,
  state text not null,
  pincode text not null,
  gstin text,
  sac text not null default '9997'::text,
  tax_rate integer not null default 1800,
  upi_id text,
  bank text,
  account_number text,
  ifsc text,
  version integer not null default 1,
  updated_by uuid,
  customer_prices_include_tax boolean not null default true,
  enterprise_prices_include_tax boolean not null default false,
  rounds_to_rupee boolean not null default false,
  confirmed_at timestamp(3) with time zone,
  confirmed_by uuid,
  constraint business_check CHECK ((((bank IS NULL) = (account_number IS NULL)) AND ((bank IS NULL) = (ifsc IS NULL)))),
  constraint business_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000))),
  constraint business_pkey PRIMARY KEY (id)
);

create table "business_logo" (
  business_id uuid not null,
  content bytea,
  width integer,
  height integer,
  bytes integer,
  at timestamp(3) with time zone,
  version integer not null default 1,
  updated_by uuid,
  constraint business_logo_bytes CHECK ((bytes = octet_length(content))),
  constraint business_logo_height_check CHECK (((height >= 1) AND (height <= 192))),
  constraint business_logo_whole CHECK ((num_nulls(content, width, height, bytes, at) = ANY (ARRAY[0, 5]))),
  constraint business_logo_width_check CHECK (((width >= 1) AND (width <= 560))),
  constraint business_logo_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id),
  constraint business_logo_pkey PRIMARY KEY (business_id)
);

create table "cash_up" (
  id uuid not null,
  day date not null,
  user_id uuid not null,
  method text,
  number integer not null,
  entries integer not null,
  expected bigint not null,
  counted bigint not null,
  note text,
  closed_by uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint cash_up_counted_check CHECK ((abs(counted) <= '1000000000000'::bigint)),
  constraint cash_up_difference_has_note CHECK (((counted = expected) OR (note IS NOT NULL))),
  constraint cash_up_entries_check CHECK ((entries > 0)),
  constraint cash_up_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'upi'::text, 'card'::text, 'bank transfer'::text, 'online'::text]))),
  constraint cash_up_note_check CHECK (((length(note) >= 1) AND (length(note) <= 300))),
  constraint cash_up_number_check CHECK ((number > 0)),
  constraint cash_up_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES "user"(id),
  constraint cash_up_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id),
  constraint cash_up_pkey PRIMARY KEY (id),
  constraint cash_up_once UNIQUE NULLS NOT DISTINCT (day, user_id, method, number)
);

create table "cash_up_entry" (
  payment_id uuid not null,
  cash_up_id uuid not null,
  constraint cash_up_entry_cash_up_id_fkey FOREIGN KEY (cash_up_id) REFERENCES cash_up(id),
  constraint cash_up_entry_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint cash_up_entry_pkey PRIMARY KEY (payment_id)
);

create table "cloth" (
  id uuid not null,
  name text not null,
  price integer not null,
  archived_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  updated_by uuid,
  sac text,
  tax_rate integer,
  updated_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint cloth_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint cloth_price_check CHECK (((price >= 0) AND (price <= 10000000))),
  constraint cloth_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000))),
  constraint cloth_version_check CHECK ((version > 0)),
  constraint cloth_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint cloth_pkey PRIMARY KEY (id)
);

create table "completed_statement_month" (
  month date not null,
  done_at timestamp(3) with time zone not null default now(),
  constraint completed_statement_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint completed_statement_month_pkey PRIMARY KEY (month)
);

create table "contact_message" (
  id uuid not null,
  name text not null,
  phone text not null,
  email text not null,
  address text not null,
  message text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint contact_message_pkey PRIMARY KEY (id)
);

create table "customer_merge" (
  id uuid not null,
  kept_id uuid not null,
  merged_id uuid not null,
  moved jsonb not null,
  merged_at timestamp(3) with time zone not null default now(),
  merged_by uuid not null,
  undone_at timestamp(3) with time zone,
  undone_by uuid,
  constraint customer_merge_check CHECK ((kept_id <> merged_id)),
  constraint customer_merge_kept_id_fkey FOREIGN KEY (kept_id) REFERENCES "user"(id),
  constraint customer_merge_merged_by_fkey FOREIGN KEY (merged_by) REFERENCES "user"(id),
  constraint customer_merge_merged_id_fkey FOREIGN KEY (merged_id) REFERENCES "user"(id),
  constraint customer_merge_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES "user"(id),
  constraint customer_merge_pkey PRIMARY KEY (id)
);

create table "daily_cloth_report" (
  day date not null,
  name text not null,
  pieces bigint not null,
  value bigint not null
);

create table "daily_report" (
  day date not null,
  pincode text,
  enterprise_id uuid,
  orders bigint not null,
  cancelled bigint not null,
  orders_billed bigint not null,
  pieces bigint not null,
  value bigint not null,
  collected bigint not null,
  service_charges bigint not null,
  promised bigint,
  on_time bigint
);

create table "dismissed_duplicate" (
  one_id uuid not null,
  other_id uuid not null,
  dismissed_by uuid not null,
  dismissed_at timestamp(3) with time zone not null default now(),
  constraint dismissed_duplicate_check CHECK ((one_id < other_id)),
  constraint dismissed_duplicate_dismissed_by_fkey FOREIGN KEY (dismissed_by) REFERENCES "user"(id),
  constraint dismissed_duplicate_one_id_fkey FOREIGN KEY (one_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint dismissed_duplicate_other_id_fkey FOREIGN KEY (other_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint dismissed_duplicate_pkey PRIMARY KEY (one_id, other_id)
);

create table "document_series" (
  kind text not null,
  year integer not null,
  last integer not null,
  constraint document_series_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'BOS'::text, 'CN'::text]))),
  constraint document_series_last_check CHECK (((last >= 1) AND (last <= 9999999))),
  constraint document_series_pkey PRIMARY KEY (kind, year)
);

create table "document_series_start" (
  kind text not null,
  year integer not null,
  first integer not null,
  business_id uuid not null,
  constraint document_series_start_first_check CHECK (((first >= 1) AND (first <= 9999999))),
  constraint document_series_start_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'BOS'::text, 'CN'::text]))),
  constraint document_series_start_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id),
  constraint document_series_start_pkey PRIMARY KEY (kind, year)
);

create table "employee" (
  id uuid not null,
  name text not null,
  phone text not null,
  email text not null,
  created_at timestamp(3) with time zone not null default now(),
  search_text text not null default ''::text,
  version integer not null default 1,
  updated_by uuid,
  user_id uuid,
  permissions text[] not null default '{}'::text[],
  discount_limit integer not null default 0,
  updated_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint employee_access_check CHECK (((user_id IS NULL) = (permissions = '{}'::text[]))),
  constraint employee_discount_limit_check CHECK (((discount_limit >= 0) AND (discount_limit <= 100))),
  constraint employee_email_check CHECK (((email = lower(email)) AND (length(email) <= 254))),
  constraint employee_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint employee_phone_check CHECK ((phone ~ '^[6-9][0-9]{9}$'::text)),
  constraint employee_version_check CHECK ((version > 0)),
  constraint employee_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint employee_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id),
  constraint employee_pkey PRIMARY KEY (id),
  constraint employee_user_id_key UNIQUE (user_id)
);

create table "enterprise_terms" (
  user_id uuid not null,
  gstin text,
  credit_limit integer,
  constraint enterprise_terms_credit_limit_check CHECK ((credit_limit >= 0)),
  constraint enterprise_terms_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint enterprise_terms_pkey PRIMARY KEY (user_id)
);

create table "event" (
  id uuid not null default gen_random_uuid(),
  number bigint,
  transaction xid8 not null default pg_current_xact_id(),
  type text not null,
  occurred_at timestamp(3) with time zone not null default clock_timestamp(),
  subject_id uuid not null,
  subject_version integer,
  order_id uuid,
  customer_id uuid,
  actor_id uuid,
  from_status text,
  to_status text,
  amount bigint,
  constraint event_number_check CHECK ((number > 0)),
  constraint event_pkey PRIMARY KEY (id),
  constraint event_number_key UNIQUE (number)
);

create table "event_feed" (
  only_row boolean not null default true,
  last_number bigint not null default 0,
  deleted_number bigint not null default 0,
  constraint event_feed_check CHECK ((deleted_number <= last_number)),
  constraint event_feed_only_row_check CHECK (only_row),
  constraint event_feed_pkey PRIMARY KEY (only_row)
);

create table "failed_webhook" (
  id uuid not null,
  event_id text not null,
  kind text,
  outcome text not null,
  notification jsonb,
  order_id uuid,
  payment_id text,
  amount bigint,
  created_at timestamp(3) with time zone not null default now(),
  attempts integer not null default 1,
  last_attempt_at timestamp(3) with time zone not null default now(),
  retried_at timestamp(3) with time zone,
  done_at timestamp(3) with time zone,
  dismissed_at timestamp(3) with time zone,
  dismissal_reason text,
  version integer not null default 1,
  updated_by uuid,
  constraint failed_webhook_check CHECK (((dismissed_at IS NULL) = (dismissal_reason IS NULL))),
  constraint failed_webhook_pkey PRIMARY KEY (id),
  constraint failed_webhook_event_id_key UNIQUE (event_id)
);

create table "feedback" (
  id uuid not null,
  name text not null,
  phone text not null,
  message text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint feedback_pkey PRIMARY KEY (id)
);

create table "holiday" (
  day date not null,
  reason text not null,
  constraint holiday_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 100))),
  constraint holiday_pkey PRIMARY KEY (day)
);

create table "idempotency_key" (
  by_user_id uuid not null,
  key text not null,
  body_hash text not null,
  made_at timestamp(3) with time zone not null default now(),
  constraint idempotency_key_key_check CHECK ((length(key) <= 100)),
  constraint idempotency_key_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint idempotency_key_pkey PRIMARY KEY (by_user_id, key)
);

create table "mail" (
  id uuid not null,
  recipient text not null,
  topic text not null,
  sealed bytea,
  order_id uuid,
  status text not null default 'queued'::text,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone,
  sent_at timestamp(3) with time zone,
  supersede_key text,
  attempts integer not null default 0,
  last_attempt_at timestamp(3) with time zone,
  failure_reason text,
  retried_at timestamp(3) with time zone,
  dismissed_at timestamp(3) with time zone,
  dismissal_reason text,
  version integer not null default 1,
  updated_by uuid,
  document_ids uuid[],
  statement_id uuid,
  constraint mail_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'sent'::text, 'failed'::text, 'dropped'::text]))),
  constraint mail_supersede_key_check CHECK ((length(supersede_key) <= 400)),
  constraint mail_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  constraint mail_pkey PRIMARY KEY (id)
);

create table "mikro_orm_migrations" (
  id integer not null default nextval('mikro_orm_migrations_id_seq'::regclass),
  name character varying(255) not null,
  executed_at timestamp(6) with time zone not null default CURRENT_TIMESTAMP(6),
  constraint mikro_orm_migrations_pkey PRIMARY KEY (id)
);

create table "one_time_code" (
  email text not null,
  purpose text not null,
  code_hash bytea,
  payload jsonb,
  attempts integer not null default 0,
  sent_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  consumed_at timestamp(3) with time zone,
  device_key bytea not null,
  constraint one_time_code_attempts_check CHECK (((attempts >= 0) AND (attempts <= 3))),
  constraint one_time_code_email_check CHECK ((email = lower(email))),
  constraint one_time_code_purpose_check CHECK ((purpose = ANY (ARRAY['signup'::text, 'login'::text]))),
  constraint one_time_code_pkey PRIMARY KEY (email, purpose, device_key)
);

create table "one_time_link" (
  token_hash bytea not null,
  purpose text not null,
  email text not null,
  user_id uuid,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  consumed_at timestamp(3) with time zone,
  session_hash bytea,
  requested_by uuid,
  constraint one_time_link_email_check CHECK ((email = lower(email))),
  constraint one_time_link_purpose_check CHECK ((purpose = ANY (ARRAY['signup'::text, 'login'::text, 'email'::text, 'revert'::text]))),
  constraint one_time_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint one_time_link_pkey PRIMARY KEY (token_hash)
);

create table "online_payment" (
  payment_id text not null,
  order_id uuid not null,
  amount integer not null,
  applied integer not null,
  service_charge integer not null,
  overpayment integer not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint online_payment_adds_up CHECK ((amount = ((applied + service_charge) + overpayment))),
  constraint online_payment_amount_check CHECK ((amount > 0)),
  constraint online_payment_applied_check CHECK ((applied >= 0)),
  constraint online_payment_overpayment_check CHECK ((overpayment >= 0)),
  constraint online_payment_payment_id_check CHECK (((length(payment_id) >= 1) AND (length(payment_id) <= 100))),
  constraint online_payment_service_charge_check CHECK ((service_charge >= 0)),
  constraint online_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint online_payment_pkey PRIMARY KEY (payment_id)
);

create table "order" (
  id uuid not null,
  short_id text not null generated always as ("right"((id)::text, 6)) stored,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  pickup_date date not null,
  delivery_date timestamp(3) with time zone,
  order_status text not null default 'waiting for pickup'::text,
  total_price integer not null default 0,
  paid_amount integer not null default 0,
  item_count integer not null default 0,
  pickup_phone_number text not null,
  pickup_address text not null,
  note text,
  express boolean not null default false,
  delivery_otp text,
  idempotency_key text,
  version integer not null default 1,
  overpayment integer not null default 0,
  refundable integer not null generated always as ((paid_amount + overpayment)) stored,
  due integer not null generated always as (
CASE
    WHEN (order_status = 'cancelled'::text) THEN 0
    ELSE (total_price - paid_amount)
END) stored,
  payment_status text not null generated always as (
CASE
    WHEN ((item_count > 0) AND (paid_amount = total_price)) THEN 'paid'::text
    WHEN (paid_amount > 0) THEN 'partial'::text
    ELSE 'unpaid'::text
END) stored,
  pickup_name text,
  promised_date date,
  walk_in boolean not null default false,
  slot_id uuid,
  slot_starts text,
  slot_ends text,
  recurring text,
  express_basis_points integer,
  express_amount integer,
  printed_code text,
  updated_at timestamp(3) with time zone not null default clock_timestamp(),
  counter_collection boolean not null default false,
  constraint order_check CHECK (((paid_amount >= 0) AND (paid_amount <= total_price))),
  constraint order_code_while_dispatched CHECK (((order_status = 'dispatched'::text) = (delivery_otp IS NOT NULL))),
  constraint order_date_when_delivered CHECK (((order_status = 'delivered'::text) = (delivery_date IS NOT NULL))),
  constraint order_delivery_otp_check CHECK ((delivery_otp ~ '^[0-9]{4}$'::text)),
  constraint order_idempotency_key_check CHECK ((length(idempotency_key) <= 100)),
  constraint order_item_count_check CHECK ((item_count >= 0)),
  constraint order_items_before_picked CHECK (((order_status = ANY (ARRAY['waiting for pickup'::text, 'cancelled'::text])) OR (item_count > 0))),
  constraint order_note_check CHECK ((length(note) <= 500)),
  constraint order_order_status_check CHECK ((order_status = ANY (ARRAY['waiting for pickup'::text, 'picked'::text, 'processing'::text, 'dispatched'::text, 'delivered'::text, 'cancelled'::text]))),
  constraint order_overpayment CHECK ((overpayment >= 0)),
  constraint order_pickup_address_check CHECK (((length(pickup_address) >= 1) AND (length(pickup_address) <= 600))),
  constraint order_pickup_name_check CHECK (((length(pickup_name) >= 3) AND (length(pickup_name) <= 100))),
  constraint order_pickup_phone_number_check CHECK ((pickup_phone_number ~ '^[6-9][0-9]{9}$'::text)),
  constraint order_printed_code_check CHECK ((printed_code ~ '^[0-9]{4}$'::text)),
  constraint order_total_price_check CHECK (((total_price >= 0) AND (total_price <= 1000000000))),
  constraint order_slot FOREIGN KEY (slot_id) REFERENCES area_slot(id),
  constraint order_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id),
  constraint order_pkey PRIMARY KEY (id)
);

create table "order_adjustment" (
  id uuid not null,
  order_id uuid not null,
  "position" integer not null,
  kind text not null,
  amount integer not null,
  basis_points integer,
  reason text not null,
  constraint order_adjustment_amount_check CHECK (((amount >= '-1000000000'::integer) AND (amount <= 1000000000))),
  constraint order_adjustment_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint order_adjustment_kind_check CHECK ((kind = ANY (ARRAY['discount'::text, 'surcharge'::text, 'delivery fee'::text, 'tax'::text, 'rounding'::text]))),
  constraint order_adjustment_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 200))),
  constraint order_adjustment_share CHECK (
CASE
    WHEN (basis_points IS NULL) THEN (amount <> 0)
    ELSE (kind = ANY (ARRAY['discount'::text, 'surcharge'::text, 'tax'::text]))
END),
  constraint order_adjustment_sign CHECK (
CASE kind
    WHEN 'discount'::text THEN (amount <= 0)
    WHEN 'rounding'::text THEN ((amount >= '-49'::integer) AND (amount <= 50))
    ELSE ((amount > 0) OR ((amount = 0) AND (basis_points IS NOT NULL)))
END),
  constraint order_adjustment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  constraint order_adjustment_pkey PRIMARY KEY (id)
);

create table "order_event" (
  id uuid not null,
  order_id uuid not null,
  at timestamp(3) with time zone not null default now(),
  kind text not null,
  from_status text,
  to_status text,
  reason text,
  by_user_id uuid,
  idempotency_key text,
  recorded_at timestamp(3) with time zone,
  discount_change integer,
  repriced_items integer,
  repriced_amount double precision,
  charge_basis_points integer,
  charge_amount integer,
  constraint order_event_kind_check CHECK ((kind = ANY (ARRAY['booked'::text, 'status changed'::text, 'rescheduled'::text, 'bill changed'::text, 'payment recorded'::text, 'wrong delivery code'::text, 'contact updated'::text, 'promised date changed'::text, 'attempt failed'::text, 'pieces counted'::text, 'photo added'::text, 'photo removed'::text]))),
  constraint order_event_reason_check CHECK ((length(reason) <= 500)),
  constraint order_event_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES "user"(id),
  constraint order_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  constraint order_event_pkey PRIMARY KEY (id)
);

create table "order_figures" (
  day date not null,
  order_status text not null,
  payment_status text not null,
  count bigint not null,
  total_price bigint not null,
  paid_amount bigint not null,
  due bigint not null,
  refundable bigint not null
);

create table "order_item" (
  id uuid not null,
  order_id uuid not null,
  "position" integer not null,
  cloth_id uuid,
  name text not null,
  quantity integer not null,
  price integer not null,
  sac text,
  tax_rate integer,
  list_price integer,
  constraint order_item_price_check CHECK (((price >= 0) AND (price <= 10000000))),
  constraint order_item_quantity_check CHECK (((quantity >= 1) AND (quantity <= 999))),
  constraint order_item_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 10000))),
  constraint order_item_cloth_id_fkey FOREIGN KEY (cloth_id) REFERENCES cloth(id),
  constraint order_item_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  constraint order_item_pkey PRIMARY KEY (id)
);

create table "order_photo" (
  id uuid not null,
  order_id uuid not null,
  note text,
  width integer not null,
  height integer not null,
  bytes integer not null,
  idempotency_key text,
  added_by uuid not null,
  at timestamp(3) with time zone not null,
  constraint order_photo_bytes_check CHECK ((bytes > 0)),
  constraint order_photo_height_check CHECK (((height >= 1) AND (height <= 1600))),
  constraint order_photo_note_check CHECK (((char_length(note) >= 1) AND (char_length(note) <= 200))),
  constraint order_photo_width_check CHECK (((width >= 1) AND (width <= 1600))),
  constraint order_photo_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint order_photo_pkey PRIMARY KEY (id)
);

create table "order_settings" (
  id uuid not null,
  business_id uuid not null,
  express_basis_points integer,
  express_amount integer,
  version integer not null default 1,
  updated_by uuid,
  count_at_pickup boolean not null default false,
  count_into_plant boolean not null default false,
  count_out_of_plant boolean not null default false,
  constraint order_settings_check CHECK (((express_basis_points IS NULL) OR (express_amount IS NULL))),
  constraint order_settings_express_amount_check CHECK (((express_amount >= 1) AND (express_amount <= 10000000))),
  constraint order_settings_express_basis_points_check CHECK (((express_basis_points >= 1) AND (express_basis_points <= 10000))),
  constraint order_settings_business_id_fkey FOREIGN KEY (business_id) REFERENCES business(id),
  constraint order_settings_pkey PRIMARY KEY (id)
);

create table "orphaned_photo" (
  photo_id uuid not null,
  due_at timestamp with time zone not null,
  constraint orphaned_photo_pkey PRIMARY KEY (photo_id)
);

create table "passkey" (
  id uuid not null,
  user_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone,
  constraint passkey_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_credential_id_key UNIQUE (credential_id)
);

create table "passkey_challenge" (
  challenge_hash bytea not null,
  user_id uuid,
  expires_at timestamp(3) with time zone not null,
  constraint passkey_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge_hash)
);

create table "payment" (
  id uuid not null,
  order_id uuid not null,
  amount integer not null,
  kind text not null,
  method text,
  reference text,
  by_user_id uuid,
  idempotency_key text,
  created_at timestamp(3) with time zone not null default now(),
  reason text,
  recorded_at timestamp(3) with time zone,
  constraint payment_amount_check CHECK ((amount <> 0)),
  constraint payment_idempotency_key_check CHECK ((length(idempotency_key) <= 100)),
  constraint payment_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'reversal'::text, 'refund'::text, 'overpayment'::text, 'service charge'::text]))),
  constraint payment_method_check CHECK ((method = ANY (ARRAY['cash'::text, 'upi'::text, 'card'::text, 'bank transfer'::text, 'online'::text]))),
  constraint payment_reason_check CHECK ((length(reason) <= 300)),
  constraint payment_reference_check CHECK ((length(reference) <= 200)),
  constraint payment_refund_says_why CHECK (((kind <> 'refund'::text) OR ((method IS NOT NULL) AND (reason IS NOT NULL)))),
  constraint payment_sign CHECK (((kind = ANY (ARRAY['reversal'::text, 'refund'::text])) = (amount < 0))),
  constraint payment_by_user_id_fkey FOREIGN KEY (by_user_id) REFERENCES "user"(id),
  constraint payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint payment_pkey PRIMARY KEY (id)
);

create table "payment_link" (
  id uuid not null,
  order_id uuid not null,
  amount integer not null,
  amount_paid integer not null default 0,
  status text not null default 'creating'::text,
  provider_id text,
  url text,
  expires_at timestamp(3) with time zone not null,
  created_at timestamp(3) with time zone not null default now(),
  closed_at timestamp(3) with time zone,
  checked_at timestamp(3) with time zone,
  constraint payment_link_amount_check CHECK ((amount > 0)),
  constraint payment_link_check CHECK (((amount_paid >= 0) AND (amount_paid <= amount))),
  constraint payment_link_closed CHECK (((status = ANY (ARRAY['creating'::text, 'open'::text])) = (closed_at IS NULL))),
  constraint payment_link_open_is_known CHECK (((status <> 'open'::text) OR ((provider_id IS NOT NULL) AND (url IS NOT NULL)))),
  constraint payment_link_paid_in_full CHECK (((status = 'paid'::text) = (amount_paid = amount))),
  constraint payment_link_status_check CHECK ((status = ANY (ARRAY['creating'::text, 'open'::text, 'paid'::text, 'cancelled'::text, 'expired'::text]))),
  constraint payment_link_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  constraint payment_link_pkey PRIMARY KEY (id),
  constraint payment_link_provider_id_key UNIQUE (provider_id)
);

create table "photo_file" (
  photo_id uuid not null,
  size text not null,
  content bytea,
  constraint photo_file_size_check CHECK ((size = ANY (ARRAY['whole'::text, 'preview'::text]))),
  constraint photo_file_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES order_photo(id) ON DELETE CASCADE,
  constraint photo_file_pkey PRIMARY KEY (photo_id, size)
);

create table "piece_count" (
  id uuid not null,
  order_id uuid not null,
  stage text not null,
  pieces integer not null,
  expected integer not null,
  note text,
  counted_by uuid,
  at timestamp(3) with time zone not null,
  constraint piece_count_expected_check CHECK ((expected >= 0)),
  constraint piece_count_pieces_check CHECK (((pieces >= 0) AND (pieces <= 9999))),
  constraint piece_count_stage_check CHECK ((stage = ANY (ARRAY['at pickup'::text, 'into the plant'::text, 'out of the plant'::text]))),
  constraint piece_count_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint piece_count_pkey PRIMARY KEY (id)
);

create table "pincode_waitlist_entry" (
  id uuid not null,
  pincode text not null,
  email text not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint pincode_waitlist_entry_pkey PRIMARY KEY (id)
);

create table "price_list" (
  enterprise_id uuid not null,
  version integer not null default 1,
  updated_by uuid,
  constraint price_list_version_check CHECK ((version > 0)),
  constraint price_list_enterprise_id_fkey FOREIGN KEY (enterprise_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint price_list_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint price_list_pkey PRIMARY KEY (enterprise_id)
);

create table "price_list_item" (
  enterprise_id uuid not null,
  cloth_id uuid not null,
  price integer not null,
  "position" integer not null,
  constraint price_list_item_price_check CHECK (((price >= 1) AND (price <= 10000000))),
  constraint price_list_item_cloth_id_fkey FOREIGN KEY (cloth_id) REFERENCES cloth(id),
  constraint price_list_item_enterprise_id_fkey FOREIGN KEY (enterprise_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint price_list_item_pkey PRIMARY KEY (enterprise_id, cloth_id)
);

create table "processed_webhook" (
  id text not null,
  kind text not null,
  outcome text not null,
  received_at timestamp(3) with time zone not null default now(),
  constraint processed_webhook_id_check CHECK (((length(id) >= 1) AND (length(id) <= 200))),
  constraint processed_webhook_pkey PRIMARY KEY (id)
);

create table "rate_limit" (
  key text not null,
  points integer not null,
  expire bigint,
  constraint rate_limit_pkey PRIMARY KEY (key)
);

create table "recurring_occurrence" (
  recurring_pickup_id uuid not null,
  day date not null,
  outcome text not null,
  order_id uuid,
  made_at timestamp(3) with time zone not null default now(),
  constraint recurring_occurrence_outcome_check CHECK ((outcome = ANY (ARRAY['booked'::text, 'closed'::text, 'not served'::text, 'too late'::text]))),
  constraint recurring_occurrence_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint recurring_occurrence_recurring_pickup_id_fkey FOREIGN KEY (recurring_pickup_id) REFERENCES recurring_pickup(id),
  constraint recurring_occurrence_pkey PRIMARY KEY (recurring_pickup_id, day)
);

create table "recurring_pickup" (
  id uuid not null,
  user_id uuid not null,
  address_id uuid,
  every text not null,
  starts_on date not null,
  slot_id uuid,
  name text,
  phone text,
  note text,
  express boolean not null default false,
  paused boolean not null default false,
  paused_until date,
  handled_until date not null,
  next_day date,
  ended_at timestamp(3) with time zone,
  version integer not null default 1,
  updated_by uuid,
  created_at timestamp(3) with time zone not null default now(),
  constraint recurring_pickup_check CHECK ((paused OR (paused_until IS NULL))),
  constraint recurring_pickup_check1 CHECK (((ended_at IS NULL) OR (next_day IS NULL))),
  constraint recurring_pickup_every_check CHECK ((every = ANY (ARRAY['week'::text, 'two weeks'::text]))),
  constraint recurring_pickup_address_id_fkey FOREIGN KEY (address_id) REFERENCES address(id) ON DELETE SET NULL,
  constraint recurring_pickup_slot_id_fkey FOREIGN KEY (slot_id) REFERENCES area_slot(id),
  constraint recurring_pickup_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id),
  constraint recurring_pickup_pkey PRIMARY KEY (id)
);

create table "report_dirty_day" (
  day date not null
);

create table "round" (
  id uuid not null,
  day date not null,
  driver_id uuid,
  version integer not null default 1,
  updated_by uuid,
  next_stop_id uuid,
  constraint round_driver_id_fkey FOREIGN KEY (driver_id) REFERENCES employee(id) ON DELETE SET NULL,
  constraint round_pkey PRIMARY KEY (id)
);

create table "round_stop" (
  id uuid not null,
  round_id uuid,
  order_id uuid not null,
  kind text not null,
  "position" integer not null,
  state text not null default 'open'::text,
  fail_reason text,
  fail_note text,
  planned_by uuid,
  ended_at timestamp(3) with time zone,
  recorded_at timestamp(3) with time zone,
  constraint round_stop_check CHECK (((state = 'open'::text) = (ended_at IS NULL))),
  constraint round_stop_check1 CHECK (((state = 'failed'::text) = (fail_reason IS NOT NULL))),
  constraint round_stop_kind_check CHECK ((kind = ANY (ARRAY['pickup'::text, 'delivery'::text]))),
  constraint round_stop_state_check CHECK ((state = ANY (ARRAY['open'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint round_stop_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint round_stop_round_id_fkey FOREIGN KEY (round_id) REFERENCES round(id) ON DELETE SET NULL,
  constraint round_stop_pkey PRIMARY KEY (id)
);

create table "routine" (
  file text not null,
  hash text not null,
  constraint routine_pkey PRIMARY KEY (file)
);

create table "saved_filter" (
  id uuid not null,
  user_id uuid not null,
  name text not null,
  filters text not null,
  created_at timestamp(3) with time zone not null default now(),
  version integer not null default 1,
  updated_by uuid,
  constraint saved_filter_filters_check CHECK ((length(filters) <= 1000)),
  constraint saved_filter_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint saved_filter_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint saved_filter_pkey PRIMARY KEY (id)
);

create table "session" (
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  last_seen_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  id uuid not null default gen_random_uuid(),
  device text,
  by_passkey boolean not null default false,
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_id_key UNIQUE (id)
);

create table "sign_in_throttle" (
  email text not null,
  failed_attempts timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  purpose text not null,
  last_failed_at timestamp(3) with time zone generated always as (failed_attempts[cardinality(failed_attempts)]) stored,
  codes_sent timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  link_sent_at timestamp(3) with time zone,
  constraint sign_in_throttle_email_check CHECK ((email = lower(email))),
  constraint sign_in_throttle_purpose_check CHECK ((purpose = ANY (ARRAY['signup'::text, 'login'::text]))),
  constraint sign_in_throttle_pkey PRIMARY KEY (email, purpose)
);

create table "social_exchange" (
  code_hash bytea not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  expires_at timestamp(3) with time zone not null,
  constraint social_exchange_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint social_exchange_pkey PRIMARY KEY (code_hash)
);

create table "social_identity" (
  issuer text not null,
  subject text not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  constraint social_identity_issuer_check CHECK (((length(issuer) >= 1) AND (length(issuer) <= 500))),
  constraint social_identity_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  constraint social_identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint social_identity_pkey PRIMARY KEY (issuer, subject),
  constraint social_identity_one_per_provider UNIQUE (issuer, user_id)
);

create table "statement" (
  id uuid not null,
  user_id uuid not null,
  month date not null,
  created_at timestamp(3) with time zone not null,
  figures jsonb not null,
  content jsonb not null,
  constraint statement_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint statement_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id),
  constraint statement_pkey PRIMARY KEY (id),
  constraint statement_once UNIQUE (user_id, month)
);

create table "tax_document" (
  id uuid not null,
  kind text not null,
  year integer not null,
  number integer not null,
  order_id uuid not null,
  refers_to uuid,
  issued_on date not null,
  issued_at timestamp(3) with time zone not null,
  issued_by uuid,
  reason text,
  total integer not null,
  taxable integer not null,
  cgst integer not null,
  sgst integer not null,
  igst integer not null,
  content jsonb not null,
  rounding integer not null default 0,
  constraint tax_document_adds_up CHECK ((total = ((((taxable + cgst) + sgst) + igst) + rounding))),
  constraint tax_document_kind_check CHECK ((kind = ANY (ARRAY['INV'::text, 'BOS'::text, 'CN'::text]))),
  constraint tax_document_refers CHECK (((kind = 'CN'::text) = (refers_to IS NOT NULL))),
  constraint tax_document_total_check CHECK ((total > 0)),
  constraint tax_document_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id),
  constraint tax_document_refers_to_fkey FOREIGN KEY (refers_to) REFERENCES tax_document(id),
  constraint tax_document_pkey PRIMARY KEY (id),
  constraint tax_document_number UNIQUE (kind, year, number)
);

create table "trusted_device" (
  id_hash bytea not null,
  user_id uuid not null,
  created_at timestamp(3) with time zone not null default now(),
  last_used_at timestamp(3) with time zone not null default now(),
  failed_attempts timestamp(3) with time zone[] not null default '{}'::timestamp with time zone[],
  device_key bytea not null default uuid_send(gen_random_uuid()),
  constraint trusted_device_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON DELETE CASCADE,
  constraint trusted_device_pkey PRIMARY KEY (id_hash, user_id)
);

create table "user" (
  id uuid not null,
  name text not null,
  phone text,
  email text,
  role text not null default 'customer'::text,
  pending_email text,
  archived_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone not null default now(),
  search_text text not null default ''::text,
  version integer not null default 1,
  updated_by uuid,
  admin_by_setting boolean not null default false,
  email_proved boolean not null default false,
  had_passkey boolean not null default false,
  passkey_allowed_for text,
  made_by uuid,
  made_with text,
  updated_at timestamp(3) with time zone not null default clock_timestamp(),
  constraint user_email_check CHECK (((email = lower(email)) AND ((length(email) >= 3) AND (length(email) <= 254)))),
  constraint user_email_needed CHECK (((email IS NOT NULL) OR (role = ANY (ARRAY['customer'::text, 'app'::text])))),
  constraint user_made_with_check CHECK (((length(made_with) >= 1) AND (length(made_with) <= 100))),
  constraint user_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint user_pending_email_check CHECK ((pending_email = lower(pending_email))),
  constraint user_phone_check CHECK ((phone ~ '^[6-9][0-9]{9}$'::text)),
  constraint user_role_check CHECK ((role = ANY (ARRAY['customer'::text, 'enterprise'::text, 'staff'::text, 'admin'::text, 'app'::text]))),
  constraint user_version_check CHECK ((version > 0)),
  constraint user_made_by_fkey FOREIGN KEY (made_by) REFERENCES "user"(id),
  constraint user_updated_by_fkey FOREIGN KEY (updated_by) REFERENCES "user"(id) ON DELETE SET NULL,
  constraint user_pkey PRIMARY KEY (id)
);

create table "waiting_invoice" (
  order_id uuid not null,
  constraint waiting_invoice_order_id_fkey FOREIGN KEY (order_id) REFERENCES "order"(id) ON DELETE CASCADE,
  constraint waiting_invoice_pkey PRIMARY KEY (order_id)
);

CREATE UNIQUE INDEX address_one_primary ON public.address USING btree (user_id) WHERE "primary";
CREATE INDEX address_search ON public.address USING gin (search_text gin_trgm_ops);
CREATE INDEX address_user ON public.address USING btree (user_id, created_at);
CREATE INDEX api_token_app ON public.api_token USING btree (app_id, created_at DESC);
CREATE UNIQUE INDEX app_name ON public.app USING btree (lower(name));
CREATE UNIQUE INDEX area_name ON public.area USING btree (lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX area_pincode_of_area ON public.area_pincode USING btree (area_id);
CREATE UNIQUE INDEX area_slot_time ON public.area_slot USING btree (area_id, weekday, starts, ends);
CREATE UNIQUE INDEX business_once ON public.business USING btree ((true));
CREATE INDEX cash_up_entry_cash_up ON public.cash_up_entry USING btree (cash_up_id);
CREATE INDEX cash_up_newest ON public.cash_up USING btree (created_at DESC, id DESC);
CREATE INDEX cash_up_of_person ON public.cash_up USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX cloth_name_unique ON public.cloth USING btree (lower(name)) WHERE (archived_at IS NULL);
CREATE INDEX cloth_updated ON public.cloth USING btree (updated_at, id);
CREATE INDEX contact_message_created ON public.contact_message USING btree (created_at DESC, id DESC);
CREATE INDEX customer_merge_of_kept ON public.customer_merge USING btree (kept_id, merged_at DESC);
CREATE UNIQUE INDEX customer_merge_once ON public.customer_merge USING btree (merged_id) WHERE (undone_at IS NULL);
CREATE INDEX daily_cloth_report_day ON public.daily_cloth_report USING btree (day);
CREATE INDEX daily_report_day ON public.daily_report USING btree (day);
CREATE INDEX daily_report_earlier ON public.daily_report USING btree (day) WHERE (promised IS NULL);
CREATE INDEX employee_created ON public.employee USING btree (created_at DESC, id DESC);
CREATE UNIQUE INDEX employee_email_unique ON public.employee USING btree (email);
CREATE INDEX employee_search ON public.employee USING gin (search_text gin_trgm_ops);
CREATE INDEX employee_updated ON public.employee USING btree (updated_at, id);
CREATE INDEX event_occurred ON public.event USING btree (occurred_at) WHERE (number IS NOT NULL);
CREATE INDEX event_of_customer ON public.event USING btree (customer_id, number) WHERE (number IS NOT NULL);
CREATE INDEX event_unnumbered ON public.event USING btree (transaction, subject_id) WHERE (number IS NULL);
CREATE INDEX failed_webhook_dismissed ON public.failed_webhook USING btree (created_at DESC, id DESC) WHERE ((done_at IS NULL) AND (dismissed_at IS NOT NULL));
CREATE INDEX failed_webhook_of_payment ON public.failed_webhook USING btree (payment_id);
CREATE INDEX failed_webhook_open ON public.failed_webhook USING btree (created_at DESC, id DESC) WHERE ((done_at IS NULL) AND (dismissed_at IS NULL));
CREATE INDEX feedback_created ON public.feedback USING btree (created_at DESC, id DESC);
CREATE INDEX idempotency_key_age ON public.idempotency_key USING btree (made_at);
CREATE INDEX mail_dismissed ON public.mail USING btree (created_at DESC, id DESC) WHERE ((status = 'failed'::text) AND (dismissed_at IS NOT NULL));
CREATE INDEX mail_failed ON public.mail USING btree (created_at DESC, id DESC) WHERE ((status = 'failed'::text) AND (dismissed_at IS NULL));
CREATE INDEX mail_order ON public.mail USING btree (order_id, created_at DESC) WHERE (order_id IS NOT NULL);
CREATE INDEX mail_recipient ON public.mail USING btree (recipient, topic, created_at DESC);
CREATE INDEX mail_supersede_key ON public.mail USING btree (supersede_key) WHERE (supersede_key IS NOT NULL);
CREATE INDEX one_time_code_by_device ON public.one_time_code USING btree (device_key);
CREATE INDEX one_time_link_by_email ON public.one_time_link USING btree (email, purpose);
CREATE INDEX one_time_link_by_requester ON public.one_time_link USING btree (requested_by) WHERE (requested_by IS NOT NULL);
CREATE INDEX one_time_link_by_user ON public.one_time_link USING btree (user_id, purpose) WHERE (user_id IS NOT NULL);
CREATE INDEX online_payment_order ON public.online_payment USING btree (order_id);
CREATE UNIQUE INDEX order_adjustment_position ON public.order_adjustment USING btree (order_id, "position");
CREATE INDEX order_created ON public."order" USING btree (created_at DESC, id DESC) INCLUDE (order_status, payment_status, pickup_date);
CREATE INDEX order_delivered ON public."order" USING btree (delivery_date) WHERE ((delivery_date IS NOT NULL) AND (promised_date IS NOT NULL));
CREATE INDEX order_due ON public."order" USING btree (due, id) INCLUDE (order_status, payment_status, created_at, pickup_date);
CREATE INDEX order_event_control ON public.order_event USING btree (at) WHERE ((discount_change IS NOT NULL) OR (repriced_items IS NOT NULL) OR (to_status = 'cancelled'::text) OR ((to_status = 'delivered'::text) AND (reason IS NOT NULL)));
CREATE INDEX order_event_order ON public.order_event USING btree (order_id, at, id);
CREATE INDEX order_event_wrong_code ON public.order_event USING btree (order_id, at) WHERE (kind = 'wrong delivery code'::text);
CREATE INDEX order_figures_day ON public.order_figures USING btree (day);
CREATE INDEX order_holds_place ON public."order" USING btree (slot_id, pickup_date) WHERE ((slot_id IS NOT NULL) AND (order_status <> 'cancelled'::text));
CREATE UNIQUE INDEX order_idempotency ON public."order" USING btree (user_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE UNIQUE INDEX order_item_position ON public.order_item USING btree (order_id, "position");
CREATE INDEX order_owed ON public."order" USING btree (user_id) INCLUDE (due) WHERE ((due > 0) AND (order_status <> 'waiting for pickup'::text));
CREATE INDEX order_payment_created ON public."order" USING btree (payment_status, created_at DESC, id DESC);
CREATE INDEX order_payment_due ON public."order" USING btree (created_at DESC, id DESC) WHERE ((order_status = 'delivered'::text) AND (payment_status <> 'paid'::text));
CREATE INDEX order_photo_at ON public.order_photo USING btree (at);
CREATE UNIQUE INDEX order_photo_key ON public.order_photo USING btree (added_by, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX order_photo_of_order ON public.order_photo USING btree (order_id, at, id);
CREATE INDEX order_pickup ON public."order" USING btree (pickup_date, id) INCLUDE (order_status, payment_status, created_at);
CREATE INDEX order_pickup_phone ON public."order" USING gin (pickup_phone_number gin_trgm_ops);
CREATE INDEX order_promised ON public."order" USING btree (promised_date, id) WHERE (order_status = ANY (ARRAY['waiting for pickup'::text, 'picked'::text, 'processing'::text, 'dispatched'::text]));
CREATE INDEX order_refund_due ON public."order" USING btree (created_at DESC, id DESC) WHERE ((refundable > 0) AND ((overpayment > 0) OR (order_status = 'cancelled'::text)));
CREATE UNIQUE INDEX order_settings_once ON public.order_settings USING btree ((true));
CREATE INDEX order_short_id ON public."order" USING gin (short_id gin_trgm_ops);
CREATE INDEX order_status_created ON public."order" USING btree (order_status, created_at DESC, id DESC);
CREATE INDEX order_to_bring ON public."order" USING btree (promised_date DESC NULLS LAST, id DESC) WHERE (order_status = 'dispatched'::text);
CREATE INDEX order_total ON public."order" USING btree (total_price, id) INCLUDE (order_status, payment_status, created_at, pickup_date);
CREATE INDEX order_updated ON public."order" USING btree (updated_at, id);
CREATE INDEX order_user_created ON public."order" USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX order_waiting ON public."order" USING btree (pickup_date, id) WHERE (order_status = 'waiting for pickup'::text);
CREATE INDEX order_walk_in ON public."order" USING btree (pickup_date, id) WHERE ((order_status = 'waiting for pickup'::text) AND walk_in);
CREATE INDEX orphaned_photo_due ON public.orphaned_photo USING btree (due_at);
CREATE INDEX passkey_by_user ON public.passkey USING btree (user_id);
CREATE INDEX payment_by_day ON public.payment USING btree ((((created_at AT TIME ZONE 'Asia/Kolkata'::text))::date), id);
CREATE INDEX payment_by_time ON public.payment USING btree (created_at DESC, id DESC);
CREATE INDEX payment_created ON public.payment USING btree (created_at);
CREATE UNIQUE INDEX payment_idempotency ON public.payment USING btree (order_id, idempotency_key) WHERE (idempotency_key IS NOT NULL);
CREATE INDEX payment_link_closed_at ON public.payment_link USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE UNIQUE INDEX payment_link_one_live ON public.payment_link USING btree (order_id) WHERE (closed_at IS NULL);
CREATE INDEX payment_link_order ON public.payment_link USING btree (order_id);
CREATE INDEX payment_link_unchecked ON public.payment_link USING btree (checked_at NULLS FIRST) WHERE (closed_at IS NULL);
CREATE INDEX payment_order ON public.payment USING btree (order_id, created_at, id);
CREATE INDEX piece_count_of_order ON public.piece_count USING btree (order_id, stage, at DESC, id DESC);
CREATE INDEX pincode_waitlist_entry_age ON public.pincode_waitlist_entry USING btree (created_at);
CREATE UNIQUE INDEX pincode_waitlist_entry_once ON public.pincode_waitlist_entry USING btree (pincode, email);
CREATE INDEX processed_webhook_received ON public.processed_webhook USING btree (received_at);
CREATE INDEX recurring_pickup_due ON public.recurring_pickup USING btree (next_day) WHERE (next_day IS NOT NULL);
CREATE INDEX recurring_pickup_of_address ON public.recurring_pickup USING btree (address_id);
CREATE INDEX recurring_pickup_of_user ON public.recurring_pickup USING btree (user_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX recurring_pickup_once ON public.recurring_pickup USING btree (address_id, EXTRACT(dow FROM starts_on)) WHERE (ended_at IS NULL);
CREATE INDEX round_driver ON public.round USING btree (driver_id) WHERE (driver_id IS NOT NULL);
CREATE UNIQUE INDEX round_of_driver ON public.round USING btree (day, driver_id);
CREATE INDEX round_stop_of_order ON public.round_stop USING btree (order_id, ended_at DESC);
CREATE INDEX round_stop_of_round ON public.round_stop USING btree (round_id, "position");
CREATE UNIQUE INDEX round_stop_open ON public.round_stop USING btree (order_id, kind) WHERE (state = 'open'::text);
CREATE UNIQUE INDEX saved_filter_name ON public.saved_filter USING btree (user_id, lower(name));
CREATE INDEX session_by_user ON public.session USING btree (user_id);
CREATE INDEX sign_in_throttle_last_failed ON public.sign_in_throttle USING btree (last_failed_at);
CREATE INDEX social_exchange_expiry ON public.social_exchange USING btree (expires_at);
CREATE INDEX social_identity_user ON public.social_identity USING btree (user_id);
CREATE INDEX statement_newest ON public.statement USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX tax_document_by_day ON public.tax_document USING btree (issued_on, id);
CREATE INDEX tax_document_by_time ON public.tax_document USING btree (issued_at DESC, id DESC);
CREATE UNIQUE INDEX tax_document_credited_once ON public.tax_document USING btree (refers_to) WHERE (refers_to IS NOT NULL);
CREATE INDEX tax_document_of_order ON public.tax_document USING btree (order_id, issued_at, id);
CREATE INDEX tax_document_of_registered ON public.tax_document USING btree (issued_on, id) WHERE (((content -> 'recipient'::text) ->> 'gstin'::text) IS NOT NULL);
CREATE UNIQUE INDEX trusted_device_by_key ON public.trusted_device USING btree (device_key, user_id);
CREATE INDEX trusted_device_by_user ON public.trusted_device USING btree (user_id);
CREATE INDEX user_created ON public."user" USING btree (created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX user_email_unique ON public."user" USING btree (email) WHERE (archived_at IS NULL);
CREATE UNIQUE INDEX user_made_once ON public."user" USING btree (made_by, made_with);
CREATE INDEX user_pending_email ON public."user" USING btree (pending_email) WHERE ((archived_at IS NULL) AND (pending_email IS NOT NULL));
CREATE INDEX user_phone ON public."user" USING btree (phone) WHERE (archived_at IS NULL);
CREATE INDEX user_role_created ON public."user" USING btree (role, created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX user_search ON public."user" USING gin (search_text gin_trgm_ops);
CREATE INDEX user_updated ON public."user" USING btree (updated_at, id);

CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.access_preset FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('preset', 'id', '{name,discount_limit,any_discount,change_prices}');
CREATE TRIGGER address_search_text BEFORE INSERT OR UPDATE OF address, city, state, pincode ON public.address FOR EACH ROW EXECUTE FUNCTION address_search_text();
CREATE TRIGGER adds_event AFTER INSERT OR DELETE OR UPDATE ON public.address FOR EACH ROW EXECUTE FUNCTION add_event_of_row('address', 'user_id', '', 'deleted', '{updated_at,updated_by,search_text}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.address FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'user_id', '{address,city,state,pincode,primary}');
CREATE TRIGGER ends_recurring BEFORE DELETE ON public.address FOR EACH ROW EXECUTE FUNCTION end_recurring_of_address();
CREATE TRIGGER sets_updated_at BEFORE UPDATE ON public.address FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER touches_delete AFTER DELETE ON public.address REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.address REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.address REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.api_token FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('app', 'app_id', '{label,hint,networks,expires_at,revoked_at}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.app FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('app', 'id', '{name,note,kind,permissions,disabled_at}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.area FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('area', 'id', '{name,archived_at}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.area_pincode FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('area', 'area_id', '{pincode}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.area_slot FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('area', 'area_id', '{weekday,starts,ends,capacity,offered}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.business FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('business', 'id', '{name,address,city,state,pincode,gstin,sac,tax_rate,customer_prices_include_tax,enterprise_prices_include_tax,rounds_to_rupee,upi_id,bank,account_number,ifsc,confirmed_at}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.business_logo FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('business', 'business_id', '{width,height,bytes,at}');
CREATE TRIGGER adds_event AFTER INSERT ON public.cash_up FOR EACH ROW EXECUTE FUNCTION add_event_of_cash_up();
CREATE TRIGGER audited AFTER INSERT ON public.cash_up FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('cash-up', 'id', '{day,user_id,method,number,entries,expected,counted,note}');
CREATE TRIGGER cash_up_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_up FOR EACH STATEMENT EXECUTE FUNCTION refuse_cash_up_change();
CREATE TRIGGER cash_up_entry_immutable BEFORE DELETE OR UPDATE OR TRUNCATE ON public.cash_up_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_cash_up_change();
CREATE TRIGGER adds_event AFTER INSERT OR DELETE OR UPDATE ON public.cloth FOR EACH ROW EXECUTE FUNCTION add_event_of_row('cloth', '', 'archived_at', 'deleted', '{updated_at,updated_by}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.cloth FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('cloth', 'id', '{name,price,sac,tax_rate,archived_at}');
CREATE TRIGGER sets_updated_at BEFORE UPDATE ON public.cloth FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.contact_message FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('message', 'id', '{name,phone,email,address,message}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.customer_merge FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'kept_id', '{merged_id,undone_at}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.dismissed_duplicate FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'one_id', '{other_id}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.document_series_start FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('business', 'business_id', '{kind,year,first}');
CREATE TRIGGER adds_event AFTER INSERT OR DELETE OR UPDATE ON public.employee FOR EACH ROW EXECUTE FUNCTION add_event_of_row('employee', '', '', 'deleted', '{updated_at,updated_by,search_text}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.employee FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('employee', 'id', '{name,phone,email,permissions,discount_limit}');
CREATE TRIGGER employee_notify_delete AFTER DELETE ON public.employee FOR EACH ROW WHEN ((old.user_id IS NOT NULL)) EXECUTE FUNCTION notify_user('user_id');
CREATE TRIGGER employee_notify_update AFTER UPDATE ON public.employee FOR EACH ROW WHEN (((old.permissions IS DISTINCT FROM new.permissions) OR (old.user_id IS DISTINCT FROM new.user_id))) EXECUTE FUNCTION notify_user('user_id');
CREATE TRIGGER employee_search_text BEFORE INSERT OR UPDATE OF name, phone, email ON public.employee FOR EACH ROW EXECUTE FUNCTION employee_search_text();
CREATE TRIGGER sets_updated_at BEFORE UPDATE ON public.employee FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER touches_delete AFTER DELETE ON public.employee REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.employee REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.employee REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.enterprise_terms FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'user_id', '{gstin,credit_limit}');
CREATE TRIGGER touches_delete AFTER DELETE ON public.enterprise_terms REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.enterprise_terms REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.enterprise_terms REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'user_id', '{}');
CREATE TRIGGER audited AFTER UPDATE ON public.failed_webhook FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('webhook', 'id', '{outcome,retried_at,done_at,dismissed_at,dismissal_reason}');
CREATE TRIGGER failed_webhook_notify_insert AFTER INSERT ON public.failed_webhook FOR EACH ROW EXECUTE FUNCTION notify_row('webhook');
CREATE TRIGGER failed_webhook_notify_update AFTER UPDATE ON public.failed_webhook FOR EACH ROW EXECUTE FUNCTION notify_row('webhook');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.feedback FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('feedback', 'id', '{name,phone,message}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.holiday FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('holiday', 'id', '{day,reason}');
CREATE TRIGGER audited AFTER INSERT ON public.mail FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'order_id', '{recipient,topic}');
CREATE TRIGGER audited_again AFTER UPDATE ON public.mail FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND (old.status = 'failed'::text))) EXECUTE FUNCTION audit_row('mail', 'id', '{recipient,retried_at,dismissed_at,dismissal_reason}');
CREATE TRIGGER mail_notify_update AFTER UPDATE ON public.mail FOR EACH ROW WHEN ((((old.status <> new.status) AND (('failed'::text = old.status) OR ('failed'::text = new.status))) OR (old.version <> new.version))) EXECUTE FUNCTION notify_row('mail');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.online_payment FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'order_id', '{payment_id,amount,applied,service_charge,overpayment}');
CREATE TRIGGER adds_event_of_customer AFTER UPDATE ON public."order" FOR EACH ROW WHEN ((old.user_id <> new.user_id)) EXECUTE FUNCTION add_event_of_moved_order();
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public."order" FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'id', '{user_id,pickup_date,slot_starts,slot_ends,promised_date,delivery_date,order_status,total_price,paid_amount,overpayment,item_count,pickup_name,pickup_phone_number,pickup_address,note,express,walk_in,counter_collection,recurring}');
CREATE TRIGGER closes_stops AFTER UPDATE ON public."order" FOR EACH ROW WHEN (((old.order_status <> new.order_status) OR (old.pickup_date <> new.pickup_date))) EXECUTE FUNCTION close_stops();
CREATE TRIGGER order_figures_after_update AFTER UPDATE ON public."order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_order_figures('1');
CREATE TRIGGER order_figures_before_update AFTER UPDATE ON public."order" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_order_figures('-1');
CREATE TRIGGER order_figures_deleted AFTER DELETE ON public."order" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_order_figures('-1');
CREATE TRIGGER order_figures_inserted AFTER INSERT ON public."order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION add_order_figures('1');
CREATE TRIGGER order_notify_driver_update AFTER UPDATE ON public."order" FOR EACH ROW WHEN (((new.order_status = ANY (ARRAY['waiting for pickup'::text, 'dispatched'::text])) AND ((((((((((old.pickup_name IS DISTINCT FROM new.pickup_name) OR (old.pickup_phone_number IS DISTINCT FROM new.pickup_phone_number)) OR (old.pickup_address IS DISTINCT FROM new.pickup_address)) OR (old.note IS DISTINCT FROM new.note)) OR (old.slot_starts IS DISTINCT FROM new.slot_starts)) OR (old.slot_ends IS DISTINCT FROM new.slot_ends)) OR (old.express IS DISTINCT FROM new.express)) OR (old.item_count IS DISTINCT FROM new.item_count)) OR (old.due IS DISTINCT FROM new.due)) OR (old.user_id IS DISTINCT FROM new.user_id)))) EXECUTE FUNCTION notify_driver_of_order();
CREATE TRIGGER order_notify_insert AFTER INSERT ON public."order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('order', 'user_id');
CREATE TRIGGER order_notify_update AFTER UPDATE ON public."order" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('order', 'user_id');
CREATE TRIGGER order_queue_invoices AFTER UPDATE ON public."order" FOR EACH ROW WHEN (((old.version <> new.version) AND ((new.order_status = 'delivered'::text) OR (old.order_status <> 'waiting for pickup'::text)))) EXECUTE FUNCTION queue_invoices();
CREATE TRIGGER order_queue_payment_link_sync AFTER UPDATE ON public."order" FOR EACH ROW WHEN (((old.total_price <> new.total_price) OR (old.paid_amount <> new.paid_amount) OR (old.order_status <> new.order_status))) EXECUTE FUNCTION queue_payment_link_sync();
CREATE TRIGGER report_delivery_deleted AFTER DELETE ON public."order" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_delivery_days_dirty();
CREATE TRIGGER report_delivery_inserted AFTER INSERT ON public."order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_delivery_days_dirty();
CREATE TRIGGER report_order_deleted AFTER DELETE ON public."order" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_report_days_dirty();
CREATE TRIGGER report_order_inserted AFTER INSERT ON public."order" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_report_days_dirty();
CREATE TRIGGER report_order_updated AFTER UPDATE ON public."order" REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change FOR EACH STATEMENT EXECUTE FUNCTION mark_order_days_dirty();
CREATE TRIGGER sets_updated_at BEFORE UPDATE ON public."order" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER audited_delete AFTER DELETE ON public.order_adjustment REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('order', 'order_id', '{kind,amount,basis_points,reason}');
CREATE TRIGGER audited_insert AFTER INSERT ON public.order_adjustment REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('order', 'order_id', '{kind,amount,basis_points,reason}');
CREATE TRIGGER audited_update AFTER UPDATE ON public.order_adjustment REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('order', 'order_id', '{kind,amount,basis_points,reason}');
CREATE TRIGGER touches_delete AFTER DELETE ON public.order_adjustment REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.order_adjustment REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.order_adjustment REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE CONSTRAINT TRIGGER adds_event AFTER INSERT ON public.order_event DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((new.kind <> ALL (ARRAY['payment recorded'::text, 'wrong delivery code'::text]))) EXECUTE FUNCTION add_event_of_order();
CREATE TRIGGER audited AFTER INSERT ON public.order_event FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND ((new.reason IS NOT NULL) OR (new.kind = 'wrong delivery code'::text)))) EXECUTE FUNCTION audit_row('order', 'order_id', '{kind,from_status,to_status,reason}');
CREATE TRIGGER touches_delete AFTER DELETE ON public.order_event REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.order_event REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.order_event REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER audited_delete AFTER DELETE ON public.order_item REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('order', 'order_id', '{name,quantity,price}');
CREATE TRIGGER audited_insert AFTER INSERT ON public.order_item REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('order', 'order_id', '{name,quantity,price}');
CREATE TRIGGER audited_update AFTER UPDATE ON public.order_item REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('order', 'order_id', '{name,quantity,price}');
CREATE TRIGGER order_item_deleted AFTER DELETE ON public.order_item REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION delete_order_adjustments();
CREATE TRIGGER touches_delete AFTER DELETE ON public.order_item REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.order_item REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.order_item REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.order_photo FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'order_id', '{note,width,height}');
CREATE TRIGGER touches_delete AFTER DELETE ON public.order_photo REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.order_photo REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.order_photo REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.order_settings FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('business', 'business_id', '{express_basis_points,express_amount,count_at_pickup,count_into_plant,count_out_of_plant}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.passkey FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'user_id', '{name,created_at}');
CREATE CONSTRAINT TRIGGER adds_event AFTER INSERT ON public.payment DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_event_of_order();
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.payment FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'order_id', '{amount,kind,method,reference,reason}');
CREATE TRIGGER payment_immutable_once_counted BEFORE DELETE OR UPDATE ON public.payment FOR EACH ROW EXECUTE FUNCTION refuse_counted_payment_change();
CREATE TRIGGER report_payment_inserted AFTER INSERT ON public.payment REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_report_days_dirty();
CREATE TRIGGER touches_delete AFTER DELETE ON public.payment REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.payment REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.payment REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.payment_link FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'order_id', '{amount,amount_paid,status,expires_at}');
CREATE TRIGGER touches_delete AFTER DELETE ON public.payment_link REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{checked_at}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.payment_link REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{checked_at}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.payment_link REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{checked_at}');
CREATE TRIGGER photo_file_deleted AFTER DELETE ON public.photo_file FOR EACH ROW WHEN ((old.content IS NULL)) EXECUTE FUNCTION record_orphaned_photo();
CREATE TRIGGER touches_delete AFTER DELETE ON public.piece_count REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.piece_count REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.piece_count REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER adds_event AFTER INSERT OR UPDATE ON public.price_list FOR EACH ROW EXECUTE FUNCTION add_event_of_price_list();
CREATE TRIGGER touches_delete AFTER DELETE ON public.price_list REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'enterprise_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.price_list REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'enterprise_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.price_list REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"user"', 'enterprise_id', '{}');
CREATE TRIGGER audited_delete AFTER DELETE ON public.price_list_item REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('user', 'enterprise_id', '{cloth,price}');
CREATE TRIGGER audited_insert AFTER INSERT ON public.price_list_item REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('user', 'enterprise_id', '{cloth,price}');
CREATE TRIGGER audited_update AFTER UPDATE ON public.price_list_item REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT WHEN ((current_setting('laundry.audit_context'::text, true) <> ''::text)) EXECUTE FUNCTION audit_lines('user', 'enterprise_id', '{cloth,price}');
CREATE TRIGGER adds_event AFTER INSERT OR DELETE OR UPDATE ON public.recurring_pickup FOR EACH ROW EXECUTE FUNCTION add_event_of_row('recurring_pickup', 'user_id', 'ended_at', 'ended', '{handled_until,next_day,updated_by}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.recurring_pickup FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('recurring pickup', 'id', '{user_id,address_id,every,starts_on,name,phone,note,express,paused,paused_until,next_day,ended_at}');
CREATE TRIGGER recurring_pickup_notify_insert AFTER INSERT ON public.recurring_pickup REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('recurring pickup', 'user_id');
CREATE TRIGGER recurring_pickup_notify_update AFTER UPDATE ON public.recurring_pickup REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('recurring pickup', 'user_id');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.round FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('round', 'id', '{day,driver_id,next_stop_id}');
CREATE TRIGGER clears_next_stop BEFORE UPDATE ON public.round FOR EACH ROW WHEN ((old.driver_id IS DISTINCT FROM new.driver_id)) EXECUTE FUNCTION clear_next_stop();
CREATE TRIGGER round_notify_delete AFTER DELETE ON public.round REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('round', '');
CREATE TRIGGER round_notify_driver_delete AFTER DELETE ON public.round REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION notify_drivers_of_rounds();
CREATE TRIGGER round_notify_driver_insert AFTER INSERT ON public.round REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_drivers_of_rounds();
CREATE TRIGGER round_notify_driver_update AFTER UPDATE ON public.round REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_drivers_of_rounds();
CREATE TRIGGER round_notify_insert AFTER INSERT ON public.round REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('round', '');
CREATE TRIGGER round_notify_next_stop AFTER UPDATE ON public.round FOR EACH ROW WHEN ((old.next_stop_id IS DISTINCT FROM new.next_stop_id)) EXECUTE FUNCTION notify_next_stop();
CREATE TRIGGER round_notify_update AFTER UPDATE ON public.round REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_rows('round', '');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.round_stop FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('round', 'round_id', '{order_id,kind,position,state,fail_reason,fail_note}');
CREATE TRIGGER round_stop_notify_delete AFTER DELETE ON public.round_stop REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_stops();
CREATE TRIGGER round_stop_notify_driver_delete AFTER DELETE ON public.round_stop REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_drivers_of_stops();
CREATE TRIGGER round_stop_notify_driver_insert AFTER INSERT ON public.round_stop REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_drivers_of_stops();
CREATE TRIGGER round_stop_notify_driver_update AFTER UPDATE ON public.round_stop REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_drivers_of_stops();
CREATE TRIGGER round_stop_notify_insert AFTER INSERT ON public.round_stop REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_stops();
CREATE TRIGGER round_stop_notify_pickup_delete AFTER DELETE ON public.round_stop REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_pickups_of_stops();
CREATE TRIGGER round_stop_notify_pickup_insert AFTER INSERT ON public.round_stop REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_pickups_of_stops();
CREATE TRIGGER round_stop_notify_pickup_update AFTER UPDATE ON public.round_stop REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_pickups_of_stops();
CREATE TRIGGER round_stop_notify_update AFTER UPDATE ON public.round_stop REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_stops();
CREATE TRIGGER touches_delete AFTER DELETE ON public.round_stop REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{position,round_id}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.round_stop REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{position,round_id}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.round_stop REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{position,round_id}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.saved_filter FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('saved filter', 'id', '{name,filters}');
CREATE TRIGGER audited AFTER DELETE ON public.session FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'user_id', '{device,by_passkey,created_at}');
CREATE TRIGGER session_notify_delete AFTER DELETE ON public.session REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION notify_users();
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.social_identity FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'user_id', '{issuer}');
CREATE TRIGGER adds_event AFTER INSERT ON public.statement FOR EACH ROW EXECUTE FUNCTION add_event_of_statement();
CREATE TRIGGER statement_immutable BEFORE DELETE OR UPDATE ON public.statement FOR EACH ROW EXECUTE FUNCTION refuse_statement_change();
CREATE CONSTRAINT TRIGGER adds_event AFTER INSERT ON public.tax_document DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION add_event_of_order();
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public.tax_document FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('order', 'order_id', '{kind,year,number,issued_on,reason,total}');
CREATE TRIGGER tax_document_immutable BEFORE DELETE OR UPDATE ON public.tax_document FOR EACH ROW EXECUTE FUNCTION refuse_invoice_change();
CREATE TRIGGER touches_delete AFTER DELETE ON public.tax_document REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_insert AFTER INSERT ON public.tax_document REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER touches_update AFTER UPDATE ON public.tax_document REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION touch_parents('"order"', 'order_id', '{}');
CREATE TRIGGER adds_event AFTER INSERT OR DELETE OR UPDATE ON public."user" FOR EACH ROW EXECUTE FUNCTION add_event_of_row('customer', 'id', 'archived_at', 'deleted', '{updated_at,updated_by,search_text,email_proved,had_passkey,passkey_allowed_for,admin_by_setting}');
CREATE TRIGGER audited AFTER INSERT OR DELETE OR UPDATE ON public."user" FOR EACH ROW WHEN (((current_setting('laundry.audit_context'::text, true) <> ''::text) AND true)) EXECUTE FUNCTION audit_row('user', 'id', '{name,phone,email,email_proved,passkey_allowed_for,role,admin_by_setting,pending_email,archived_at}');
CREATE TRIGGER ends_recurring AFTER UPDATE ON public."user" FOR EACH ROW WHEN (((old.archived_at IS NULL) AND (new.archived_at IS NOT NULL))) EXECUTE FUNCTION end_recurring_of_user();
CREATE TRIGGER sets_updated_at BEFORE UPDATE ON public."user" FOR EACH ROW EXECUTE FUNCTION set_updated_at();
CREATE TRIGGER user_notify_update AFTER UPDATE ON public."user" FOR EACH ROW WHEN (((old.role <> new.role) OR (old.email IS DISTINCT FROM new.email) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION notify_user('id');
CREATE TRIGGER user_search_text BEFORE INSERT OR UPDATE OF name, phone, email ON public."user" FOR EACH ROW EXECUTE FUNCTION user_search_text();

function add_event(type text, subject_id uuid, subject_version integer, customer_id uuid, actor_id uuid, order_id uuid DEFAULT NULL::uuid, from_status text DEFAULT NULL::text, to_status text DEFAULT NULL::text, amount bigint DEFAULT NULL::bigint) returns void;
function add_event_of_cash_up() returns trigger;
function add_event_of_moved_order() returns trigger;
function add_event_of_order() returns trigger;
function add_event_of_price_list() returns trigger;
function add_event_of_row() returns trigger;
function add_event_of_statement() returns trigger;
function add_order_figures() returns trigger;
function add_update_event(noun text, subject_id uuid, subject_version integer, customer_id uuid, actor_id uuid) returns void;
function address_search_text() returns trigger;
function audit_columns(line jsonb, columns text[]) returns jsonb;
function audit_id() returns uuid;
function audit_lines() returns trigger;
function audit_lines_of(lines jsonb[], of text, columns text[]) returns TABLE(id uuid, audited_lines jsonb);
function audit_row() returns trigger;
function audit_rows(watched regclass, thing text, of text, columns text[], events text DEFAULT 'insert or update or delete'::text, further text DEFAULT 'true'::text) returns void;
function audit_statements(watched regclass, thing text, of text, columns text[]) returns void;
function audit_write(kind text, thing text, object_id uuid, part text, before jsonb, after jsonb) returns void;
function clear_next_stop() returns trigger;
function close_stops() returns trigger;
function delete_order_adjustments() returns trigger;
function employee_search_text() returns trigger;
function end_recurring(plans uuid[]) returns void;
function end_recurring_of_address() returns trigger;
function end_recurring_of_user() returns trigger;
function events_of(watched regclass, noun text, customer text, ends text, ending text, hidden text[]) returns void;
function has_settled(transaction xid8) returns boolean;
function mark_delivery_days_dirty() returns trigger;
function mark_order_days_dirty() returns trigger;
function mark_report_days_dirty() returns trigger;
function normalize_search_text(input text) returns text;
function notify_change(kind text, changed_rows jsonb, is_new boolean DEFAULT false) returns void;
function notify_driver_of_order() returns trigger;
function notify_drivers(rounds uuid[]) returns void;
function notify_drivers_of_rounds() returns trigger;
function notify_drivers_of_stops() returns trigger;
function notify_next_stop() returns trigger;
function notify_pickups(orders uuid[]) returns void;
function notify_pickups_of_stops() returns trigger;
function notify_row() returns trigger;
function notify_rows() returns trigger;
function notify_stops() returns trigger;
function notify_user() returns trigger;
function notify_users() returns trigger;
function number_events(OUT last_number bigint, OUT deleted_number bigint) returns record;
function queue_invoices() returns trigger;
function queue_payment_link_sync() returns trigger;
function record_orphaned_photo() returns trigger;
function refuse_audit_change() returns trigger;
function refuse_cash_up_change() returns trigger;
function refuse_counted_payment_change() returns trigger;
function refuse_invoice_change() returns trigger;
function refuse_statement_change() returns trigger;
function set_updated_at() returns trigger;
function touch_parents() returns trigger;
function touches(child regclass, parent regclass, of text, hidden text[] DEFAULT '{}'::text[]) returns void;
function transfer_audit_ownership() returns void;
function user_search_text() returns trigger;
