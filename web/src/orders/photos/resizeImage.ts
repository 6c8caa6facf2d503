import { takenTypes } from './photoCalls';

/** Longer side of a stored picture in pixels. */
const longest = 1600;
/** Largest file in bytes that is uploaded unchanged, if its picture needs no shrinking. */
const small = 1_000_000;
const quality = 0.85;

/** Largest file in bytes that the server accepts. */
const maxBytes = 8 * 1024 * 1024;
export const tooLarge = (picture: Blob): boolean => picture.size > maxBytes;
export const tooLargeText = `Photos can be up to ${maxBytes / 1024 / 1024} MB`;

function drawnImage(picture: ImageBitmap, by: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * by));
  canvas.height = Math.max(1, Math.round(picture.height * by));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser draws nothing');
  // JPEG has no transparency, so transparent areas become white.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/**
 * Shrinks a picture to its stored size before the upload. Undefined if the browser cannot decode
 * it.
 */
export async function resizeImage(file: Blob): Promise<Blob | undefined> {
  try {
    const picture = await createImageBitmap(file);
    const by = Math.min(1, longest / Math.max(picture.width, picture.height));
    if (by === 1 && file.size <= small && takenTypes.includes(file.type)) return file;
    const canvas = drawnImage(picture, by);
    picture.close();
    const made = await new Promise<Blob | null>((give) =>
      canvas.toBlob(give, 'image/jpeg', quality),
    );
    return made ?? file;
  } catch {
    return undefined;
  }
}
