import type { TestServer } from '../test-server.js';

/** A row of the audit log in the database. */
export interface StoredEntry {
  id: string;
  by_user_id: string | null;
  by_name: string;
  by_role: string | null;
  operation: string;
  kind: string;
  thing: string | null;
  object_id: string | null;
  part: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  network: string | null;
  request_id: string | null;
}

/** All audit entries of one person, or of one object, oldest first. */
export const entriesOf = (
  { orm }: Pick<TestServer, 'orm'>,
  { by = null, about = null }: { by?: string | null; about?: string | null },
): Promise<StoredEntry[]> =>
  orm.em
    .fork()
    .execute<StoredEntry[]>(
      'select * from audit.entry where by_user_id = ? or object_id = ? order by created_at, id',
      [by, about],
    );

/** Content of audit entries: kind, part, values before and after. */
export const summariesOf = (entries: StoredEntry[]) =>
  entries.map(({ kind, part, before, after }) => ({ kind, part, before, after }));
