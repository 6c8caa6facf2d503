import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, presetOf, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const FIELDS = 'id name discountLimit anyDiscount changePrices version';
const SAVE = `mutation ($id: ID!, $version: Int!, $input: UpdateAccessPresetInput!) {
  updateAccessPreset(id: $id, version: $version, input: $input) { message preset { ${FIELDS} } }
}`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

interface Preset {
  id: string;
  version: number;
  name: string;
}

async function presets({ token } = admin): Promise<Preset[]> {
  const { data, errors } = await test.graphql<{ accessPresets: Preset[] }>(
    `{ accessPresets { ${FIELDS} } }`,
    {},
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.accessPresets;
}

const plain = { discountLimit: 5, anyDiscount: false, changePrices: false };
const save = (seen: { id: string; version: number }, input = plain, { token } = admin) =>
  test.graphql<{ updateAccessPreset: { message: string; preset: Preset } }>(
    SAVE,
    { id: seen.id, version: seen.version, input },
    token,
  );

describe('the presets', () => {
  it('begin with 10% at the counter, 0% in the plant and for drivers, any discount for managers', async () => {
    const fixed = { anyDiscount: false, changePrices: false };
    expect(await presets()).toMatchObject([
      { name: 'COUNTER', discountLimit: 10, ...fixed },
      { name: 'PLANT', discountLimit: 0, ...fixed },
      { name: 'DRIVER', discountLimit: 0, ...fixed },
      { name: 'MANAGER', anyDiscount: true, changePrices: true },
    ]);
  });

  it('are read by staff who give access, and changed by staff who change settings', async () => {
    const head = await makeStaff(test, ['staff.write']);
    expect(await presets(head)).toHaveLength(4);
    const plant = await presetOf(test, 'plant');
    expect(refusal(await save(plant, plain, head)).code).toBe('FORBIDDEN');
    const clerk = await makeStaff(test, ['settings.write']);
    expect(refusal(await save(plant, plain, clerk)).code).toBe('OK');
  });

  it('do not change employees who have access', async () => {
    const { employeeId } = await makeStaff(test, ['orders.pickup']);
    const read = () =>
      test.graphql(
        'query ($id: ID!) { employee(id: $id) { permissions discountLimit version } }',
        { id: employeeId },
        admin.token,
      );
    const before = await read();
    const input = { discountLimit: 40, anyDiscount: true, changePrices: true };
    for (const preset of await presets()) await save(preset, input);
    expect(await read()).toEqual(before);
  });

  it('refuse a second concurrent change, and name the first user', async () => {
    const seen = await presetOf(test, 'driver');
    const other = await makeAdmin(test);
    expect((await save(seen, { ...plain, discountLimit: 3 }, other)).data).toMatchObject({
      updateAccessPreset: { message: 'Preset saved', preset: { discountLimit: 3 } },
    });
    expect(refusal(await save(seen))).toMatchObject({
      code: 'CONFLICT',
      message: `${other.name} changed the preset in the meantime. Please review it and try again`,
    });
    expect((await presetOf(test, 'driver')).version).toBe(seen.version + 1);
  });

  it.each([
    [-1, 'Discount must not be below 0%'],
    [101, 'Discount must be at most 100%'],
  ])('refuse a discount of %d %% at its field', async (discountLimit, words) => {
    const seen = await presetOf(test, 'counter');
    expect(refusal(await save(seen, { ...plain, discountLimit }))).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { discountLimit: words },
    });
    expect(await presetOf(test, 'counter')).toEqual(seen);
  });

  it('have their name in the audit', async () => {
    const own = await makeAdmin(test);
    const seen = await presetOf(test, 'counter');
    await save(seen, { discountLimit: 15, anyDiscount: false, changePrices: true }, own);
    const [entry] = await entriesOf(test, { by: own.id });
    expect(entry).toMatchObject({
      ...{ operation: 'updateAccessPreset', kind: 'changed', thing: 'preset' },
      ...{ object_id: seen.id, part: 'access_preset' },
      after: { discount_limit: 15 },
    });
    const { data } = await test.graphql(
      `query ($id: ID, $by: ID) {
        auditEntries(filter: { objectId: $id, actorUserId: $by }) { nodes { objectName } }
      }`,
      { id: seen.id, by: own.id },
      admin.token,
    );
    expect(data).toMatchObject({ auditEntries: { nodes: [{ objectName: 'Counter' }] } });
  });
});
