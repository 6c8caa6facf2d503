import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

interface Cloth {
  _id: string;
  id: string;
  name: string;
  price: number;
  updatedAt: string;
}

interface ClothResponse {
  message: string;
  cloth: Cloth;
}

const create = (body: object) =>
  rest.call<ClothResponse>('POST', '/cloth/createCloth', { body, token: admin.token });
const update = (id: string, body: object) =>
  rest.call<ClothResponse>('PATCH', '/cloth/updateCloth/{id}', {
    params: { id },
    body,
    token: admin.token,
  });
const remove = (id: string) =>
  rest.call('DELETE', '/cloth/deleteCloth/{id}', { params: { id }, token: admin.token });
const list = (headers: Record<string, string> = {}) =>
  rest.call<Cloth[]>('GET', '/cloth/getAllCloth', { headers });

describe('cloths', () => {
  it('are added, changed and taken out, with prices in rupees', async () => {
    const { status, body } = await create({ name: 'Shirt', price: 49.5 });
    expect([status, body.message]).toEqual([200, 'Cloth created successfully']);
    expect(body.cloth).toMatchObject({ _id: body.cloth.id, name: 'Shirt', price: 49.5 });
    expect((await list()).body).toEqual([body.cloth]);

    const changed = await update(body.cloth.id, { name: 'Silk shirt', price: '60' });
    expect(changed.body).toEqual({
      message: 'Cloth updated successfully',
      cloth: {
        ...{ ...body.cloth, name: 'Silk shirt', price: 60, version: 2 },
        updatedAt: changed.body.cloth.updatedAt,
      },
    });
    expect((await remove(body.cloth.id)).body).toEqual({ message: 'Cloth deleted successfully' });
    expect((await list()).body).toEqual([]);
    expect((await remove(body.cloth.id)).status).toBe(404);
    expect((await update(randomUUID(), { name: 'Coat', price: 1 })).status).toBe(404);
  });

  it('are sent again only when they have changed', async () => {
    const first = await list();
    const etag = first.headers.get('etag') ?? '';
    const same = await list({ 'if-none-match': `"other", W/${etag}` });
    expect([same.status, same.body]).toEqual([304, '']);
    await create({ name: `Curtain ${randomUUID().slice(0, 4)}`, price: 120 });
    const changed = await list({ 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
  });
});
