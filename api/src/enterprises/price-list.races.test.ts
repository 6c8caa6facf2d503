import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { untilLocked } from '../testing/lock-waits.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { PriceLists } from '../testing/price-lists.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const DELETE_CLOTH = `mutation ($id: ID!, $version: Int! = 1) { deleteCloth(id: $id, version: $version) { message } }`;

let test: TestServer;
let admin: TestUser;
let lists: PriceLists;
let enterprise: TestUser;
let shirt: { id: string; name: string };
let towel: { id: string; name: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  lists = new PriceLists(test, admin);
});
afterAll(() => test.stop());
beforeEach(async () => {
  enterprise = await makeUser(test, { role: 'enterprise' });
  shirt = await makeCloth(test);
  towel = await makeCloth(test);
});

describe('at once', () => {
  it('one of many simultaneous lists for an enterprise is saved, as a first or a later one', async () => {
    const versions = Array.from({ length: 12 }, (_, i) => [
      { type: shirt.name, price: 100 + i },
      { type: towel.name, price: 200 + i },
    ]);
    for (const seen of [0, 1]) {
      const answers = await Promise.all(
        versions.map((items) => lists.save(enterprise.id, items, seen)),
      );
      const codes = answers.map((answer) => refusal(answer).code);
      expect(codes.filter((code) => code === 'OK')).toEqual(['OK']);
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(versions.length - 1);
      expect(await lists.saved(enterprise.id)).toEqual(versions[codes.indexOf('OK')]);
    }
  });

  it('a cloth that is deleted while lists with it are saved is in none of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cloth = await makeCloth(test);
      const items = [
        { type: towel.name, price: 9 },
        { type: cloth.name, price: 8 },
      ];
      await lists.save(enterprise.id, []);
      const [deleted, ...answers] = await Promise.all([
        test.graphql(DELETE_CLOTH, { id: cloth.id }, admin.token),
        ...[1, 2, 3].map(() => lists.save(enterprise.id, items)),
      ]);
      expect(refusal(deleted).code).toBe('OK');
      const codes = answers.map((answer) => refusal(answer).code);
      for (const code of codes) expect(['OK', 'CONFLICT', 'BAD_USER_INPUT']).toContain(code);
      const left = codes.includes('OK') ? [{ type: towel.name, price: 9 }] : [];
      expect(await lists.saved(enterprise.id)).toEqual(left);
    }
  });
});

describe('a cloth type that is deleted while a list with it is saved', () => {
  it('makes the list wait, and then refuses it', async () => {
    const em = test.orm.em.fork();
    await em.begin();
    await em.execute('update cloth set archived_at = now() where id = ?', [shirt.id]);
    const saving = lists.save(enterprise.id, [{ type: shirt.name, price: 1000 }]);
    await untilLocked(test, 1, 'cloth');
    await em.commit();
    expect(refusal(await saving)).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { 'items.0.type': expect.any(String) as string } },
    });
    expect(await lists.saved(enterprise.id)).toEqual([]);
  });
});
