import sharp, { type JpegOptions, type Metadata } from 'sharp';
import { badInput } from '../errors.js';

// Every picture is encoded again as an upright JPEG of limited size, without metadata such as
// location or time.

/**
 * Maximum length of the longer side in pixels. A preview is sharp on screens with two pixels per
 * point.
 */
const LONGEST = 1600;
const LONGEST_PREVIEW = 320;

/**
 * Maximum number of pixels; phone cameras have up to 50 million. The lower limit is for formats
 * that must fit into memory, because they cannot be scaled during decoding.
 */
const MAX_PIXELS = 50_000_000;
const MAX_PIXELS_UNRESIZED = 20_000_000;

/** Time limit in seconds for one picture. */
const SECONDS = 20;

sharp.cache(false);
sharp.concurrency(1);
// Only these decoders are allowed, for any declared format.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});

/** First bytes of accepted files. RIFF also contains other formats. */
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

/** A JPEG with its size in pixels. */
export interface Fitted {
  content: Buffer;
  width: number;
  height: number;
}

/** The expected upload: form field, label, accepted file formats, and their names for messages. */
interface ImageRequirements {
  field: string;
  label: string;
  formats: readonly (keyof typeof BEGINNINGS)[];
  formatNames: string;
}

/**
 * Whether a PNG is animated: it has an acTL chunk before its pixels. libvips would read only the
 * first frame.
 */
const isAnimatedPng = (content: Buffer): boolean => {
  const chunkStart = content.indexOf('acTL');
  return chunkStart > 0 && chunkStart < content.indexOf('IDAT');
};

/** Throws BAD_USER_INPUT for a picture that cannot be accepted, before it is decoded. */
function check(content: Buffer, metadata: Metadata, { field }: ImageRequirements) {
  const { width, height, pages = 1, format, isProgressive } = metadata;
  if (pages > 1 || (format === 'png' && isAnimatedPng(content)))
    throw badInput({ [field]: 'Animated pictures are not supported. Choose a still picture' });
  const shrinks = format === 'jpeg' && !isProgressive;
  const most = shrinks ? MAX_PIXELS : MAX_PIXELS_UNRESIZED;
  if (width * height > most)
    throw badInput({
      [field]: `This picture is too large: at most ${most / 1_000_000} million pixels. Choose a smaller one`,
    });
}

/** Replaces error messages of libvips, because they may quote the file. */
async function readable<Result>(
  { field, formatNames }: ImageRequirements,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch {
    throw badInput({
      [field]: `This picture cannot be read. Choose a complete ${formatNames} file`,
    });
  }
}

/** Scales down to these pixels, and turns the picture upright. */
const fitting = (pixels: Pixels) => ({
  ...pixels,
  ...({ fit: 'inside', withoutEnlargement: true } as const),
});

interface Pixels {
  width: number;
  height: number;
}

/** Scales the picture into these pixels, as a JPEG. */
async function fitted(
  content: Buffer,
  wanted: ImageRequirements,
  pixels: Pixels,
  quality: JpegOptions,
): Promise<Fitted> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const;
  // This read of the metadata needs no limit, because `check` refuses large pictures before they
  // are decoded.
  const metadataOptions = { ...options, limitInputPixels: false } as const;
  check(content, await readable(wanted, () => sharp(content, metadataOptions).metadata()), wanted);
  return readable(wanted, async () => {
    const { data, info } = await sharp(content, options)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(fitting(pixels))
      .flatten({ background: '#fff' })
      .jpeg(quality)
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  });
}

const square = (side: number): Pixels => ({ width: side, height: side });

async function withPreview(content: Buffer, wanted: ImageRequirements): Promise<Picture> {
  const made = await fitted(content, wanted, square(LONGEST), { quality: 80 });
  const { content: whole, ...pixels } = made;
  const preview = await sharp(whole)
    .resize(fitting(square(LONGEST_PREVIEW)))
    .jpeg({ quality: 70 })
    .toBuffer();
  return { whole, preview, ...pixels };
}

let last: Promise<unknown> = Promise.resolve();

/** Processes one picture at a time, because each needs a CPU core and up to 200 MB. */
function oneByOne<Result>(
  content: Buffer,
  { field, label, formats, formatNames }: ImageRequirements,
  make: () => Promise<Result>,
): Promise<Result> {
  const start = content.subarray(0, 16).toString('latin1');
  if (!formats.some((format) => BEGINNINGS[format].test(start)))
    return Promise.reject(badInput({ [field]: `Choose a ${label} as ${formatNames}` }));
  const made = last.then(make);
  last = made.catch(() => undefined);
  return made;
}

/**
 * Converts an uploaded photo to the stored picture and its preview. Throws BAD_USER_INPUT at
 * `field` for a file that is not an accepted picture.
 */
export function resizeImage(content: Buffer, field: string): Promise<Picture> {
  const formats = ['jpeg', 'png', 'webp'] as const;
  const wanted = { field, label: 'photo', formats, formatNames: 'JPEG, PNG or WebP' };
  return oneByOne(content, wanted, () => withPreview(content, wanted));
}

/**
 * Converts an uploaded logo to a picture of at most these pixels, with sharp edges. Throws
 * BAD_USER_INPUT like `resizeImage`.
 */
export function fitImage(content: Buffer, field: string, pixels: Pixels): Promise<Fitted> {
  const wanted = {
    field,
    label: 'logo',
    formats: ['jpeg', 'png'] as const,
    formatNames: 'PNG or JPEG',
  };
  const quality = { quality: 90, chromaSubsampling: '4:4:4' };
  return oneByOne(content, wanted, () => fitted(content, wanted, pixels, quality));
}
