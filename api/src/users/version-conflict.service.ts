import { raw } from '@mikro-orm/core';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { type AppError, notFound, stale } from '../platform/errors.js';
import type { Versioned } from '../platform/optimistic-lock.js';
import { User } from './user.entity.js';

// Optimistic locking: a change is one UPDATE with the version that the caller read. Of two
// concurrent changes, the second finds no row.

type VersionFields = Pick<Versioned, 'version' | 'updatedBy'>;

/** Columns that every change writes: the next version, and the id of the user. */
export const nextVersion = ({ userId }: Pick<Viewer, 'userId'>): VersionFields => ({
  version: raw<number>('version + 1'),
  updatedBy: userId,
});

/**
 * Error for an UPDATE that found no row: CONFLICT after a concurrent change, NOT_FOUND for a record
 * that does not exist.
 */
export async function explainConflict(
  em: Em,
  viewer: Viewer,
  label: string,
  current: VersionFields | null | undefined,
): Promise<AppError> {
  if (!current) return notFound(label);
  const who = await nameOf(em, viewer, current.updatedBy);
  return stale(`${who} changed the ${label.toLowerCase()} in the meantime`);
}

/** Throws CONFLICT for a locked record that has another version than the caller read. */
export async function requireVersion(
  em: Em,
  viewer: Viewer,
  label: string,
  { current, version }: { current: VersionFields; version: number },
): Promise<void> {
  if (current.version !== version) throw await explainConflict(em, viewer, label, current);
}

async function nameOf(em: Em, viewer: Viewer, id: string | null): Promise<string> {
  if (id === viewer.userId) return 'You';
  const user = id ? await em.findOne(User, { id }) : null;
  return user?.name ?? 'Another person';
}
