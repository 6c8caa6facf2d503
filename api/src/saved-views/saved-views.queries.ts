import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { SavedView } from './saved-view.entity.js';

export type SavedViewRow = Pick<SavedView, 'id' | 'version' | 'name' | 'query'>;

/** Saved filters of the viewer, sorted by name. */
export const savedViewsOf = ({ userId }: Viewer, em: Em): Promise<SavedViewRow[]> =>
  em
    .getKysely()
    .selectFrom('saved_view')
    .select(['id', 'version', 'name', 'query'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
