import { lockSession } from '../auth/sessions/sessions.service.js';
import { requirePermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { taken } from '../platform/errors.js';
import { requestEmailChange } from './email-change/request-email-change.service.js';
import { isDuplicateCustomer } from './duplicate-customers.queries.js';
import { User } from './user.entity.js';
import type { NewCustomerInput } from './user.inputs.js';

/**
 * Creates a customer at the front desk, in the caller's transaction. Families share phones, so only
 * a customer with the same name and phone is refused, unless staff confirm that it is another
 * person. An e-mail stays pending until confirmed, so that a typing error reveals nothing to a
 * stranger. No recent sign-in of staff is needed, because the account is new.
 */
export async function createCustomer(
  viewer: Viewer,
  { em, app }: Deps,
  { name, phone, email, another }: NewCustomerInput,
  key: string | undefined,
): Promise<User> {
  requirePermission(viewer, 'customers.write');
  const made = { name, phone, madeBy: viewer.userId, madeWith: key ?? null };
  if (!another && (await isDuplicateCustomer(em, made)))
    throw taken('ALREADY_EXISTS', 'name', `A customer with this name and phone already exists`);
  await lockSession(em, viewer);
  const user = em.create(User, { ...made, pendingEmail: email ?? null, updatedBy: viewer.userId });
  await em.flush();
  if (email) await requestEmailChange({ em, app }, user, { email, viewer });
  return user;
}

/** The customer that the viewer created with this idempotency key. */
export const madeWith = (em: Em, { userId }: Viewer, key: string): Promise<User | null> =>
  em.findOne(User, { madeBy: userId, madeWith: key });
