import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '../auth/viewer.js';
import type { Em } from '../database.js';
import { addEvent } from '../orders/order-mutation.service.js';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { Order } from '../orders/order.entity.js';
import { type AppError, conflict, forbidden, notFound } from '../platform/errors.js';
import { storeKey, refuseOtherBody } from '../platform/idempotency.js';
import { isUuid } from '../platform/ids.js';
import { lockRow } from '../platform/row-locks.js';
import type { Picture } from '../platform/images/resize-image.js';
import { mapUniqueViolation } from '../platform/unique-violation.js';
import { MAX_PHOTOS, OrderPhoto } from './order-photo.entity.js';
import { storeFiles, sendFiles, type StoreDeps } from './photo-store.js';
import { keyedPhoto, type PhotoInput } from './photos.inputs.js';
import { mayAdd, mayRemove, notAdding } from './photos.policy.js';
import { orderInReach, visiblePhoto } from './photos.queries.js';

const tooMany = (): AppError =>
  conflict(
    'LIMIT_REACHED',
    `An order has at most ${MAX_PHOTOS} photos. Remove one before you add another`,
  );

const otherKey = (): AppError =>
  conflict(
    'IDEMPOTENCY_KEY_REUSED',
    'This idempotency key was used for another photo. Send a new key with this one',
  );

/** The photo that the same request has already added, if any. */
async function madeBy(em: Em, viewer: Viewer, input: PhotoInput) {
  const { orderId, key } = input;
  if (!key) return null;
  const made = await em.findOne(OrderPhoto, { addedBy: viewer.userId, idempotencyKey: key });
  await refuseOtherBody(em, keyedPhoto(viewer.userId, input));
  if (made && made.orderId !== orderId.toLowerCase()) throw otherKey();
  return made;
}

/**
 * Checks that the viewer may add a photo to an order, before the picture is read. Returns the photo
 * if the same request has already added it. Throws FORBIDDEN, NOT_FOUND for an order outside the
 * driver's rounds, and CONFLICT at the maximum number of photos.
 */
export async function checkAdding(
  em: Em,
  viewer: Viewer,
  input: PhotoInput,
): Promise<OrderPhoto | null> {
  const reach = mayAdd(viewer);
  if (reach === 'none') throw notAdding(viewer);
  const order = await orderInReach(em, input.orderId, viewer, reach);
  if (!order) throw notFound('Order');
  const made = await madeBy(em, viewer, input);
  if (!made && order.photos >= MAX_PHOTOS) throw tooMany();
  return made;
}

/**
 * Adds a photo and a timeline event. The version of the order does not change, so that changes of
 * other users get no CONFLICT. A repeated request adds no second photo.
 */
export async function addPhoto(
  viewer: Viewer,
  deps: StoreDeps,
  input: PhotoInput,
  { width, height, ...files }: Picture,
): Promise<OrderPhoto> {
  const id = v7();
  // Uploads before the transaction, so that the order is not locked during the upload.
  await sendFiles(deps, id, files);
  return deps.em.transactional(async (tx) => {
    // The lock makes concurrent uploads run one after the other, so that the maximum holds.
    await lockRow(tx, Order, { id: input.orderId });
    const made = await checkAdding(tx, viewer, input);
    if (made) return made;
    await storeKey(tx, keyedPhoto(viewer.userId, input));
    const { note, key } = input;
    const photo = tx.create(OrderPhoto, {
      ...{ id, orderId: input.orderId.toLowerCase(), note, width, height },
      ...{ bytes: files.whole.length, idempotencyKey: key, addedBy: viewer.userId },
    });
    await mapUniqueViolation(tx.flush(), otherKey());
    await storeFiles(tx, deps, id, files);
    await addPhotoEvent(tx, viewer, photo, OrderEventKind.PHOTO_ADDED);
    return photo;
  });
}

/**
 * Removes a photo. The user who added it may do this for 24 hours, admins always. Throws NOT_FOUND
 * for users without access.
 */
export async function removePhoto(
  viewer: Viewer,
  { em }: { em: Em },
  { id, orderId }: { id: string; orderId: string },
): Promise<void> {
  await em.transactional(async (tx) => {
    const photo =
      isUuid(id) && isUuid(orderId) ? await lockRow(tx, OrderPhoto, { id, orderId }) : null;
    if (!photo || !mayRemove(viewer, photo)) throw await notRemoved(tx, viewer, { id, orderId });
    await addPhotoEvent(tx, viewer, photo, OrderEventKind.PHOTO_REMOVED);
    await tx.nativeDelete(OrderPhoto, { id });
  });
}

async function notRemoved(em: Em, viewer: Viewer, photo: { id: string; orderId: string }) {
  return (await visiblePhoto(em, photo, viewer))
    ? forbidden(
        'PERMISSION_MISSING',
        'Only the person who added a photo may remove it, within a day. After that, an admin can',
      )
    : notFound('Photo');
}

/** Adds a timeline event about the photo, which remains after the photo is removed. */
async function addPhotoEvent(
  tx: Em,
  viewer: Viewer,
  { orderId, note }: OrderPhoto,
  kind: OrderEventKind,
): Promise<void> {
  const order = await tx.findOneOrFail(Order, { id: orderId }, { populate: ['user'] });
  await addEvent(tx, viewer, order, { kind, reason: note });
}

/** Deletes photos that are older than one year, the retention of mails about orders. */
export async function forgetPhotos(em: Em): Promise<void> {
  await em
    .getKysely()
    .deleteFrom('order_photo')
    .where(sql<boolean>`at < now() - interval '1 year'`)
    .execute();
}
