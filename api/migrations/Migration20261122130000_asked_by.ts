import { Migration } from '@mikro-orm/migrations';

// A change that staff asked for until now belongs to nobody: it is over within a day. Without a reference, which would
// hold the asker's account while two ask for each other.
const ASKED_BY = `
alter table one_time_link add column asked_by uuid;
update one_time_link set asked_by = user_id where purpose = 'email' and session_hash is not null;
create index one_time_link_by_asker on one_time_link (asked_by) where asked_by is not null;
`;

/** Which account asked for a change of an e-mail: its own, or that of somebody else as staff. */
export class Migration20261122130000_asked_by extends Migration {
  override up(): void {
    this.addSql(ASKED_BY);
  }
}
