import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../testing/refusals.js';
import {
  names,
  type StaffFixture,
  openStaffFixture,
  read,
  save,
  type VersionedRecord,
  THINGS,
} from '../testing/versioned-things.js';

let office: StaffFixture;
beforeAll(async () => {
  office = await openStaffFixture();
});
afterAll(() => office.test.stop());

describe.each(Object.entries<VersionedRecord>(THINGS))('of a %s', (word, thing) => {
  it('saves one of two simultaneous changes and refuses the other with CONFLICT', async () => {
    const { id, version } = await thing.make(office);
    const [one = '', two = ''] = await names(office, thing, 2);
    const answers = await Promise.all([
      save(office, thing, { id, version }, one, office.asha),
      save(office, thing, { id, version }, two, office.ravi),
    ]);
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.toSorted()).toEqual(['CONFLICT', 'OK']);
    const now = await read(office, thing, id);
    expect(now.version).toBe(version + 1);
    expect(now.text).toContain(codes[0] === 'OK' ? one : two);
  });

  it('refuses a change of an old version with the name of the user who changed it, and accepts the new version', async () => {
    const { id, version } = await thing.make(office);
    const [one = '', two = ''] = await names(office, thing, 2);
    expect(refusal(await save(office, thing, { id, version }, one, office.asha)).code).toBe('OK');
    const late = `changed the ${word} in the meantime. Please review it and try again`;
    expect(refusal(await save(office, thing, { id, version }, two, office.ravi))).toEqual({
      code: 'CONFLICT',
      message: `Asha Raman ${late}`,
      fields: {},
    });
    expect(refusal(await save(office, thing, { id, version }, two, office.asha)).message).toBe(
      `You ${late}`,
    );
    expect((await read(office, thing, id)).text).toContain(one);
    expect(
      refusal(await save(office, thing, { id, version: version + 1 }, two, office.ravi)).code,
    ).toBe('OK');
    expect((await read(office, thing, id)).text).toContain(two);
  });

  it('REST honours If-Match, and without it changes the present version', async () => {
    const { id, version } = await thing.make(office);
    const [one = '', two = '', three = ''] = await names(office, thing, 3);
    const put = (name: string, headers: Record<string, string> = {}) =>
      office.rest.call(thing.rest.method, thing.rest.path, {
        ...{ params: { id }, headers, token: office.asha.token },
        body: thing.body(id, name),
      });
    expect((await put(one, { 'if-match': `"${version}"` })).status).toBe(200);
    const late = await put(two, { 'if-match': `"${version}"` });
    expect([late.status, late.body.message]).toEqual([
      409,
      `You changed the ${word} in the meantime. Please review it and try again`,
    ]);
    expect((await read(office, thing, id)).text).toContain(one);
    expect((await put(two)).status).toBe(200);
    expect((await put(three, { 'if-match': '*' })).status).toBe(200);
    expect((await read(office, thing, id)).version).toBe(version + 3);
  });

  it.each([0, -1, 2_147_483_647])(
    'refuses the version %i, which never existed, with CONFLICT',
    async (odd) => {
      const { id, version } = await thing.make(office);
      const [first = '', other = ''] = await names(office, thing, 2);
      await save(office, thing, { id, version }, first);
      expect(refusal(await save(office, thing, { id, version: odd }, other)).code).toBe('CONFLICT');
    },
  );
});

const DELETIONS = {
  cloth: 'deleteCloth',
  employee: 'deleteEmployee',
  enterprise: 'deleteEnterprise',
  address: 'deleteAddress',
} as const;

const DELETED_THINGS = Object.keys(DELETIONS) as (keyof typeof DELETIONS)[];

it.each(DELETED_THINGS)('a deletion of an old version of a %s is refused', async (word) => {
  const thing = THINGS[word];
  const { id, version } = await thing.make(office);
  const [name = ''] = await names(office, thing, 1);
  await save(office, thing, { id, version }, name, office.asha);
  const remove = (seen: number) =>
    office.test.graphql(
      `mutation ($id: ID!, $version: Int!) { ${DELETIONS[word]}(id: $id, version: $version) { message } }`,
      { id, version: seen },
      office.asha.token,
    );
  expect(refusal(await remove(version))).toMatchObject({
    code: 'CONFLICT',
    message: `You changed the ${word} in the meantime. Please review it and try again`,
  });
  expect(refusal(await remove(version + 1)).code).toBe('OK');
});
