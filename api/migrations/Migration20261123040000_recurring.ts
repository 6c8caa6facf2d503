import { Migration } from '@mikro-orm/migrations';

const PLANS = `
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
create unique index recurring_pickup_once on recurring_pickup (address_id, extract(dow from starts_on)) where ended_at is null;
create index recurring_pickup_of_user on recurring_pickup (user_id) where ended_at is null;
create index recurring_pickup_of_address on recurring_pickup (address_id);
create index recurring_pickup_due on recurring_pickup (next_day) where next_day is not null;

create table recurring_day (
  recurring_pickup_id uuid not null references recurring_pickup (id),
  day date not null,
  outcome text not null check (outcome in ('booked', 'closed', 'not served', 'too late')),
  order_id uuid references "order" (id),
  made_at timestamptz(3) not null default now(),
  primary key (recurring_pickup_id, day)
);
`;

// Whoever deletes an address or an account, and in whichever version of the app: what repeats there ends with it.
const ENDS = `
create function end_recurring(plans uuid[]) returns void language sql as $$
  update recurring_pickup
  set ended_at = now(), next_day = null, paused = false, paused_until = null, version = version + 1
  where id = any(plans);
$$;

create function end_recurring_of_address() returns trigger language plpgsql as $$
begin
  perform end_recurring(array(select id from recurring_pickup where address_id = old.id and ended_at is null));
  return old;
end $$;
create trigger ends_recurring before delete on address for each row execute function end_recurring_of_address();

create function end_recurring_of_user() returns trigger language plpgsql as $$
begin
  perform end_recurring(array(select id from recurring_pickup where user_id = old.id and ended_at is null));
  return null;
end $$;
create trigger ends_recurring after update on "user" for each row
  when (old.archived_at is null and new.archived_at is not null) execute function end_recurring_of_user();
`;

// Null of orders that are there, and of what the version before this one books while it still runs.
const ORDERS = `
alter table "order" add column recurring text;
`;

const WATCHED = `
select audit_rows('recurring_pickup', 'recurring pickup', 'id', '{user_id,address_id,every,starts_on,name,phone,note,express,paused,paused_until,next_day,ended_at}');
select audit_rows('"order"', 'order', 'id', '{user_id,pickup_date,slot_starts,slot_ends,promised_by,delivery_date,order_status,total_price,paid_amount,excess,item_count,pickup_name,pickup_phone_number,pickup_address,note,express,walk_in,recurring}');
`;

/** Pickups that repeat, see docs/decisions/045. */
export class Migration20261123040000_recurring extends Migration {
  override up(): void {
    for (const part of [PLANS, ENDS, ORDERS, WATCHED]) this.addSql(part);
  }
}
