import { Migration } from '@mikro-orm/migrations';

const PHOTOS = `
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
create index order_photo_of_order on order_photo (order_id, at, id);
create unique index order_photo_key on order_photo (added_by, idempotency_key) where idempotency_key is not null;
create index order_photo_at on order_photo (at);
`;

// A picture is packed already: it is kept beside its row as it is, so that a part of it needs no unpacking.
const FILES = `
create table photo_file (
  photo_id uuid not null references order_photo (id) on delete cascade,
  size text not null check (size in ('whole', 'preview')),
  content bytea not null,
  primary key (photo_id, size)
);
alter table photo_file alter column content set storage external;
`;

const EVENT = `
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('booked', 'status changed', 'rescheduled', 'items changed', 'payment', 'wrong delivery code', 'corrected', 'promised',
   'attempt failed', 'counted', 'photo added', 'photo removed')) not valid;
alter table order_event validate constraint order_event_kind_check;
`;

const AUDIT = `
select audit_rows('order_photo', 'order', 'order_id', '{note,width,height}');
`;

/** Photos of an order, see docs/decisions/047. */
export class Migration20261123100000_photos extends Migration {
  override up(): void {
    for (const part of [PHOTOS, FILES, EVENT, AUDIT]) this.addSql(part);
  }
}
