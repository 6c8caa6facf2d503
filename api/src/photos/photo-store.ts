import { sql } from 'kysely';
import type { Em } from '../database.js';
import type { AppContext } from '../platform/app-context.js';
import { AppError, SOON } from '../platform/errors.js';
import type { Log } from '../platform/log.js';
import { ObjectStoreAway } from '../platform/objects/object-store.js';
import { PhotoFile, type PhotoSize } from './photo-file.entity.js';

// Photo files are in the database, in the same transactions and backups as their rows. If an object
// store is configured, new files go there, and `content` of their rows is null. A later change of
// the setting therefore does not affect older photos.

export interface StoreDeps {
  em: Em;
  app: Pick<AppContext, 'objects'>;
  log: Log;
}

type Files = Record<PhotoSize, Buffer>;

const SIZES = ['whole', 'preview'] as const;

const nameOf = (photoId: string, size: PhotoSize): string => `photos/${photoId}/${size}.jpg`;

const unavailable = (): AppError =>
  new AppError('SERVICE_UNAVAILABLE', 'Photos are not available right now. Please try again', {
    retryAfter: SOON,
  });

/** Logs a failure of the object store, and returns the error for the client. */
function publicErrorOf(log: Log, error: unknown): unknown {
  if (!(error instanceof ObjectStoreAway)) return error;
  log.error({ err: error }, 'object store away');
  return unavailable();
}

/**
 * Uploads the files of a new photo to the object store, if one is configured. First records the
 * photo as orphaned, because the transaction that saves it may still fail. Throws
 * SERVICE_UNAVAILABLE if the upload fails.
 */
export async function sendFiles({ em, app, log }: StoreDeps, photoId: string, files: Files) {
  const { objects } = app;
  if (!objects) return;
  await em
    .getKysely()
    .insertInto('orphaned_photo')
    .values({ photo_id: photoId, due_at: sql`now() + interval '1 hour'` })
    .execute();
  const sent = SIZES.map((size) => objects.put(nameOf(photoId, size), files[size], 'image/jpeg'));
  await Promise.all(sent).catch((error: unknown) => {
    throw publicErrorOf(log, error);
  });
}

/** Stores the files of a new photo, in the transaction that inserts its row. */
export async function storeFiles(
  tx: Em,
  { app }: Pick<StoreDeps, 'app'>,
  photoId: string,
  files: Files,
): Promise<void> {
  for (const size of SIZES)
    tx.create(PhotoFile, { photoId, size, content: app.objects ? null : files[size] });
  await tx.flush();
  if (!app.objects) return;
  const orphan = tx.getKysely().deleteFrom('orphaned_photo').where('photo_id', '=', photoId);
  const { numDeletedRows } = await orphan.executeTakeFirstOrThrow();
  // The upload took so long that the job has already deleted the files.
  if (!numDeletedRows) throw unavailable();
}

/**
 * Reads the picture of a photo; null if it does not exist. The caller checks that the viewer may
 * see the photo.
 */
export async function readFile(
  { em, app, log }: StoreDeps,
  photoId: string,
  size: PhotoSize,
): Promise<Buffer | null> {
  const file = await em
    .getKysely()
    .selectFrom('photo_file')
    .select('content')
    .where('photo_id', '=', photoId)
    .where('size', '=', size)
    .executeTakeFirst();
  if (!file || file.content) return file?.content ?? null;
  if (!app.objects) {
    log.error({ photoId }, 'photo is in an object store, and none is set');
    throw unavailable();
  }
  return app.objects.get(nameOf(photoId, size)).catch((error: unknown) => {
    throw publicErrorOf(log, error);
  });
}

export const DELETE_ORPHANED_PHOTOS = 'delete_orphaned_photos';

/** Maximum number of orphaned photos that one run deletes. */
const MAX_PER_RUN = 500;

/**
 * Deletes the files of deleted or never saved photos from the object store. The next run repeats
 * failed deletions.
 */
export async function deleteOrphanedPhotos({ em, app }: Omit<StoreDeps, 'log'>): Promise<void> {
  const { objects } = app;
  if (!objects) return;
  for (let left = MAX_PER_RUN; left > 0; left -= 1)
    if (!(await deleteOne(em, (name) => objects.remove(name)))) return;
}

/** Deletes one orphaned photo; returns false if none is due. */
async function deleteOne(em: Em, remove: (name: string) => Promise<void>): Promise<boolean> {
  return em.transactional(async (tx) => {
    // A concurrent request that saves this photo waits for this lock, and then finds its files
    // deleted.
    const due = await tx
      .getKysely()
      .selectFrom('orphaned_photo')
      .select('photo_id as id')
      .where('due_at', '<=', sql<Date>`now()`)
      .orderBy('due_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return false;
    await Promise.all(SIZES.map((size) => remove(nameOf(due.id, size))));
    await tx.getKysely().deleteFrom('orphaned_photo').where('photo_id', '=', due.id).execute();
    return true;
  });
}
