import { session } from '../../../auth/session/session';
import { sendPhoto } from '../../../orders/photos/photoCalls';
import { unsent, type Unsent } from '../../../ui/form/draft/unsent';
import { unsentFiles } from '../../../ui/form/draft/unsentFiles';

// Queued photos: the action is in localStorage (unsent.ts), its picture in IndexedDB.

const operation = 'AddPhoto';

export const isPhoto = (deed: Pick<Unsent, 'operation'>): boolean => deed.operation === operation;

/** A photo that was never in trouble: it is gone in a moment, and nothing moves on the page for its sake. */
export const isOnItsWay = (deed: Unsent): boolean => isPhoto(deed) && !deed.tried;

/** Its id is the key with which it is sent, so that it is added once. */
export const photoDeed = (id: string, orderId: string): Unsent => ({
  ...{ id, orderId, operation, variables: {}, about: 'Photo', several: true },
  at: new Date().toISOString(),
});

/** Gone from this phone, picture and all: the server has it, or its person drops it. */
export async function forgetPhoto(userId: string, id: string): Promise<void> {
  unsent.drop(userId, id);
  await unsentFiles.drop(userId, id).catch(() => undefined);
}

const lost = 'The photo is no longer on this phone. Please retake it.';

/** What a refusal says of a photo; undefined while it may be taken yet. */
type Refused = (error: unknown) => string | undefined;

/** False when nothing more can be sent for now. */
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
