import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { BAD_PRICES } from '../testing/bad-input.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const ITEMS = 'customerId version items { clothId type price }';
const SAVE = `mutation ($customerId: ID!, $version: Int!, $items: [PriceListItemInput!]!) {
  savePriceList(customerId: $customerId, version: $version, items: $items) { message priceList { ${ITEMS} } }
}`;
const READ = `query ($customerId: ID!) { priceList(customerId: $customerId) { ${ITEMS} } }`;
const OWN = `{ myPriceList { ${ITEMS} } }`;
const DELETE_CLOTH = `mutation ($id: ID!) { deleteCloth(id: $id) { message } }`;

interface Row {
  type: string;
  price: unknown;
}
interface PriceList {
  customerId: string;
  version: number;
  items: (Row & { clothId: string })[];
}

let test: TestServer;
let admin: TestUser;
let enterprise: TestUser;
let shirt: { id: string; name: string };
let towel: { id: string; name: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());
beforeEach(async () => {
  enterprise = await makeUser(test, { role: 'enterprise' });
  shirt = await makeCloth(test);
  towel = await makeCloth(test);
});

const read = (customerId: string) =>
  test.graphql<{ priceList: PriceList }>(READ, { customerId }, admin.token);

/** Saves over the list as it is at that moment, or over the version that somebody saw. */
async function save(items: Row[], customerId = enterprise.id, seen?: number) {
  const version = seen ?? (await read(customerId)).data?.priceList.version ?? 0;
  return test.graphql<{ savePriceList: { message: string; priceList: PriceList } }>(
    SAVE,
    { customerId, version, items },
    admin.token,
  );
}

async function saved(customerId = enterprise.id): Promise<Row[]> {
  const { data } = await read(customerId);
  if (!data) throw new Error('There is no price list');
  return data.priceList.items.map(({ type, price }) => ({ type, price }));
}

describe('a price list', () => {
  it('is empty until it is saved, and then as it was saved', async () => {
    expect(await saved()).toEqual([]);
    const { data } = await save([
      { type: ` ${towel.name.toUpperCase()} `, price: 1250 },
      { type: shirt.name, price: 1 },
    ]);
    expect(data?.savePriceList).toEqual({
      message: 'Enterprise amount saved successfully',
      priceList: {
        customerId: enterprise.id,
        version: 1,
        items: [
          { clothId: towel.id, type: towel.name, price: 1250 },
          { clothId: shirt.id, type: shirt.name, price: 1 },
        ],
      },
    });
  });

  it('is replaced as a whole, also by nothing', async () => {
    await save([{ type: shirt.name, price: 100 }]);
    await save([{ type: towel.name, price: 200 }]);
    expect(await saved()).toEqual([{ type: towel.name, price: 200 }]);
    await save([]);
    expect(await saved()).toEqual([]);
  });

  it('is read by its enterprise and by nobody else', async () => {
    await save([{ type: shirt.name, price: 100 }]);
    const own = await test.graphql<{ myPriceList: PriceList }>(OWN, {}, enterprise.token);
    expect(own.data?.myPriceList.items).toHaveLength(1);
    const other = await makeUser(test, { role: 'enterprise' });
    const theirs = await test.graphql<{ myPriceList: PriceList }>(OWN, {}, other.token);
    expect(theirs.data?.myPriceList).toEqual({ customerId: other.id, version: 0, items: [] });
    const customerId = enterprise.id;
    expect(refusal(await test.graphql(READ, { customerId }, other.token)).code).toBe('FORBIDDEN');
  });

  it('belongs to enterprises only', async () => {
    const { id } = await makeUser(test);
    expect(refusal(await save([], id)).code).toBe('NOT_FOUND');
    expect(refusal(await test.graphql(READ, { customerId: id }, admin.token)).code).toBe(
      'NOT_FOUND',
    );
  });

  it('follows the name of its cloth, and loses a row whose cloth is deleted', async () => {
    await save([
      { type: shirt.name, price: 100 },
      { type: towel.name, price: 200 },
    ]);
    const UPDATE = `mutation ($id: ID!, $input: ClothInput!) { updateCloth(id: $id, version: 1, input: $input) { message } }`;
    const input = { name: `${shirt.name} new`, price: 1 };
    await test.graphql(UPDATE, { id: shirt.id, input }, admin.token);
    await test.graphql(DELETE_CLOTH, { id: towel.id }, admin.token);
    expect(await saved()).toEqual([{ type: `${shirt.name} new`, price: 100 }]);
  });
});

describe('one bad row', () => {
  const expectRefused = async (rows: Row[], fields: Record<string, string>) => {
    await save([{ type: towel.name, price: 777 }]);
    const answer = await save(rows);
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await saved()).toEqual([{ type: towel.name, price: 777 }]);
    return refusal(answer);
  };

  it.each([0, -1, -12_000])(
    'refuses the list for a price of %i, and says which row',
    async (price) => {
      const { message } = await expectRefused(
        [
          { type: towel.name, price: 5 },
          { type: shirt.name, price },
        ],
        { 'items.1.price': 'Please enter a valid price greater than zero' },
      );
      expect(message).toBe('Row 2: Please enter a valid price greater than zero');
    },
  );

  it.each(Object.entries(BAD_PRICES))(
    'refuses the list for a price that is %s',
    async (_, price) => {
      await expectRefused([{ type: shirt.name, price }], {
        'items.0.price': expect.any(String) as string,
      });
    },
  );

  it('refuses an unknown type', async () => {
    await expectRefused(
      [
        { type: shirt.name, price: 5 },
        { type: 'Spacesuit', price: 5 },
      ],
      { 'items.1.type': 'There is no cloth type "Spacesuit"' },
    );
  });

  it('refuses a type that was deleted', async () => {
    await test.graphql(DELETE_CLOTH, { id: shirt.id }, admin.token);
    await expectRefused([{ type: shirt.name, price: 5 }], {
      'items.0.type': expect.any(String) as string,
    });
  });

  it('refuses a type that comes twice, in any case', async () => {
    const type = shirt.name.toUpperCase();
    await expectRefused(
      [
        { type: shirt.name, price: 5 },
        { type, price: 6 },
      ],
      { 'items.1.type': `"${type}" is in the list twice` },
    );
  });

  it.each(['', 'x'.repeat(10_000), 'a\u0000b', 'a\u0007b'])('refuses the type %j', async (type) => {
    await expectRefused([{ type, price: 5 }], { 'items.0.type': expect.any(String) as string });
  });
});

describe('at once', () => {
  it('many lists for one enterprise, its first or a later one, leave the one that was taken', async () => {
    const lists = Array.from({ length: 12 }, (_, i) => [
      { type: shirt.name, price: 100 + i },
      { type: towel.name, price: 200 + i },
    ]);
    for (const seen of [0, 1]) {
      const answers = await Promise.all(lists.map((items) => save(items, enterprise.id, seen)));
      const codes = answers.map((answer) => refusal(answer).code);
      expect(codes.filter((code) => code === 'OK')).toEqual(['OK']);
      expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(lists.length - 1);
      expect(await saved()).toEqual(lists[codes.indexOf('OK')]);
    }
  });

  it('deleting a cloth while lists with it are saved never leaves it in one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const cloth = await makeCloth(test);
      const items = [
        { type: towel.name, price: 9 },
        { type: cloth.name, price: 8 },
      ];
      await save([]);
      const [deleted, ...answers] = await Promise.all([
        test.graphql(DELETE_CLOTH, { id: cloth.id }, admin.token),
        ...[1, 2, 3].map(() => save(items)),
      ]);
      expect(refusal(deleted).code).toBe('OK');
      const codes = answers.map((answer) => refusal(answer).code);
      for (const code of codes) expect(['OK', 'CONFLICT', 'BAD_USER_INPUT']).toContain(code);
      const left = codes.includes('OK') ? [{ type: towel.name, price: 9 }] : [];
      expect(await saved()).toEqual(left);
    }
  });
});

describe('a cloth type that is deleted while a list with it is saved', () => {
  it('makes the list wait, and then refuses it', async () => {
    const em = test.orm.em.fork();
    await em.begin();
    await em.execute('update cloth set archived_at = now() where id = ?', [shirt.id]);
    const saving = save([{ type: shirt.name, price: 1000 }]);
    const waiting = () =>
      test.orm.em.fork().execute(`select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ~ 'cloth'`);
    await expect.poll(async () => (await waiting()).length).toBe(1);
    await em.commit();
    expect(refusal(await saving)).toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { 'items.0.type': expect.any(String) as string } },
    });
    expect(await saved()).toEqual([]);
  });
});
