import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import {
  type StaffFixture,
  openStaffFixture,
  PLACE,
  post,
  save,
  THINGS,
} from '../testing/versioned-things.js';

let office: StaffFixture;
beforeAll(async () => {
  office = await openStaffFixture();
});
afterAll(() => office.test.stop());

describe('versions of an enterprise and its addresses', () => {
  const { address, enterprise } = THINGS;
  const SET_PRIMARY = 'mutation ($id: ID!) { setPrimaryAddress(id: $id) { message } }';
  const ADDRESSES =
    'query ($id: ID!) { user(id: $id) { version addresses { id version primary } } }';

  async function addressesOf(id: string) {
    const { data } = await office.test.graphql<{
      user: { version: number; addresses: { id: string; version: number; primary: boolean }[] };
    }>(ADDRESSES, { id }, office.asha.token);
    if (!data) throw new Error('There is no such user');
    return data.user;
  }

  it('a change of the primary address raises the version of the enterprise', async () => {
    const { id, version } = await enterprise.make(office);
    const [first] = (await addressesOf(id)).addresses;
    await save(office, address, { id: first?.id ?? '', version: 1 }, 'second floor', office.ravi);
    const late = refusal(await save(office, enterprise, { id, version }, 'Late Hotel'));
    expect(late.message).toMatch(/^Admin changed the enterprise/);
    const second = await post(office, '/address/add', {
      userId: id,
      ...PLACE,
      address: '9, Other Street',
    });
    expect((await addressesOf(id)).version).toBe(version + 1);
    await office.test.graphql(SET_PRIMARY, { id: second.id }, office.ravi.token);
    expect((await addressesOf(id)).version).toBe(version + 2);
  });

  it('a change of the enterprise without its address does not raise the version of the address', async () => {
    const { id, version } = await enterprise.make(office);
    await save(office, enterprise, { id, version }, 'Hotel by another name');
    const [same] = (await addressesOf(id)).addresses;
    expect(same?.version).toBe(1);
    const input = { ...enterprise.input('Moved hotel'), address: '8, Station Road' };
    const UPDATE = `mutation ($id: ID!, $input: UpdateEnterpriseInput!) { ${enterprise.save.replace('$version', '2')} }`;
    await office.test.graphql(UPDATE, { id, input }, office.asha.token);
    expect(
      refusal(await save(office, address, { id: same?.id ?? '', version: 1 }, 'late', office.ravi))
        .message,
    ).toMatch(/^Asha Raman changed the address/);
  });

  it('setPrimaryAddress needs and raises no version, and no later edit reverts it', async () => {
    const { id: userId } = await makeUser(office.test);
    const add = (street: string) =>
      post(office, '/address/add', { userId, ...PLACE, address: `${street}, Long Street` });
    const [first, second] = [await add('12'), await add('14')];
    await office.test.graphql(SET_PRIMARY, { id: second.id }, office.ravi.token);
    expect(
      refusal(await save(office, address, { id: first.id, version: 1 }, 'ground floor')).code,
    ).toBe('OK');
    const { version, addresses } = await addressesOf(userId);
    expect(addresses).toEqual([
      { id: second.id, version: 1, primary: true },
      { id: first.id, version: 2, primary: false },
    ]);
    expect(version).toBe(1);
  });
});
