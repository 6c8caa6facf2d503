import type { Em } from '../../database.js';
import { notFound } from '../../platform/errors.js';
import type { AskingDevice } from '../devices/asking-device.js';
import { endDevices } from '../devices/devices.service.js';
import { Session } from '../session.entity.js';
import { closeSessionsOf } from '../sessions.service.js';
import type { Viewer } from '../viewer.js';

/** Ends one of the viewer's own sessions; its token stops working at once. */
export async function endSession({ userId }: Viewer, em: Em, id: string): Promise<void> {
  if (!(await em.nativeDelete(Session, { id, userId }))) throw notFound('Session');
}

/** Ends all of the viewer's sessions but this one, and what other browsers were known by. */
export function endOtherSessions(
  { userId, sessionHash }: Viewer,
  { em, device }: { em: Em; device: AskingDevice },
): Promise<void> {
  return em.transactional(async (tx) => {
    await closeSessionsOf(tx, userId, sessionHash);
    await endDevices(tx, userId, device.idHash);
  });
}
