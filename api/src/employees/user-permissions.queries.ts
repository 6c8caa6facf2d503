import type { Em } from '../database.js';
import { among, type Keys, statement } from '../platform/postgres/statement.js';

/** What employees may do, by the accounts that they sign in with. */
export const permissionsOf = statement((em: Em, { keys }: Keys) =>
  em
    .getKysely()
    .selectFrom('employee as e')
    .select(['e.user_id as userId', 'e.permissions', 'e.discount_limit as discountLimit'])
    .where('e.user_id', '=', among(keys)),
);
