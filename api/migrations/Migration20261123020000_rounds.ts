import { Migration } from '@mikro-orm/migrations';

const ROUNDS = `
create table round (
  id uuid primary key,
  day date not null,
  driver_id uuid references employee (id) on delete set null,
  version int not null default 1,
  updated_by uuid
);
create unique index round_of_driver on round (day, driver_id);
create index round_driver on round (driver_id) where driver_id is not null;

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
  check ((state = 'open') = (ended_at is null)),
  check ((state = 'failed') = (fail_reason is not null))
);
create unique index round_stop_open on round_stop (order_id, kind) where state = 'open';
create index round_stop_of_round on round_stop (round_id, position);
create index round_stop_of_order on round_stop (order_id, ended_at desc);
`;

// Laundry that is out, by the day that its customer was told.
const TO_BRING = `
create index order_to_bring on "order" (promised_by desc nulls last, id desc) where order_status = 'dispatched';
`;

// Whoever moves an order, and in whichever version of the app: its stops end with it.
const ENDS = `
create function end_stops() returns trigger language plpgsql as $$
begin
  if new.order_status = 'cancelled' then
    update round_stop set state = 'cancelled', ended_at = now() where order_id = new.id and state = 'open';
    return null;
  end if;
  if new.order_status <> 'waiting for pickup' then
    update round_stop set state = 'done', ended_at = now() where order_id = new.id and kind = 'pickup' and state = 'open';
  elsif new.pickup_date <> old.pickup_date then
    delete from round_stop where order_id = new.id and kind = 'pickup' and state = 'open';
  end if;
  if new.order_status = 'delivered' then
    update round_stop set state = 'done', ended_at = now() where order_id = new.id and kind = 'delivery' and state = 'open';
  elsif new.order_status <> 'dispatched' then
    delete from round_stop where order_id = new.id and kind = 'delivery' and state = 'open';
  end if;
  return null;
end $$;

create trigger ends_stops after update on "order" for each row
  when (old.order_status <> new.order_status or old.pickup_date <> new.pickup_date)
  execute function end_stops();
`;

const EVENT = `
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('booked', 'status changed', 'rescheduled', 'items changed', 'payment', 'wrong delivery code', 'corrected', 'promised',
   'attempt failed')) not valid;
alter table order_event validate constraint order_event_kind_check;
`;

const WATCHED = `
select audit_rows('round', 'round', 'id', '{day,driver_id}');
select audit_rows('round_stop', 'round', 'round_id', '{order_id,kind,position,state,fail_reason,fail_note}');
`;

/** Who goes where on a day, see docs/decisions/041. */
export class Migration20261123020000_rounds extends Migration {
  override up(): void {
    for (const part of [ROUNDS, TO_BRING, ENDS, EVENT, WATCHED]) this.addSql(part);
  }
}
