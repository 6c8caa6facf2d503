import type { Em } from '../../database.js';
import type { Viewer } from '../viewer.js';
import { sessionsByTokenHash } from './sessions.queries.js';

/** Viewers of open subscriptions, by token hash in hex. The read does not extend the sessions. */
export async function findSubscribers(
  em: Em,
  tokenHashes: readonly Buffer[],
): Promise<Map<string, Viewer>> {
  if (!tokenHashes.length) return new Map();
  const rows = await sessionsByTokenHash(em, tokenHashes);
  return new Map(
    rows.map((row) => [
      row.sessionHash.toString('hex'),
      { ...row, permissions: row.permissions ?? [] },
    ]),
  );
}
