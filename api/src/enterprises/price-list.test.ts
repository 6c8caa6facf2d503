import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth } from '../testing/orders/order-factories.js';
import { BAD_PRICES } from '../testing/bad-input.js';
import { PRICE_LIST, type PriceList, PriceLists, type PriceRow } from '../testing/price-lists.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const READ = `query ($customerId: ID!) { priceList(id: $customerId) { ${PRICE_LIST} } }`;
const OWN = `{ myPriceList { ${PRICE_LIST} } }`;
const DELETE_CLOTH = `mutation ($id: ID!, $version: Int! = 1) { deleteCloth(id: $id, version: $version) { message } }`;

let test: TestServer;
let admin: TestUser;
let enterprise: TestUser;
let lists: PriceLists;
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

describe('a price list', () => {
  it('is empty until it is saved, and then as it was saved', async () => {
    expect(await lists.saved(enterprise.id)).toEqual([]);
    const { data } = await lists.save(enterprise.id, [
      { type: ` ${towel.name.toUpperCase()} `, price: 1250 },
      { type: shirt.name, price: 1 },
    ]);
    expect(data?.replacePriceList).toEqual({
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
    await lists.save(enterprise.id, [{ type: shirt.name, price: 100 }]);
    await lists.save(enterprise.id, [{ type: towel.name, price: 200 }]);
    expect(await lists.saved(enterprise.id)).toEqual([{ type: towel.name, price: 200 }]);
    await lists.save(enterprise.id, []);
    expect(await lists.saved(enterprise.id)).toEqual([]);
  });

  it('is visible to its enterprise, and to no other customer', async () => {
    await lists.save(enterprise.id, [{ type: shirt.name, price: 100 }]);
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
    expect(refusal(await lists.save(id, [])).code).toBe('NOT_FOUND');
    expect(refusal(await test.graphql(READ, { customerId: id }, admin.token)).code).toBe(
      'NOT_FOUND',
    );
  });

  it('follows the name of its cloth, and loses a row whose cloth is deleted', async () => {
    await lists.save(enterprise.id, [
      { type: shirt.name, price: 100 },
      { type: towel.name, price: 200 },
    ]);
    const UPDATE = `mutation ($id: ID!, $input: UpdateClothInput!) { updateCloth(id: $id, version: 1, input: $input) { message } }`;
    const input = { name: `${shirt.name} new`, price: 1 };
    await test.graphql(UPDATE, { id: shirt.id, input }, admin.token);
    await test.graphql(DELETE_CLOTH, { id: towel.id }, admin.token);
    expect(await lists.saved(enterprise.id)).toEqual([{ type: `${shirt.name} new`, price: 100 }]);
  });
});

describe('one bad row', () => {
  const expectRefused = async (rows: PriceRow[], fields: Record<string, string>) => {
    await lists.save(enterprise.id, [{ type: towel.name, price: 777 }]);
    const answer = await lists.save(enterprise.id, rows);
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
    expect(await lists.saved(enterprise.id)).toEqual([{ type: towel.name, price: 777 }]);
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
