import { raw } from '@mikro-orm/core';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { type AppError, conflict, notFound } from '../platform/errors.js';
import type { Versioned } from '../platform/versioned.js';
import { User } from './user.entity.js';

// A change is one conditional UPDATE: it names the version that its caller saw, so of two changes made
// at once the second finds no row. No lock, no reading beforehand.

type Mark = Pick<Versioned, 'version' | 'updatedBy'>;

/** What every change of a shared thing writes besides its values. */
export const nextVersion = ({ userId }: Pick<Viewer, 'userId'>): Mark => ({
  version: raw<number>('version + 1'),
  updatedBy: userId,
});

/** Why a change found no row: the thing is gone, or somebody has changed it since the caller looked. */
export async function missed(
  em: Em,
  viewer: Viewer,
  thing: string,
  now: Mark | null | undefined,
): Promise<AppError> {
  if (!now) return notFound(thing);
  const who = await nameOf(em, viewer, now.updatedBy);
  return conflict(
    `${who} changed this ${thing.toLowerCase()} in the meantime. Please look at it again`,
  );
}

async function nameOf(em: Em, viewer: Viewer, id: string | null): Promise<string> {
  if (id === viewer.userId) return 'You';
  const user = id ? await em.findOne(User, { id }) : null;
  return user?.name ?? 'Another person';
}
