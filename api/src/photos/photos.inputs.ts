import { checkIdempotencyKey } from '../platform/idempotency.js';
import { checkInput, Line } from '../platform/inputs.js';
import { MAX_PHOTO_NOTE } from './order-photo.entity.js';

/** What comes beside a picture. */
export class PhotoWords {
  @Line({ label: 'Note', min: 0, max: MAX_PHOTO_NOTE })
  note?: string;
}

export interface PhotoInput {
  orderId: string;
  note: string | null;
  key: string | null;
}

/** Whatever a query and a header may hold: a name that is given twice is a list. */
export async function readPhotoInput(
  orderId: string,
  given: { note?: unknown; key?: unknown },
): Promise<PhotoInput> {
  const { note, key } = given;
  checkIdempotencyKey(typeof key === 'string' ? key : key === undefined ? null : '');
  const words = Object.assign(new PhotoWords(), { note: typeof note === 'string' ? note : '' });
  await checkInput(words);
  return { orderId, note: words.note || null, key: typeof key === 'string' ? key : null };
}
