import type { Em } from '../../database.js';
import { notFound } from '../../platform/errors.js';
import type { Log } from '../../platform/log.js';
import { User } from '../../users/user.entity.js';
import type { AskingDevice } from '../devices/asking-device.js';
import { closeSession, signOutEverywhere } from '../sessions/sessions.service.js';
import { checkMayChange } from '../permission.policy.js';
import type { Viewer } from '../viewer.js';

interface StaffDeps {
  em: Em;
  log: Log;
}

/** Ends one of the viewer's own sessions; its token stops working at once. */
export async function endSession({ userId }: Viewer, em: Em, id: string): Promise<void> {
  if (!(await closeSession(em, userId, id))) throw notFound('Session');
}

/** Ends all of the viewer's sessions but this one, and what other browsers were known by. */
export function endOtherSessions(
  { userId, sessionHash }: Viewer,
  { em, device }: { em: Em; device: AskingDevice },
): Promise<void> {
  return em.transactional((tx) =>
    signOutEverywhere(tx, userId, { sessionHash, deviceHash: device.idHash }),
  );
}

/** Staff sign somebody out everywhere, whose phone was stolen for instance; ways to sign in stay as they are. */
export function signOutUser(viewer: Viewer, { em, log }: StaffDeps, id: string): Promise<void> {
  return em.transactional(async (tx) => {
    const user = await tx.findOne(User, { id, archivedAt: null });
    if (!user) throw notFound('User');
    checkMayChange(viewer, user);
    await signOutEverywhere(tx, id);
    log.info({ user: id, by: viewer.userId }, 'signed out everywhere');
  });
}
