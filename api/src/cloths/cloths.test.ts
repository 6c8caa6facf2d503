import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BAD_LINES, BAD_PRICES } from '../testing/bad-input.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const CLOTHS = `{ cloths { id name price } }`;
const CREATE = `mutation ($input: CreateClothInput!) { createCloth(input: $input) { message cloth { id name price } } }`;
const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $input: UpdateClothInput!) { updateCloth(id: $id, version: $version, input: $input) { message cloth { id name price } } }`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteCloth(id: $id, version: $version) { message } }`;

interface Cloth {
  id: string;
  name: string;
  price: number;
}
type ClothMutations = Record<'createCloth' | 'updateCloth', { message: string; cloth: Cloth }>;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const create = (name: string, price: unknown = 2500) =>
  test.graphql<ClothMutations>(CREATE, { input: { name, price } }, admin.token);

async function make(name: string, price = 2500): Promise<Cloth> {
  const { data } = await create(name, price);
  if (!data) throw new Error(`${name} was not made`);
  return data.createCloth.cloth;
}

const catalogue = async (): Promise<Cloth[]> =>
  (await test.graphql<{ cloths: Cloth[] }>(CLOTHS)).data?.cloths ?? [];

describe('the catalogue', () => {
  it('is public, sorted by name, without deleted types', async () => {
    await make('b zebra print');
    await make('B apron', 0);
    const gone = await make('b gone');
    await test.graphql(DELETE, { id: gone.id }, admin.token);
    const names = (await catalogue()).map(({ name }) => name).filter((name) => /^b/i.test(name));
    expect(names).toEqual(['B apron', 'b zebra print']);
  });

  it('is sorted alphabetically, ignoring case', async () => {
    await make('Quilt, double');
    await make('quilt, baby');
    const names = (await catalogue()).map(({ name }) => name);
    expect(names.filter((name) => /^q/i.test(name))).toEqual(['quilt, baby', 'Quilt, double']);
  });
});

describe('creating', () => {
  it('cleans the name and says so', async () => {
    const { data } = await create('  Silk   Saree ', 22_050);
    expect(data?.createCloth).toMatchObject({
      message: 'Cloth created successfully',
      cloth: { name: 'Silk Saree', price: 22_050 },
    });
    expect(await catalogue()).toContainEqual(data?.createCloth.cloth);
  });

  it('refuses a name in use without regard to case, and takes it again once it was deleted', async () => {
    const { id } = await make('Waistcoat');
    const refused = await create('WAISTCOAT');
    expect(refusal(refused)).toMatchObject({
      code: 'CONFLICT',
      fields: { name: expect.any(String) as string },
    });
    await test.graphql(DELETE, { id }, admin.token);
    expect((await create('waistcoat')).errors).toBeUndefined();
  });

  it('lets one of two of the same name through when they come at once', async () => {
    const answers = await Promise.all(['Gown', 'gown', 'GOWN', 'gOWN'].map((name) => create(name)));
    expect(answers.filter(({ data }) => data?.createCloth)).toHaveLength(1);
    const codes = answers.flatMap(({ errors }) => errors?.[0]?.extensions.code ?? []);
    expect(codes).toEqual(['CONFLICT', 'CONFLICT', 'CONFLICT']);
  });

  it.each(Object.entries(BAD_LINES))('refuses a name that is %s', async (_, name) => {
    const before = await catalogue();
    expect(refusal(await create(name))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { name: expect.any(String) as string },
    });
    expect(await catalogue()).toEqual(before);
  });

  it.each(Object.entries(BAD_PRICES))('refuses a price that is %s', async (_, price) => {
    const before = await catalogue();
    expect(refusal(await create('Priceless', price))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { price: expect.any(String) as string },
    });
    expect(await catalogue()).toEqual(before);
  });

  it('does not repeat the submitted value', async () => {
    const { errors } = await create('Quiet', 'a-secret-value');
    expect(JSON.stringify(errors)).not.toContain('a-secret-value');
  });
});

describe('changing', () => {
  it('replaces name and price, also only the case of the name', async () => {
    const { id } = await make('scarf');
    const input = { name: 'Scarf', price: 0 };
    const { data } = await test.graphql<ClothMutations>(UPDATE, { id, input }, admin.token);
    expect(data?.updateCloth).toEqual({
      message: 'Cloth updated successfully',
      cloth: { id, name: 'Scarf', price: 0 },
    });
  });

  it('refuses the name of another one, and changes nothing', async () => {
    const { id } = await make('Cap');
    await make('Hat');
    const answer = await test.graphql(
      UPDATE,
      { id, input: { name: 'hat', price: 1 } },
      admin.token,
    );
    expect(refusal(answer)).toMatchObject({
      code: 'CONFLICT',
      fields: { name: expect.any(String) as string },
    });
    expect(await catalogue()).toContainEqual({ id, name: 'Cap', price: 2500 });
  });

  it.each([randomUUID(), 'no-id', ''])('does not find "%s"', async (id) => {
    const input = { name: 'Nothing', price: 1 };
    expect(refusal(await test.graphql(UPDATE, { id, input }, admin.token)).code).toBe('NOT_FOUND');
    expect(refusal(await test.graphql(DELETE, { id }, admin.token)).code).toBe('NOT_FOUND');
  });
});

describe('deleting', () => {
  it('works once, and the row stays for orders that refer to it', async () => {
    const { id } = await make('Veil');
    const first = await test.graphql<{ deleteCloth: { message: string } }>(
      DELETE,
      { id },
      admin.token,
    );
    expect(first.data?.deleteCloth.message).toBe('Cloth deleted successfully');
    expect(refusal(await test.graphql(DELETE, { id }, admin.token)).code).toBe('NOT_FOUND');
    const input = { name: 'Veil', price: 1 };
    expect(refusal(await test.graphql(UPDATE, { id, input }, admin.token)).code).toBe('NOT_FOUND');
    const rows = await test.orm.em.fork().execute('select name from cloth where id = ?', [id]);
    expect(rows).toEqual([{ name: 'Veil' }]);
  });
});
