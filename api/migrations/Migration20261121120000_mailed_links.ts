import { Migration } from '@mikro-orm/migrations';

// Customers signed up with a code; of the others only whoever has signed in is known to have read a mail.
const PROVED = `
alter table "user" add column email_proved boolean not null default false;
update "user" u set email_proved = true
where role = 'customer'
  or exists (select from session s where s.user_id = u.id)
  or exists (select from device d where d.user_id = u.id)
  or exists (select from social_identity i where i.user_id = u.id);
`;

const LINKS = `
alter table one_time_link
  add column session_hash bytea,
  drop constraint one_time_link_purpose_check,
  add constraint one_time_link_purpose_check check (purpose in ('signup', 'login', 'email', 'undo'));
create index one_time_link_by_email on one_time_link (email, purpose);
create index one_time_link_by_user on one_time_link (user_id, purpose) where user_id is not null;
`;

/** Which e-mails somebody has proved, links that undo a change of one, and which session asked for a change. */
export class Migration20261121120000_mailed_links extends Migration {
  override up(): void {
    for (const part of [PROVED, LINKS]) this.addSql(part);
  }
}
