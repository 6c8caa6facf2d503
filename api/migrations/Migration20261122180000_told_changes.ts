import { Migration } from '@mikro-orm/migrations';

// Whoever changes the catalogue, by hand too: every process that keeps it hears of it once that is committed.
const TOLD = `
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', tg_table_name);
  return null;
end $$;

create trigger cloth_told after insert or update or delete or truncate on cloth
  for each statement execute function tell_change();
`;

/** The catalogue says when it changes, see docs/decisions/024. */
export class Migration20261122180000_told_changes extends Migration {
  override up(): void {
    this.addSql(TOLD);
  }
}
