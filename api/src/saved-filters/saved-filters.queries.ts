import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import type { SavedFilter } from './saved-filter.entity.js';

export type SavedFilterRow = Pick<SavedFilter, 'id' | 'version' | 'name' | 'filters'>;

/** Saved filters of the viewer, sorted by name. */
export const savedFiltersOf = ({ userId }: Viewer, em: Em): Promise<SavedFilterRow[]> =>
  em
    .getKysely()
    .selectFrom('saved_filter')
    .select(['id', 'version', 'name', 'filters'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
