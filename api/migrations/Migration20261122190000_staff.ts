import { Migration } from '@mikro-orm/migrations';

// The account of an employee who was given access, and what it may do: nothing for whoever has none.
const ACCESS = `
alter table employee
  add column user_id uuid unique references "user" (id),
  add column permissions text[] not null default '{}',
  add constraint employee_access_check check ((user_id is null) = (permissions = '{}'));
`;

const ROLE = `
alter table "user" drop constraint user_role_check;
alter table "user" add constraint user_role_check
  check (role in ('customer', 'enterprise', 'staff', 'admin')) not valid;
alter table "user" validate constraint user_role_check;
`;

/** Employees may have an account with which they do what they were given leave to. */
export class Migration20261122190000_staff extends Migration {
  override up(): void {
    for (const part of [ACCESS, ROLE]) this.addSql(part);
  }
}
