import { sql } from 'kysely';
import type { Em } from '../database.js';
import { type Slots, statement } from '../platform/postgres/statement.js';

/**
 * For how long it counts what an account changed: longer than a change takes, or a replica that is read is behind. What
 * has no end noted, because its process was killed, ends so.
 */
export const OWN_WRITE_COUNTS = sql`interval '5 minutes'`;

/**
 * Notes how far a replica has to have read the log of the database to hold all that an account has changed by now. Done
 * after a change and before its answer; the count of changes has marked before it that one has begun.
 */
export const endWrite = statement((em: Em, { userId }: Slots<{ userId: string }>) =>
  em
    .getKysely<{ account_use: { user_id: string; deed: string; written_to: string } }>()
    .updateTable('account_use')
    .set({ written_to: sql`pg_current_wal_insert_lsn()` })
    .where('user_id', '=', userId)
    .where('deed', '=', 'write'),
);
