import { Migration } from '@mikro-orm/migrations';

// Staff make customers of callers: they have a name and a phone, and perhaps no e-mail. Who signs in to work, or for a
// business, has one. The words of the search were put together by the table and came to nothing without an e-mail.
const EMAIL = `
alter table "user"
  alter column email drop not null,
  alter column search_text drop expression,
  alter column search_text set default '',
  add constraint user_email_needed check (email is not null or role = 'customer') not valid;
alter table "user" validate constraint user_email_needed;

create function user_words() returns trigger language plpgsql as $$
begin
  new.search_text := lower(new.name || ' ' || coalesce(new.phone, '') || ' ' || coalesce(new.email, ''));
  return new;
end $$;

create trigger user_words before insert or update of name, phone, email on "user"
  for each row execute function user_words();
`;

// The same key of the same person makes one customer, however often it is sent.
const MADE = `
alter table "user"
  add column made_by uuid references "user" (id),
  add column made_with text check (length(made_with) between 1 and 100);
create unique index user_made_once on "user" (made_by, made_with);
`;

const CORRECTED = `
alter table order_event drop constraint order_event_kind_check;
alter table order_event add constraint order_event_kind_check check (kind in
  ('booked', 'status changed', 'rescheduled', 'items changed', 'payment', 'wrong delivery code', 'corrected')) not valid;
alter table order_event validate constraint order_event_kind_check;
`;

/** Customers without an e-mail, made at the desk; what staff put right of an order, see docs/decisions/030. */
export class Migration20261122203000_desk extends Migration {
  override up(): void {
    for (const part of [EMAIL, MADE, CORRECTED]) this.addSql(part);
  }
}
