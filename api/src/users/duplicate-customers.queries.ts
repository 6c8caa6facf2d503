import { sql } from 'kysely';
import type { Em } from '../database.js';
import { Role } from './user.entity.js';

interface CreatedCustomer {
  name: string;
  phone: string;
  madeBy: string;
  madeWith: string | null;
}

/**
 * Whether another active customer has this phone and this name, ignoring case. A customer created
 * with the same idempotency key is excluded.
 */
export async function isDuplicateCustomer(
  em: Em,
  { name, phone, madeBy, madeWith }: CreatedCustomer,
): Promise<boolean> {
  const found = await em
    .getKysely()
    .selectFrom('user as u')
    .select('u.id')
    .where('u.phone', '=', phone)
    .where(sql<boolean>`lower(u.name) = lower(${name})`)
    .where('u.role', '=', Role.CUSTOMER)
    .where('u.archived_at', 'is', null)
    .$if(madeWith !== null, (others) =>
      others.where(
        sql<boolean>`(u.made_by, u.made_with) is distinct from (${madeBy}::uuid, ${madeWith})`,
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
