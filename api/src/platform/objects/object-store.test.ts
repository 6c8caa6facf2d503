import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBucket, storeOf, type TestBucket } from '../../testing/orders/bucket.js';
import { createObjectStore, ObjectStoreAway } from './object-store.js';

let bucket: TestBucket;
beforeAll(async () => {
  bucket = await startBucket();
});
afterEach(() => {
  bucket.trouble = undefined;
});
afterAll(() => bucket.stop());

const CONTENT = Buffer.from([0, 255, 13, 10, 0xe2]);

describe('a bucket', () => {
  it('returns a stored file with its content type until it is deleted', async () => {
    const store = storeOf(bucket);
    await store.put('photos/one/whole.jpg', CONTENT, 'image/jpeg');
    expect([...bucket.objects]).toEqual([
      ['photos/one/whole.jpg', { content: CONTENT, type: 'image/jpeg' }],
    ]);
    expect(await store.get('photos/one/whole.jpg')).toEqual(CONTENT);
    await store.remove('photos/one/whole.jpg');
    expect(await store.get('photos/one/whole.jpg')).toBeNull();
    await store.remove('photos/one/whole.jpg');
    expect(bucket.objects.size).toBe(0);
  });

  it('refuses requests signed with another secret', async () => {
    const store = createObjectStore({ ...bucket.settings, secret: 'another one' });
    await expect(store.put('a', CONTENT, 'image/jpeg')).rejects.toThrow(
      /answered 403: .*SignatureDoesNotMatch/,
    );
    await expect(store.get('a')).rejects.toThrow(ObjectStoreAway);
    expect(bucket.objects.size).toBe(0);
  });

  it('throws ObjectStoreAway when the store fails, redirects, lacks the folder or cannot be reached', async () => {
    const store = storeOf(bucket);
    for (const trouble of [503, 500, 307]) {
      bucket.trouble = trouble;
      await expect(store.put('a', CONTENT, 'image/jpeg')).rejects.toThrow(ObjectStoreAway);
      await expect(store.get('a')).rejects.toThrow(ObjectStoreAway);
      await expect(store.remove('a')).rejects.toThrow(ObjectStoreAway);
    }
    bucket.trouble = 404;
    await expect(store.put('a', CONTENT, 'image/jpeg')).rejects.toThrow('answered 404');
    const gone = await startBucket();
    await gone.stop();
    await expect(storeOf(gone).get('a')).rejects.toThrow('cannot be reached');
  });
});
