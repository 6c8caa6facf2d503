import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder, storedOrder } from '../testing/orders/order-factories.js';
import {
  addedPhoto,
  dropPhoto,
  drawn,
  jpeg,
  seePhoto,
  sendPhoto,
} from '../testing/orders/photos.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { forgetPhotos } from './photos.service.js';
import { MAX_UPLOAD } from './upload-budget.js';

interface OrderWithPhotos {
  photos: {
    id: string;
    note: string;
    addedBy: { name: string };
    width: number;
    removable: boolean;
  }[];
  timeline: { kind: string; reason: string; actor: { name: string } }[];
  version: number;
}

let test: TestServer;
let kala: TestUser;
let admin: TestUser;
let customer: TestUser;
let picture: Buffer;
beforeAll(async () => {
  test = await startTestServer();
  kala = await makeStaff(test, ['orders.read', 'orders.update_status'], { name: 'Kala' });
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  picture = await jpeg();
});
afterAll(() => test.stop());

const picked = () => makeOrder(test, customer, { orderStatus: 'picked' });

const add = (orderId: string, { token } = kala, sent: { note?: string; key?: string } = {}) =>
  sendPhoto(test, { token }, orderId, picture, sent);

async function readOrder(id: string, { token } = kala): Promise<OrderWithPhotos> {
  const { data } = await test.graphql<{ order: OrderWithPhotos }>(
    `query ($id: ID!) { order(id: $id) {
      version photos { id note addedBy { name } width removable } timeline { kind reason actor { name } }
    } }`,
    { id },
    token,
  );
  if (!data) throw new Error('Not found');
  return data.order;
}

const rows = <Row>(text: string, values: unknown[]) =>
  test.orm.em.fork().execute<Row[]>(text, values);

describe('a photo', () => {
  it('is shown with the order and in its timeline, and does not raise its version', async () => {
    const { id, version } = await picked();
    const large = await drawn(2000, 3000).jpeg().toBuffer();
    const sent = await sendPhoto(test, kala, id, large, { note: '  Stain on the\ncollar ' });
    expect(sent).toMatchObject({
      ...{ status: 200, message: 'Photo added' },
      photo: { note: 'Stain on the collar', width: 1067, height: 1600 },
    });
    await addedPhoto(test, kala, id, picture);
    const order = await readOrder(id);
    expect(order.version).toBe(version);
    expect(order.photos).toMatchObject([
      { id: sent.photo?.id, note: 'Stain on the collar', addedBy: { name: 'Kala' }, width: 1067 },
      { note: null, width: 64, removable: true },
    ]);
    expect(order.timeline.slice(-2)).toEqual([
      { kind: 'PHOTO_ADDED', reason: 'Stain on the collar', actor: { name: 'Kala' } },
      { kind: 'PHOTO_ADDED', reason: null, actor: { name: 'Kala' } },
    ]);
    expect((await readOrder(id, customer)).photos.map(({ removable }) => removable)).toEqual([
      false,
      false,
    ]);
  });

  it('is shown re-encoded and scaled down, and is not cached', async () => {
    const { id: orderId } = await picked();
    const large = await drawn(2000, 1500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const id = await addedPhoto(test, kala, orderId, large);
    const { headers, content } = await seePhoto(test, customer, { orderId, id });
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const { width, height, exif } = await sharp(content).metadata();
    expect({ width, height, exif }).toEqual({ width: 1200, height: 1600 });
    const preview = await seePhoto(test, customer, { orderId, id, size: 'preview' });
    expect(await sharp(preview.content).metadata()).toMatchObject({ width: 240, height: 320 });
  });

  it('is in the audit, with who added and removed it', async () => {
    const { id: orderId } = await picked();
    const id = await addedPhoto(test, kala, orderId, picture, { note: 'Torn' });
    expect((await dropPhoto(test, kala, { orderId, id })).status).toBe(200);
    const entries = await rows<{ operation: string; kind: string; by_name: string }>(
      `select operation, kind, by_name from audit.entry where object_id = ? and part = 'order_photo' order by id`,
      [orderId],
    );
    expect(entries).toEqual([
      { operation: 'addPhoto', kind: 'created', by_name: 'Kala' },
      { operation: 'removePhoto', kind: 'deleted', by_name: 'Kala' },
    ]);
  });

  it.each([
    ['a text', () => Buffer.from('<svg/>'), 'Choose a photo as JPEG, PNG or WebP'],
    ['nothing', () => Buffer.alloc(0), 'Choose a photo as JPEG, PNG or WebP'],
    [
      'half of one',
      () => picture.subarray(0, 300),
      'This picture cannot be read. Choose a complete JPEG, PNG or WebP file',
    ],
    ['too much', () => Buffer.alloc(MAX_UPLOAD + 1, picture), 'Photos can be up to 8 MB'],
  ])('is none: %s', async (_what, content, message) => {
    const { id } = await picked();
    expect(await sendPhoto(test, kala, id, content())).toMatchObject({
      ...{ status: 400, error: message, message, fields: { photo: message } },
    });
    expect((await readOrder(id)).photos).toEqual([]);
  });

  it('has a note of at most 200 characters, and a valid idempotency key', async () => {
    const { id } = await picked();
    expect((await add(id, kala, { note: 'x'.repeat(200) })).status).toBe(200);
    expect((await add(id, kala, { note: 'x'.repeat(201) })).fields).toEqual({
      note: 'Note must be at most 200 characters',
    });
    expect((await add(id, kala, { key: ' '.repeat(101) })).fields).toHaveProperty('idempotencyKey');
  });

  it('that is sent twice is one, also at once, and a key is of one order', async () => {
    const { id } = await picked();
    const sent = await Promise.all([1, 2, 3, 4].map(() => add(id, kala, { key: 'door-1' })));
    expect(new Set(sent.map(({ photo }) => photo?.id)).size).toBe(1);
    expect((await add(id, kala, { key: 'door-1' })).photo).toEqual(sent[0]?.photo);
    expect((await readOrder(id)).photos).toHaveLength(1);
    const other = await picked();
    expect((await add(other.id, kala, { key: 'door-1' })).status).toBe(409);
    expect((await add(id, kala, { key: 'door-1', note: 'Collar' })).status).toBe(409);
    expect((await add(other.id, admin, { key: 'door-1' })).status).toBe(200);
  });

  it('is one of ten at most, with many at once', async () => {
    const { id } = await picked();
    const sent = await Promise.all(Array.from({ length: 20 }, () => add(id)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = sent.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, message }) => `${status} ${message}`))).toEqual(
      new Set(['409 An order has at most 10 photos. Remove one before you add another']),
    );
    const { photos } = await readOrder(id);
    expect(photos).toHaveLength(10);
    expect((await dropPhoto(test, kala, { orderId: id, id: photos[3]?.id ?? '' })).status).toBe(
      200,
    );
    expect((await add(id)).status).toBe(200);
  });

  it('can be added in every status', async () => {
    for (const orderStatus of ['waiting for pickup', 'delivered', 'cancelled'] as const) {
      const { id } = await makeOrder(test, customer, { orderStatus });
      expect((await add(id)).status).toBe(200);
      expect(await storedOrder(test, id)).toMatchObject({ order_status: orderStatus, version: 1 });
    }
  });

  it('is removed by the user who added it within a day, and by admins after that', async () => {
    const { id: orderId } = await picked();
    const other = await makeStaff(test, ['orders.read', 'orders.update_status']);
    const [id, late] = [
      await addedPhoto(test, kala, orderId, picture),
      await addedPhoto(test, kala, orderId, picture),
    ];
    expect((await dropPhoto(test, other, { orderId, id })).status).toBe(403);
    expect((await dropPhoto(test, customer, { orderId, id })).status).toBe(403);
    expect((await dropPhoto(test, kala, { orderId, id })).message).toBe('Photo removed');
    expect((await dropPhoto(test, kala, { orderId, id })).status).toBe(404);
    expect((await seePhoto(test, kala, { orderId, id })).status).toBe(404);
    expect(await rows(`select size from photo_file where photo_id = ?`, [id])).toEqual([]);

    await rows(`update order_photo set at = at - interval '25 hours' where id = ?`, [late]);
    expect((await readOrder(orderId)).photos).toMatchObject([{ removable: false }]);
    expect((await dropPhoto(test, kala, { orderId, id: late })).message).toMatch(
      /^Only the person who added/,
    );
    expect((await readOrder(orderId, admin)).photos).toMatchObject([{ removable: true }]);
    expect((await dropPhoto(test, admin, { orderId, id: late })).status).toBe(200);
    const { photos, timeline } = await readOrder(orderId);
    expect(photos).toEqual([]);
    expect(timeline.filter(({ kind }) => kind === 'PHOTO_REMOVED')).toHaveLength(2);
  });

  it('is uploaded and downloaded as the OpenAPI document says', async () => {
    const { id } = await picked();
    const rest = await RestClient.of(test);
    const [{ token }, photos] = [kala, '/orders/{id}/photos'];
    const send = (body: Uint8Array) =>
      rest.call<{ photo?: { id: string } }>('POST', photos, { params: { id }, body, token });
    expect((await send(Uint8Array.of(1))).status).toBe(400);
    const { body } = await send(Uint8Array.from(picture));
    const params = { id, photoId: body.photo?.id ?? '' };
    for (const [method, status] of [
      ['GET', 200],
      ['DELETE', 200],
      ['DELETE', 404],
    ] as const)
      expect((await rest.call(method, `${photos}/{photoId}`, { params, token })).status).toBe(
        status,
      );
  });

  it('is forgotten a year after it was added, with its files', async () => {
    const { id: orderId } = await picked();
    const ids = [
      await addedPhoto(test, kala, orderId, picture),
      await addedPhoto(test, kala, orderId, picture),
    ];
    await rows(`update order_photo set at = now() - interval '1 year 1 minute' where id = ?`, [
      ids[0],
    ]);
    await rows(`update order_photo set at = now() - interval '364 days' where id = ?`, [ids[1]]);
    await forgetPhotos(test.orm.em.fork());
    expect((await readOrder(orderId)).photos.map(({ id }) => id)).toEqual([ids[1]]);
    expect(
      await rows(`select distinct photo_id as id from photo_file where photo_id in (?, ?)`, ids),
    ).toEqual([{ id: ids[1] }]);
  });
});
