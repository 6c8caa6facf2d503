import { Migration } from '@mikro-orm/migrations';

// Random, and told to nobody: the hash of an id that somebody has noted would be theirs to ask with later.
const SLOTS = `
alter table device add column slot bytea;
update device d set slot = s.slot
  from (select id_hash, uuid_send(gen_random_uuid()) as slot from device group by id_hash) s
  where s.id_hash = d.id_hash;
alter table device alter column slot set not null;
create unique index device_by_slot on device (slot, user_id);
`;

// Codes that are on their way are where their browsers are looked for from now on.
const CODES = `
create index one_time_code_by_slot on one_time_code (slot);
update one_time_code c set slot = d.slot
  from (select distinct id_hash, slot from device) d where d.id_hash = c.slot;
`;

/** What waits and limits of a marked browser go by stays when a sign-in gives it another id. */
export class Migration20261122150000_slots extends Migration {
  override up(): void {
    for (const part of [SLOTS, CODES]) this.addSql(part);
  }
}
