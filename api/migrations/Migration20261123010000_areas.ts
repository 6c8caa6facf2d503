import { Migration } from '@mikro-orm/migrations';

const AREAS = `
create table area (
  id uuid primary key,
  name text not null check (length(name) between 1 and 60),
  archived_at timestamptz(3),
  version int not null default 1,
  updated_by uuid
);
create unique index area_name on area (lower(name)) where archived_at is null;

create table area_pincode (
  pincode text primary key check (pincode ~ '^[1-9][0-9]{5}$'),
  area_id uuid not null references area (id)
);
create index area_pincode_of_area on area_pincode (area_id);

create table area_slot (
  id uuid primary key,
  area_id uuid not null references area (id),
  weekday smallint not null check (weekday between 0 and 6),
  starts text not null check (starts ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ends text not null check (ends ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and ends > starts),
  places int not null check (places between 1 and 1000),
  offered boolean not null default true
);
create unique index area_slot_time on area_slot (area_id, weekday, starts, ends);

create table closed_day (
  day date primary key,
  reason text not null check (length(reason) between 1 and 100)
);

create table pincode_wish (
  id uuid primary key,
  pincode text not null,
  email text not null,
  created_at timestamptz(3) not null default now()
);
create unique index pincode_wish_once on pincode_wish (pincode, email);
create index pincode_wish_age on pincode_wish (created_at);
`;

// Empty of orders that are there, and of what the version before this one books while it still runs: at any time.
const HELD = `
alter table "order" add column slot_id uuid, add column slot_starts text, add column slot_ends text;
alter table "order" add constraint order_slot foreign key (slot_id) references area_slot (id) not valid;
alter table "order" validate constraint order_slot;
create index order_holds_place on "order" (slot_id, pickup_date) where slot_id is not null and order_status <> 'cancelled';
`;

const WATCHED = `
select audit_rows('area', 'area', 'id', '{name,archived_at}');
select audit_rows('area_pincode', 'area', 'area_id', '{pincode}');
select audit_rows('area_slot', 'area', 'area_id', '{weekday,starts,ends,places,offered}');
select audit_rows('closed_day', 'closed day', 'id', '{day,reason}');
select audit_rows('"order"', 'order', 'id', '{user_id,pickup_date,slot_starts,slot_ends,promised_by,delivery_date,order_status,total_price,paid_amount,excess,item_count,pickup_name,pickup_phone_number,pickup_address,note,express,walk_in}');
`;

/** Where the laundry comes to, and when; and the places that orders hold, see docs/decisions/039. */
export class Migration20261123010000_areas extends Migration {
  override up(): void {
    for (const part of [AREAS, HELD, WATCHED]) this.addSql(part);
  }
}
