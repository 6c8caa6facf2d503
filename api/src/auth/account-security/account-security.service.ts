import type { Em } from '../../database.js';
import { notFound } from '../../platform/errors.js';
import type { Log } from '../../platform/log.js';
import { User } from '../../users/user.entity.js';
import type { RequestDevice } from '../devices/request-device.js';
import { revokeSessionById, revokeSessionsAndDevices } from '../sessions/sessions.service.js';
import { checkMayChange } from '../permission.policy.js';
import type { Viewer } from '../viewer.js';

interface StaffDeps {
  em: Em;
  log: Log;
}

/** Revokes one of the viewer's sessions; its token stops working at once. */
export async function revokeSession({ userId }: Viewer, em: Em, id: string): Promise<void> {
  if (!(await revokeSessionById(em, userId, id))) throw notFound('Session');
}

/** Revokes the viewer's sessions except the requesting one, and the trust in other browsers. */
export function revokeOtherSessions(
  { userId, sessionHash }: Viewer,
  { em, device }: { em: Em; device: RequestDevice },
): Promise<void> {
  return em.transactional((tx) =>
    revokeSessionsAndDevices(tx, userId, { sessionHash, deviceHash: device.idHash }),
  );
}

/**
 * Lets staff revoke all sessions of a user, for example after a phone theft. The sign-in methods
 * stay.
 */
export function revokeUserSessions(
  viewer: Viewer,
  { em, log }: StaffDeps,
  id: string,
): Promise<void> {
  return em.transactional(async (tx) => {
    const user = await tx.findOne(User, { id, archivedAt: null });
    if (!user) throw notFound('User');
    checkMayChange(viewer, user);
    await revokeSessionsAndDevices(tx, id);
    log.info({ user: id, by: viewer.userId }, 'signed out everywhere');
  });
}
