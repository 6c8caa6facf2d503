import type { Em } from '../database.js';
import { PhotoFile, type PhotoSize } from './photo-file.entity.js';

// Where the bytes of photos are: in the database, so that they come and go with their rows and a backup has them. Whoever keeps
// them elsewhere writes these two anew; a file goes with its row by the rule between the tables.

/** Keeps the files of a new photo, in the transaction that makes its row. */
export async function keepFiles(
  tx: Em,
  photoId: string,
  files: Record<PhotoSize, Buffer>,
): Promise<void> {
  for (const size of ['whole', 'preview'] as const)
    tx.create(PhotoFile, { photoId, size, content: files[size] });
  await tx.flush();
}

/** The bytes of a photo that whoever asks may see; null where there are none. */
export async function readFile(em: Em, photoId: string, size: PhotoSize): Promise<Buffer | null> {
  const file = await em
    .getKysely()
    .selectFrom('photo_file')
    .select('content')
    .where('photo_id', '=', photoId)
    .where('size', '=', size)
    .executeTakeFirst();
  return file?.content ?? null;
}
