import { session } from '../../../auth/session/session';
import { sendPhoto } from '../../../orders/photos/photoCalls';
import { unsent, type Unsent } from '../../../ui/form/draft/unsent';
import { unsentFiles } from '../../../ui/form/draft/unsentFiles';

// Queued photos: the action is in localStorage (unsent.ts), its picture in IndexedDB.

const operation = 'AddPhoto';

export const isPhoto = (deed: Pick<Unsent, 'operation'>): boolean => deed.operation === operation;

/** True for a photo without a failed attempt. It is not shown as queued, because it is usually sent at once. */
export const isOnItsWay = (deed: Unsent): boolean => isPhoto(deed) && !deed.tried;

/** Queue entry of a photo. Its id is the idempotency key, so the server adds the photo once. */
export const photoDeed = (id: string, orderId: string): Unsent => ({
  ...{ id, orderId, operation, variables: {}, about: 'Photo', several: true },
  at: new Date().toISOString(),
});

/** Deletes a queued photo and its picture, after the server accepted it or the user dropped it. */
export async function forgetPhoto(userId: string, id: string): Promise<void> {
  unsent.drop(userId, id);
  await unsentFiles.drop(userId, id).catch(() => undefined);
}

const lost = 'The photo is no longer on this phone. Please retake it.';

/** Returns the reason of a final rejection; undefined if another attempt may succeed. */
type Refused = (error: unknown) => string | undefined;

/** Sends a queued photo. False if no further action can be sent for now. */
export async function sendKeptPhoto(
  userId: string,
  { id, orderId }: Unsent,
  refused: Refused,
): Promise<boolean> {
  try {
    const picture = await unsentFiles.read(userId, id);
    // Another user may have signed in.
    if (session.identity().user?.id !== userId) return false;
    if (picture) {
      await sendPhoto({ orderId, picture, note: '', key: id });
      await forgetPhoto(userId, id);
    } else unsent.refuse(userId, id, lost);
    return true;
  } catch (error) {
    const problem = refused(error);
    unsent.refuse(userId, id, problem);
    return problem !== undefined;
  }
}
