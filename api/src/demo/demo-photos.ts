import sharp from 'sharp';
import { OrderEventKind } from '../orders/order-event.entity.js';
import { OrderStatus } from '../../rules/order-status.js';
import { resizeImage, type Picture } from '../platform/images/resize-image.js';
import type { makeOrder } from './demo-orders.js';
import type { SeedClock } from './seed-clock.js';
import { createRandom } from './random.js';

const SEED = 20_261_124;

type OrderRow = ReturnType<typeof makeOrder>['order'];

interface PhotoSpec {
  status: OrderStatus;
  note: string;
  /** Colours of the cloth and the stain as red, green and blue. */
  cloth: readonly [number, number, number];
  stain: readonly [number, number, number];
}

const SHOWN: readonly PhotoSpec[] = [
  {
    ...{ status: OrderStatus.PICKED, note: 'Turmeric stain near the border' },
    ...{ cloth: [142, 62, 84], stain: [214, 150, 38] },
  },
  {
    ...{ status: OrderStatus.DELIVERED, note: 'Ink on the cuff, before washing' },
    ...{ cloth: [176, 196, 214], stain: [38, 44, 86] },
  },
];

const [WIDTH, HEIGHT] = [960, 720];

/** Draws a picture of woven cloth with a stain. */
function drawCloth({ cloth, stain }: PhotoSpec): Promise<Buffer> {
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const weave = 12 * Math.sin(x / 2) * Math.sin(y / 2) + 14 * Math.sin((x + 2 * y) / 170);
      const [right, down] = [(x - 560) / 150, (y - 380) / 105];
      const way = Math.atan2(down, right);
      const edge =
        1 + 0.12 * Math.sin(2 * way + 1) + 0.06 * Math.sin(3 * way) + 0.03 * Math.sin(7 * way);
      const share = 1 / (1 + Math.exp(14 * (Math.hypot(right, down) - edge)));
      for (const part of [0, 1, 2] as const)
        pixels[(y * WIDTH + x) * 3 + part] = Math.round(
          Math.max(0, Math.min(255, cloth[part] * (1 - share) + stain[part] * share + weave)),
        );
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** Photos for these orders of the demo customer, with their timeline events. */
export function makePhotos({ now }: SeedClock, orders: readonly OrderRow[], addedBy = '') {
  const random = createRandom(SEED);
  const photos = SHOWN.flatMap((shown) => {
    const order = orders.findLast(({ orderStatus }) => orderStatus === shown.status);
    return order ? [{ shown, order }] : [];
  }).map(({ shown, order }) => {
    // Halfway between booking and delivery.
    const at = new Date((Number(order.createdAt) + Number(order.deliveryDate ?? now)) / 2);
    return { id: random.id(at), orderId: order.id, note: shown.note, addedBy, at, shown };
  });
  const photoEvents = photos.map(({ orderId, note, at }) => ({
    ...{ id: random.id(at), order: orderId, at, kind: OrderEventKind.PHOTO_ADDED },
    ...{ fromStatus: null, toStatus: null, reason: note, byUserId: addedBy },
  }));
  return { photos, photoEvents };
}

type PlannedPhoto = ReturnType<typeof makePhotos>['photos'][number];

/** Draws the picture of a photo, and makes its rows. */
export async function drawPhoto({ shown, ...row }: PlannedPhoto) {
  const picture: Picture = await resizeImage(await drawCloth(shown), 'photo');
  const { width, height, ...files } = picture;
  return {
    row: { ...row, width, height, bytes: files.whole.length, idempotencyKey: null },
    files: (['whole', 'preview'] as const).map((size) => ({
      ...{ photoId: row.id, size, content: files[size] },
    })),
  };
}
