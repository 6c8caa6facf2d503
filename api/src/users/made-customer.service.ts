import { holdSession } from '../auth/sessions/sessions.service.js';
import { requirePermission } from '../auth/permission.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Deps, Em } from '../database.js';
import { taken } from '../platform/errors.js';
import { askForEmail } from './email-change/asking.service.js';
import { isKnownCustomer } from './known-customers.queries.js';
import { User } from './user.entity.js';
import type { NewCustomerInput } from './user.inputs.js';

/**
 * Makes a customer of somebody who called or came, in the caller's transaction. Families share phones: the same name and
 * phone is refused once, and made when staff say that it is another person. An e-mail waits for its reader to confirm it;
 * until then there is none, so that a slip of the pen shows a stranger nothing. The account is new, so giving it an
 * e-mail takes no proof of who is at the desk.
 */
export async function makeCustomer(
  viewer: Viewer,
  { em, app }: Deps,
  { name, phone, email, another }: NewCustomerInput,
  key: string | undefined,
): Promise<User> {
  requirePermission(viewer, 'customers.write');
  const made = { name, phone, madeBy: viewer.userId, madeWith: key ?? null };
  if (!another && (await isKnownCustomer(em, made)))
    throw taken('name', `${name} with this phone is a customer already`);
  await holdSession(em, viewer);
  const user = em.create(User, { ...made, pendingEmail: email ?? null, updatedBy: viewer.userId });
  await em.flush();
  if (email) await askForEmail({ em, app }, user, { email, viewer });
  return user;
}

/** The customer whom this key of the viewer's has made. */
export const madeWith = (em: Em, { userId }: Viewer, key: string): Promise<User | null> =>
  em.findOne(User, { madeBy: userId, madeWith: key });
