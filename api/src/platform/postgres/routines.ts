import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { EntityManager } from '@mikro-orm/postgresql';

const FOLDER = path.join(import.meta.dirname, '../../../database/routines');

/**
 * Brings functions and triggers up to date, in one transaction. It runs each file of
 * `api/database/routines` whose content changed since its last run on this database. The files use
 * `create or replace`, so removing a trigger needs a migration.
 */
export async function applyRoutines(em: EntityManager): Promise<void> {
  await em.transactional(async (tx) => {
    const applied = await tx.execute<{ file: string; hash: string }[]>(
      'select file, hash from routine',
    );
    for (const file of readdirSync(FOLDER).toSorted()) {
      const text = readFileSync(path.join(FOLDER, file), 'utf8');
      const hash = createHash('sha256').update(text).digest('hex');
      if (applied.some((one) => one.file === file && one.hash === hash)) continue;
      await tx.execute(text);
      await tx.execute(
        'insert into routine (file, hash) values (?, ?) on conflict (file) do update set hash = excluded.hash',
        [file, hash],
      );
    }
  });
}
