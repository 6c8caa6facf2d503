import { checkIdempotencyKey, type KeyedRequest } from '../platform/idempotency.js';
import { checkInput } from '../platform/check-input.js';
import { Line } from '../platform/input-decorators.js';
import { MAX_PHOTO_NOTE } from './order-photo.entity.js';

/** Note of a new photo, for its validation. */
class PhotoNote {
  @Line({ label: 'Note', min: 0, max: MAX_PHOTO_NOTE })
  note?: string;
}

export interface PhotoInput {
  orderId: string;
  note: string | null;
  key: string | null;
  /** Length of the picture in bytes, as declared in the header; null without it. */
  length: number | null;
}

/**
 * Idempotency key and hashed body of a request. The hash contains the length instead of the
 * picture, so that a repeated request is recognised before the upload.
 */
export const keyedPhoto = (by: string, { key, ...body }: PhotoInput): KeyedRequest => ({
  ...{ by, key, operation: 'addPhoto' },
  body: { ...body, orderId: body.orderId.toLowerCase() },
});

/** Reads the query parameters and a header. A repeated parameter arrives as an array. */
export async function readPhotoInput(
  orderId: string,
  given: { note?: unknown; key?: unknown; length?: string },
): Promise<PhotoInput> {
  const { note, key, length } = given;
  checkIdempotencyKey(typeof key === 'string' ? key : key === undefined ? null : '');
  const words = Object.assign(new PhotoNote(), { note: typeof note === 'string' ? note : '' });
  await checkInput(words);
  return {
    ...{ orderId, note: words.note || null, key: typeof key === 'string' ? key : null },
    length: length === undefined ? null : Number(length),
  };
}
