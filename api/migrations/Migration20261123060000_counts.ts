import { Migration } from '@mikro-orm/migrations';

const COUNTS = `
create table piece_count (
  id uuid primary key,
  order_id uuid not null references "order" (id),
  place text not null check (place in ('into the plant', 'out of the plant')),
  pieces int not null check (pieces between 0 and 9999),
  expected int not null check (expected >= 0),
  note text,
  counted_by uuid,
  at timestamptz(3) not null
);
create index piece_count_of_order on piece_count (order_id, place, at desc, id desc);
`;

const EVENT = `
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('booked', 'status changed', 'rescheduled', 'items changed', 'payment', 'wrong delivery code', 'corrected', 'promised',
   'attempt failed', 'counted')) not valid;
alter table order_event validate constraint order_event_kind_check;
`;

/** Pieces are counted into the plant and out of it, see docs/decisions/046. */
export class Migration20261123060000_counts extends Migration {
  override up(): void {
    for (const part of [COUNTS, EVENT]) this.addSql(part);
  }
}
