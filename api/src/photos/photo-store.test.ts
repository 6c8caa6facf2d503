import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { startBucket, storeOf, type TestBucket } from '../testing/orders/bucket.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { addedPhoto, dropPhoto, jpeg, seePhoto, sendPhoto } from '../testing/orders/photos.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { deleteOrphanedPhotos } from './photo-store.js';

let bucket: TestBucket;
let test: TestServer;
let kala: TestUser;
let customer: TestUser;
let picture: Buffer;
beforeAll(async () => {
  bucket = await startBucket();
  test = await startTestServer({ objects: storeOf(bucket) });
  kala = await makeStaff(test, ['orders.read', 'orders.update_status']);
  customer = await makeUser(test);
  picture = await jpeg();
});
afterEach(() => {
  bucket.trouble = undefined;
});
afterAll(async () => {
  await test.stop();
  await bucket.stop();
});

const picked = () => makeOrder(test, customer, { orderStatus: 'picked' });

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const clear = () => deleteOrphanedPhotos({ em: test.orm.em.fork(), app: test.app });

const objectsOf = (id: string) =>
  [...bucket.objects.keys()].filter((name) => name.includes(id)).sort();

const inBucket = (id: string) => [`photos/${id}/preview.jpg`, `photos/${id}/whole.jpg`];

const orphanedPhotos = () => rows<{ id: string }>('select photo_id as id from orphaned_photo');

describe('a photo in an object store', () => {
  it('is in the store and not in the database, and is shown to users with access', async () => {
    const { id: orderId } = await picked();
    const id = await addedPhoto(test, kala, orderId, picture);
    expect(objectsOf(id)).toEqual(inBucket(id));
    expect(await rows('select content from photo_file where photo_id = ?', [id])).toEqual([
      { content: null },
      { content: null },
    ]);
    expect(await orphanedPhotos()).toEqual([]);
    for (const size of ['whole', 'preview']) {
      const seen = await seePhoto(test, customer, { orderId, id, size });
      expect(seen.status).toBe(200);
      expect(seen.content).toEqual(bucket.objects.get(`photos/${id}/${size}.jpg`)?.content);
    }
    expect((await seePhoto(test, await makeUser(test), { orderId, id })).status).toBe(404);
    await clear();
    expect(objectsOf(id)).toEqual(inBucket(id));
  });

  it('is deleted from there after its removal, as soon as the store works', async () => {
    const { id: orderId } = await picked();
    const id = await addedPhoto(test, kala, orderId, picture);
    bucket.trouble = 503;
    expect((await dropPhoto(test, kala, { orderId, id })).status).toBe(200);
    await expect(clear()).rejects.toThrow('answered 503');
    expect(await orphanedPhotos()).toEqual([{ id }]);
    bucket.trouble = undefined;
    await clear();
    expect(objectsOf(id)).toEqual([]);
    expect(await orphanedPhotos()).toEqual([]);
  });

  it('is not there at all where the store did not take it, and may be sent again', async () => {
    const { id: orderId } = await picked();
    bucket.trouble = 500;
    expect(await sendPhoto(test, kala, orderId, picture, { key: 'once' })).toMatchObject({
      status: 503,
      message: 'Photos are not available right now. Please try again',
    });
    expect(await rows('select id from order_photo where order_id = ?', [orderId])).toEqual([]);
    bucket.trouble = undefined;
    const sent = () => sendPhoto(test, kala, orderId, picture, { key: 'once' });
    const both = await Promise.all([sent(), sent()]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = both.map(({ photo }) => photo?.id ?? '');
    expect(first).toBe(second);
    await rows(`update orphaned_photo set due_at = now()`);
    await clear();
    expect([...bucket.objects.keys()].filter((name) => name.includes(first ?? ''))).toHaveLength(2);
    expect(await orphanedPhotos()).toEqual([]);
    expect(bucket.objects.size).toBe(2 * (await rows('select id from order_photo')).length);
  });

  it('that the store has lost is not found; during an outage of the store it is unavailable', async () => {
    const { id: orderId } = await picked();
    const id = await addedPhoto(test, kala, orderId, picture);
    bucket.trouble = 500;
    expect((await seePhoto(test, kala, { orderId, id })).status).toBe(503);
    bucket.trouble = undefined;
    bucket.objects.delete(`photos/${id}/whole.jpg`);
    expect((await seePhoto(test, kala, { orderId, id })).status).toBe(404);
  });

  it('works beside older ones in the database; without the store it is unavailable', async () => {
    const { id: orderId } = await picked();
    const { objects } = test.app;
    delete test.app.objects;
    const older = await addedPhoto(test, kala, orderId, picture);
    test.app.objects = objects;
    const newer = await addedPhoto(test, kala, orderId, picture);
    expect((await seePhoto(test, kala, { orderId, id: older })).status).toBe(200);
    delete test.app.objects;
    expect((await seePhoto(test, kala, { orderId, id: newer })).status).toBe(503);
    expect((await seePhoto(test, kala, { orderId, id: older })).status).toBe(200);
    await clear();
    test.app.objects = objects;
    expect((await dropPhoto(test, kala, { orderId, id: older })).status).toBe(200);
    expect(await orphanedPhotos()).toEqual([]);
  });
});
