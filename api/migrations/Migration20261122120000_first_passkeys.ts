import { Migration } from '@mikro-orm/migrations';

// Passkeys that ended before are not remembered.
const FIRST_PASSKEYS = `
alter table "user"
  add column had_passkey boolean not null default false,
  add column passkey_allowed_for text;
update "user" u set had_passkey = true where exists (select from passkey p where p.user_id = u.id);
`;

/** Who has had a passkey, and the e-mail whose code alone may add a first one again. */
export class Migration20261122120000_first_passkeys extends Migration {
  override up(): void {
    this.addSql(FIRST_PASSKEYS);
  }
}
