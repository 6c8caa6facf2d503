import type { Em } from '../database.js';
import { among, type Keys, statement } from '../platform/postgres/statement.js';

/** Permissions of several employees, by their account ids. */
export const permissionsOf = statement((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('employee as e')
    .select(['e.user_id as userId', 'e.permissions', 'e.discount_limit as discountLimit'])
    .where('e.user_id', '=', among(keys)),
);
