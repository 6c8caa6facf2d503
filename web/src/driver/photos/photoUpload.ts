import { session } from '../../session/session';
import { sendPhoto } from '../../orders/photos/photoCalls';
import { offlineQueue, type QueuedAction } from '../../offline/queueStorage';
import { queueFiles } from '../../offline/queueFiles';

// Queued photos: the action is in localStorage (queueStorage.ts), its picture in IndexedDB.

const operation = 'AddPhoto';

export const isPhoto = (action: Pick<QueuedAction, 'operation'>): boolean =>
  action.operation === operation;

/** True for a photo without a failed attempt. It is not shown as queued, because it is usually sent at once. */
export const isBeingSent = (action: QueuedAction): boolean => isPhoto(action) && !action.tried;

/** Queue entry of a photo. Its id is the idempotency key, so the server adds the photo once. */
export const photoUpload = (id: string, orderId: string): QueuedAction => ({
  ...{ id, orderId, operation, variables: {}, about: 'Photo', several: true },
  at: new Date().toISOString(),
});

/** Deletes a queued photo and its picture, after the server accepted it or the user dropped it. */
export async function deleteQueuedPhoto(userId: string, id: string): Promise<void> {
  offlineQueue.drop(userId, id);
  await queueFiles.drop(userId, id).catch(() => undefined);
}

const lost = 'The photo is no longer on this phone. Please retake it.';

/** Returns the reason of a final rejection; undefined if another attempt may succeed. */
type RejectionReason = (error: unknown) => string | undefined;

/** Sends a queued photo. False if no further action can be sent for now. */
export async function sendQueuedPhoto(
  userId: string,
  { id, orderId }: QueuedAction,
  refused: RejectionReason,
): Promise<boolean> {
  try {
    const picture = await queueFiles.read(userId, id);
    // Another user may have signed in.
    if (session.identity().user?.id !== userId) return false;
    if (picture) {
      await sendPhoto({ orderId, picture, note: '', key: id });
      await deleteQueuedPhoto(userId, id);
    } else offlineQueue.refuse(userId, id, lost);
    return true;
  } catch (error) {
    const problem = refused(error);
    offlineQueue.refuse(userId, id, problem);
    return problem !== undefined;
  }
}
