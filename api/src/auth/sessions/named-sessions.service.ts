import type { Em } from '../../database.js';
import type { Viewer } from '../viewer.js';
import { sessionsNamed } from './sessions.queries.js';

/** Public id of a session, and the end of a signed URL in seconds since 1970. */
interface NamedSession {
  userId: string;
  sessionId: string;
  until: string;
}

/** The viewer of a session until that time; null afterwards. It does not count as use of a session. */
export async function viewerNamed(em: Em, named: NamedSession): Promise<Viewer | null> {
  const { userId, sessionId, until } = named;
  const [row] = await sessionsNamed(em, { userId, sessionId, until });
  return row ? { ...row, permissions: row.permissions ?? [] } : null;
}
