import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOrm, type Orm } from '../database.js';
import { createServer } from '../http/server.js';
import { Listener } from '../platform/postgres/listener.js';
import { BAD_LINES, BAD_PRICES } from '../testing/bad-input.js';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { type Line, startLine } from '../testing/line.js';
import { refusal } from '../testing/refusals.js';
import { statementsOf } from '../testing/statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const CLOTHS = `{ cloths { id name price } }`;
const CREATE = `mutation ($input: ClothInput!) { createCloth(input: $input) { message cloth { id name price } } }`;
const UPDATE = `mutation ($id: ID!, $version: Int! = 1, $input: ClothInput!) { updateCloth(id: $id, version: $version, input: $input) { message cloth { id name price } } }`;
const DELETE = `mutation ($id: ID!) { deleteCloth(id: $id) { message } }`;

interface Cloth {
  id: string;
  name: string;
  price: number;
}
type Saved = Record<'createCloth' | 'updateCloth', { message: string; cloth: Cloth }>;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const create = (name: string, price: unknown = 2500) =>
  test.graphql<Saved>(CREATE, { input: { name, price } }, admin.token);

async function make(name: string, price = 2500): Promise<Cloth> {
  const { data } = await create(name, price);
  if (!data) throw new Error(`${name} was not made`);
  return data.createCloth.cloth;
}

const catalogue = async (): Promise<Cloth[]> =>
  (await test.graphql<{ cloths: Cloth[] }>(CLOTHS)).data?.cloths ?? [];

describe('the catalogue', () => {
  it('is read by everybody, by name, without what was deleted', async () => {
    await make('b zebra print');
    await make('B apron', 0);
    const gone = await make('b gone');
    await test.graphql(DELETE, { id: gone.id }, admin.token);
    const names = (await catalogue()).map(({ name }) => name).filter((name) => /^b/i.test(name));
    expect(names).toEqual(['B apron', 'b zebra print']);
  });

  it('stands in one alphabet, whatever the case of a name', async () => {
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

  it('does not repeat what was submitted', async () => {
    const { errors } = await create('Quiet', 'a-secret-value');
    expect(JSON.stringify(errors)).not.toContain('a-secret-value');
  });
});

describe('changing', () => {
  it('replaces name and price, also the case of its own name', async () => {
    const { id } = await make('scarf');
    const input = { name: 'Scarf', price: 0 };
    const { data } = await test.graphql<Saved>(UPDATE, { id, input }, admin.token);
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
  it('works once, and leaves the row for the orders that name it', async () => {
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

describe('a process that hears of changes', () => {
  let there: FastifyInstance;
  let orm: Orm;
  let listener: Listener;
  let line: Line;
  beforeAll(async () => {
    const url = test.orm.config.get('clientUrl') ?? '';
    orm = createOrm({ url });
    line = await startLine(url);
    listener = new Listener({ url: line.url, patience: 60_000 });
    there = await createServer({ orm, app: { ...test.app, figures: undefined }, listener });
    listener.start(there.log);
    await vi.waitUntil(() => listener.isListening, { timeout: 60_000 });
  });
  afterAll(async () => {
    await there.close();
    await listener.stop();
    await line.stop();
    await orm.close();
  });

  async function ask<Data>(query: string, variables: object = {}, token?: string): Promise<Data> {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const payload = { query, variables };
    const answer = await there.inject({ method: 'POST', url: '/graphql', headers, payload });
    return answer.json<{ data: Data }>().data;
  }
  const pricesOf = (cloths: Cloth[], id: string) =>
    cloths.filter((cloth) => cloth.id === id).map(({ price }) => price);
  const priceThere = async (id: string, token?: string) =>
    pricesOf((await ask<{ cloths: Cloth[] }>(CLOTHS, {}, token)).cloths, id);

  /** Whether its price is given without a look at the table. */
  const isKept = async (id: string) => {
    const sent = await statementsOf(() => priceThere(id));
    return sent.every(({ text }) => !text.includes('cloth'));
  };

  it('gives the catalogue without asking the database, until it changes in whatever way', async () => {
    const { id, name } = await make('Apron of linen');
    await expect.poll(() => priceThere(id)).toEqual([2500]);
    await expect.poll(() => isKept(id)).toBe(true);
    await test.graphql(UPDATE, { id, input: { name, price: 3000 } }, admin.token);
    await expect.poll(() => priceThere(id)).toEqual([3000]);
    await expect.poll(() => isKept(id)).toBe(true);
    const em = test.orm.em.fork();
    await em.execute('update cloth set price = 3500 where id = ?', [id]);
    await expect.poll(() => priceThere(id)).toEqual([3500]);
    await expect.poll(() => isKept(id)).toBe(true);
    await em.execute('truncate cloth cascade');
    await expect.poll(() => priceThere(id)).toEqual([]);
  });

  it('shows a change to whoever makes it, and its own to everybody, before it hears of it', async () => {
    const { id, name } = await make('Apron of silk');
    await expect.poll(() => priceThere(id)).toEqual([2500]);
    await expect.poll(() => isKept(id)).toBe(true);
    line.fallSilent();
    await test.graphql(UPDATE, { id, input: { name, price: 1 } }, admin.token);
    expect(await priceThere(id, admin.token)).toEqual([1]);
    await ask(UPDATE, { id, version: 2, input: { name, price: 2 } }, admin.token);
    expect(await priceThere(id)).toEqual([2]);
    await ask(DELETE, { id }, admin.token);
    expect(await priceThere(id)).toEqual([]);
    line.mend();
  });
});
