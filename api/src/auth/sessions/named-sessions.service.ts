import type { Em } from '../../database.js';
import type { Viewer } from '../viewer.js';
import { sessionsNamed } from './sessions.queries.js';

/** A session, by what its owner calls it, and the time until which it is named, in seconds since 1970. */
interface NamedSession {
  userId: string;
  sessionId: string;
  until: string;
}

/** Whose session this is, while it is good and its time has not come; null afterwards. Being named is no use of a session. */
export async function viewerNamed(em: Em, named: NamedSession): Promise<Viewer | null> {
  const { userId, sessionId, until } = named;
  const [row] = await sessionsNamed(em, { userId, sessionId, until });
  return row ? { ...row, permissions: row.permissions ?? [] } : null;
}
