import type { Em } from '../database.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';

/** Permissions of several employees, by their account ids. */
export const permissionsOf = preparedQuery((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('employee as e')
    .select(['e.user_id as userId', 'e.permissions', 'e.discount_limit as discountLimit'])
    .where('e.user_id', '=', anyUuidOf(keys)),
);
