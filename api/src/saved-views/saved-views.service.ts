import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { conflict, notFound, taken } from '../platform/errors.js';
import { requireLocked } from '../platform/locks.js';
import { isUuid } from '../platform/ids.js';
import { orRefuse } from '../platform/unique.js';
import { User } from '../users/user.entity.js';
import { missed, nextVersion } from '../users/versions.service.js';
import { SavedView } from './saved-view.entity.js';
import type { RenameViewArgs, SaveViewArgs } from './saved-views.inputs.js';

interface ViewDeps {
  em: Em;
}

/** Maximum number of saved filters per user, because each one is a tab of the list. */
const MOST_VIEWS = 20;

const nameTaken = () => taken('name', 'You have a view with this name already');

export function saveView(
  { userId }: Viewer,
  { em }: ViewDeps,
  { name, query }: SaveViewArgs,
): Promise<SavedView> {
  return em.transactional(async (tx) => {
    // The lock makes concurrent requests of one user run one after the other, so that the limit
    // holds.
    await requireLocked(tx, User, { id: userId }, 'User');
    if ((await tx.count(SavedView, { userId })) >= MOST_VIEWS)
      throw conflict(`You can keep at most ${MOST_VIEWS} views. Delete one first`);
    const view = tx.create(SavedView, { userId, name, query });
    await orRefuse(tx.flush(), nameTaken());
    return view;
  });
}

export function renameView(
  viewer: Viewer,
  { em }: ViewDeps,
  { id, version, name }: RenameViewArgs,
): Promise<SavedView> {
  const { userId } = viewer;
  if (!isUuid(id)) throw notFound('View');
  return em.transactional(async (tx) => {
    const change = tx.nativeUpdate(
      SavedView,
      { id, version, userId },
      { name, ...nextVersion(viewer) },
    );
    const changed = await orRefuse(change, nameTaken());
    const view = await tx.findOne(SavedView, { id, userId });
    if (!changed || !view) throw await missed(tx, viewer, 'View', view);
    return view;
  });
}

export async function deleteView({ userId }: Viewer, { em }: ViewDeps, id: string): Promise<void> {
  const gone = isUuid(id)
    ? await em.transactional((tx) => tx.nativeDelete(SavedView, { id, userId }))
    : 0;
  if (!gone) throw notFound('View');
}

/**
 * Deletes the saved filters of a former staff member, in the transaction that revokes the access.
 */
export const forgetViews = async (em: Em, userId: string): Promise<void> => {
  await em.nativeDelete(SavedView, { userId });
};
