import sharp, { type Metadata } from 'sharp';
import { badInput } from '../errors.js';

// Whatever a picture is when it comes, it leaves as a JPEG of our own making: upright, no larger than needed, and without a
// word of where, when and with what it was taken.

/** Pixels of the longer side, at most; those of a preview are enough for a screen of two pixels to the point. */
export const LONGEST = 1600;
const LONGEST_PREVIEW = 320;

/** Pixels that a picture may have: phones make 50 million. What cannot be made smaller while it is read has to fit into memory. */
const MOST_PIXELS = 50_000_000;
const MOST_PIXELS_AS_THEY_ARE = 20_000_000;

/** Nobody waits longer for one picture. */
const SECONDS = 20;

sharp.cache(false);
sharp.concurrency(1);
// No other reader is ever asked, whatever a picture says that it is.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** How the files begin that are read; RIFF holds other things too. */
const BEGINNINGS = {
  jpeg: /^\xff\xd8\xff/,
  png: /^\x89PNG\r\n\x1a\n/,
  webp: /^RIFF[^]{4}WEBP/,
};

export interface Picture {
  whole: Buffer;
  preview: Buffer;
  width: number;
  height: number;
}

const UNREADABLE = 'This picture cannot be read. Send a whole JPEG, PNG or WebP';

/** Refuses before anything is unpacked. */
function check({ width, height, pages = 1, format, isProgressive }: Metadata, field: string) {
  if (pages > 1) throw badInput({ [field]: 'This picture moves. Send one that stands still' });
  const shrinks = format === 'jpeg' && !isProgressive;
  const most = shrinks ? MOST_PIXELS : MOST_PIXELS_AS_THEY_ARE;
  if (width * height > most)
    throw badInput({
      [field]: `This picture is too large: at most ${most / 1_000_000} million pixels`,
    });
}

/** What libvips says of a file that is broken goes to nobody: it may quote of it. */
async function readable<Done>(field: string, work: () => Promise<Done>): Promise<Done> {
  try {
    return await work();
  } catch {
    throw badInput({ [field]: UNREADABLE });
  }
}

async function make(content: Buffer, field: string): Promise<Picture> {
  const options = { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true } as const;
  // It says how large it is before anything of it is unpacked.
  const asked = { ...options, limitInputPixels: false } as const;
  check(await readable(field, () => sharp(content, asked).metadata()), field);
  const fit = { fit: 'inside', withoutEnlargement: true } as const;
  return readable(field, async () => {
    const { data: whole, info } = await sharp(content, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, ...fit })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(whole)
      .resize({ width: LONGEST_PREVIEW, height: LONGEST_PREVIEW, ...fit })
      .jpeg({ quality: 70 })
      .toBuffer();
    return { whole, preview, width: info.width, height: info.height };
  });
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Makes the picture that is kept, and its preview. One at a time: it takes a core and, at worst, 200 MB for a moment.
 * BAD_USER_INPUT on this field for what is no picture that can be kept.
 */
export function makePicture(content: Buffer, field: string): Promise<Picture> {
  const start = content.subarray(0, 16).toString('latin1');
  if (!Object.values(BEGINNINGS).some((beginning) => beginning.test(start)))
    return Promise.reject(badInput({ [field]: 'Send a photo as JPEG, PNG or WebP' }));
  const made = last.then(() => make(content, field));
  last = made.catch(() => undefined);
  return made;
}
