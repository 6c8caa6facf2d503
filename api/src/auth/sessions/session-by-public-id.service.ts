import type { Em } from '../../database.js';
import type { Viewer } from '../viewer.js';
import { viewerOfApiTokenId } from '../api-tokens/api-token-viewers.service.js';
import { sessionsByPublicId } from './sessions.queries.js';

/** Session or API token of a signed URL: its public id, and the expiry of the URL in seconds since 1970. */
interface NamedSession {
  userId: string;
  sessionId: string;
  until: string;
}

/**
 * The viewer of a session or API token with a signed URL. Null when it or the URL has expired. The read
 * does not extend the session.
 */
export async function viewerByPublicId(em: Em, named: NamedSession): Promise<Viewer | null> {
  const { userId, sessionId, until } = named;
  const [row] = await sessionsByPublicId(em, { userId, sessionId, until });
  if (!row) return viewerOfApiTokenId(em, { userId, id: sessionId, until });
  return { ...row, permissions: row.permissions ?? [] };
}
