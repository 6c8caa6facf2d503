import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawn } from '../../testing/orders/photos.js';
import { AppError } from '../errors.js';
import { resizeImage } from './resize-image.js';

const refusal = (content: Buffer): Promise<unknown> =>
  resizeImage(content, 'photo').then(
    () => 'taken',
    (error: unknown) => error instanceof AppError && [error.code, error.details.fields?.['photo']],
  );

const isBlue = async (picture: Buffer, left: number, top: number): Promise<boolean> => {
  const dot = { left, top, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(picture).extract(dot).raw().toBuffer();
  return blue > red;
};

/** A copy of the file with other dimensions in its header. */
function withDimensions(file: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(file);
  if (file.includes('IHDR')) {
    changed.writeUInt32BE(width, 16);
    changed.writeUInt32BE(height, 20);
    changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
    return changed;
  }
  const frame = Math.max(file.indexOf('ffc0', 'hex'), file.indexOf('ffc2', 'hex'));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** A copy of the PNG with the header of an animation of two frames. */
function withAnimationHeader(file: Buffer): Buffer {
  const says = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0', 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(says.subarray(4)));
  return Buffer.concat([file.subarray(0, 33), says, sum, file.subarray(33)]);
}

describe('an uploaded picture', () => {
  it('is scaled to at most 1600 pixels, with a preview of 320', async () => {
    const made = await resizeImage(await drawn(3000, 2000).jpeg().toBuffer(), 'photo');
    expect(made).toMatchObject({ width: 1600, height: 1067 });
    expect(await sharp(made.whole).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1600, height: 1067 },
    });
    expect(await sharp(made.preview).metadata()).toMatchObject({ width: 320, height: 213 });
  });

  it('is not enlarged when it is small', async () => {
    const made = await resizeImage(await drawn(40, 30).png().toBuffer(), 'photo');
    expect(made).toMatchObject({ width: 40, height: 30 });
    expect(await sharp(made.preview).metadata()).toMatchObject({ width: 40, height: 30 });
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'is stored without location and camera data, and upright, as %s',
    async (format) => {
      const metadata = {
        IFD0: { Make: 'Phonemaker', Copyright: 'Asha' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 0/1' },
      };
      const turned = drawn(400, 300).withMetadata({ orientation: 6 }).withExifMerge(metadata);
      const given = await turned[format]().toBuffer();
      expect((await sharp(given).metadata()).exif).toBeDefined();
      expect(given.includes('Phonemaker')).toBe(true);
      const { whole, preview } = await resizeImage(given, 'photo');
      for (const made of [whole, preview]) {
        const { exif, xmp, iptc, icc, orientation } = await sharp(made).metadata();
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
        expect(made.includes('Phonemaker')).toBe(false);
        expect(made.includes('Exif')).toBe(false);
      }
      const { width, height } = await sharp(whole).metadata();
      expect([width, height]).toEqual([300, 400]);
      // The rotation moves the lower part of the picture to the left.
      expect([await isBlue(whole, 20, 200), await isBlue(whole, 280, 200)]).toEqual([true, false]);
    },
  );

  it('has white instead of transparent pixels', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const given = sharp({ create: { width: 9, height: 9, channels: 4, background: clear } });
    const { whole } = await resizeImage(await given.png().toBuffer(), 'photo');
    expect([...(await sharp(whole).raw().toBuffer())].every((value) => value > 250)).toBe(true);
  });
});

describe('resizeImage refuses', () => {
  const other = ['BAD_USER_INPUT', 'Choose a photo as JPEG, PNG or WebP'];
  const broken = [
    'BAD_USER_INPUT',
    'This picture cannot be read. Choose a complete JPEG, PNG or WebP file',
  ];

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['PDF', Buffer.from('%PDF-1.7\n')],
    ['a text', Buffer.from('JFIF, really')],
    ['another RIFF', Buffer.from('RIFF\0\0\0\0WAVEfmt ')],
  ])('%s', async (_what, content) => {
    expect(await refusal(content)).toEqual(other);
  });

  it('GIF and TIFF with any file name', async () => {
    for (const format of ['gif', 'tiff'] as const)
      expect(await refusal(await drawn(20, 20)[format]().toBuffer())).toEqual(other);
  });

  it.each(['jpeg', 'png', 'webp'] as const)('a truncated or damaged %s', async (format) => {
    const whole = await drawn(900, 700)[format]().toBuffer();
    expect(await refusal(whole)).toBe('taken');
    expect(await refusal(whole.subarray(0, whole.length >> 1))).toEqual(broken);
    expect(await refusal(Buffer.concat([whole.subarray(0, 16), Buffer.alloc(500, 7)]))).toEqual(
      broken,
    );
  });

  it('an animated picture', async () => {
    const frames = await Promise.all([20, 21].map((size) => drawn(20, size).png().toBuffer()));
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    for (const content of [animated, withAnimationHeader(await drawn(20, 20).png().toBuffer())])
      expect(await refusal(content)).toEqual([
        'BAD_USER_INPUT',
        'Animated pictures are not supported. Choose a still picture',
      ]);
  });

  it.each([
    ['50', 'jpeg', {}, 8200, 6200],
    ['20', 'jpeg', { progressive: true }, 5000, 4100],
    ['20', 'png', {}, 5000, 4100],
    ['20', 'png', {}, 100_000, 100_000],
  ] as const)(
    'a picture of more than %s million pixels before decoding, as %s',
    async (most, format, options, width, height) => {
      const small = await drawn(40, 30)[format](options).toBuffer();
      expect(await refusal(withDimensions(small, width, height))).toEqual([
        'BAD_USER_INPUT',
        `This picture is too large: at most ${most} million pixels. Choose a smaller one`,
      ]);
    },
  );
});
