import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { conflict, notFound, taken } from '../platform/errors.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import { requireLocked } from '../platform/row-locks.js';
import { isUuid } from '../platform/ids.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import { User } from '../users/user.entity.js';
import { explainConflict, nextVersion, requireVersion } from '../users/version-conflict.service.js';
import { SavedFilter } from './saved-filter.entity.js';
import type { CreateSavedFilterInput, RenameSavedFilterInput } from './saved-filters.inputs.js';

interface ViewDeps {
  em: Em;
}

/** Maximum number of saved filters per user, because each one is a tab of the list. */
const MAX_SAVED_FILTERS = 20;

const nameTaken = () => taken('NAME_TAKEN', 'name', 'You already have a filter with this name');

export function createSavedFilter(
  { userId }: Viewer,
  { em }: ViewDeps,
  { name, filters }: CreateSavedFilterInput,
): Promise<SavedFilter> {
  return em.transactional(async (tx) => {
    // The lock makes concurrent requests of one user run one after the other, so that the limit
    // holds.
    await requireLocked(tx, User, { id: userId }, 'User');
    if ((await tx.count(SavedFilter, { userId })) >= MAX_SAVED_FILTERS)
      throw conflict(
        'LIMIT_REACHED',
        `You can keep at most ${MAX_SAVED_FILTERS} filters. Delete one first`,
      );
    const savedFilter = tx.create(SavedFilter, { userId, name, filters });
    await mapUniqueViolation(tx.flush(), nameTaken());
    return savedFilter;
  });
}

export function renameSavedFilter(
  viewer: Viewer,
  { em }: ViewDeps,
  { id, version }: ExpectedVersion,
  { name }: RenameSavedFilterInput,
): Promise<SavedFilter> {
  const { userId } = viewer;
  if (!isUuid(id)) throw notFound('Filter');
  return em.transactional(async (tx) => {
    const change = tx.nativeUpdate(
      SavedFilter,
      { id, version, userId },
      { name, ...nextVersion(viewer) },
    );
    const changed = await mapUniqueViolation(change, nameTaken());
    const savedFilter = await tx.findOne(SavedFilter, { id, userId });
    if (!changed || !savedFilter) throw await explainConflict(tx, viewer, 'Filter', savedFilter);
    return savedFilter;
  });
}

export async function deleteSavedFilter(
  viewer: Viewer,
  { em }: ViewDeps,
  { id, version }: ExpectedVersion,
): Promise<void> {
  const { userId } = viewer;
  if (!isUuid(id)) throw notFound('Filter');
  await em.transactional(async (tx) => {
    const savedFilter = await requireLocked(tx, SavedFilter, { id, userId }, 'Filter');
    await requireVersion(tx, viewer, 'Filter', { current: savedFilter, version });
    await tx.remove(savedFilter).flush();
  });
}

/**
 * Deletes the saved filters of a former staff member, in the transaction that revokes the access.
 */
export const deleteSavedFiltersOf = async (em: Em, userId: string): Promise<void> => {
  await em.nativeDelete(SavedFilter, { userId });
};
