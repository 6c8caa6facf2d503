import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeStaff, type TestUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const SAVE = `mutation ($name: String!, $filters: String!) {
  createSavedFilter(input: { name: $name, filters: $filters }) { message savedFilter { id name filters version } }
}`;
const RENAME = `mutation ($id: ID!, $version: Int!, $name: String!) {
  renameSavedFilter(id: $id, version: $version, input: { name: $name }) { savedFilter { name version } }
}`;
const DELETE = `mutation ($id: ID!, $version: Int! = 1) { deleteSavedFilter(id: $id, version: $version) { message } }`;
const FILTERS = `{ savedFilters { id name filters } }`;

interface SavedFilter {
  id: string;
  name: string;
  filters: string;
  version: number;
}

let test: TestServer;
let asha: TestUser & { employeeId: string };
let ravi: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  ravi = await makeStaff(test, ['orders.read']);
});
afterAll(() => test.stop());

const save = (name: string, filters = 'queue=OVERDUE&sort=due.desc', who: TestUser = asha) =>
  test.graphql<{ createSavedFilter: { savedFilter: SavedFilter } }>(
    SAVE,
    { name, filters },
    who.token,
  );

async function saved(name: string): Promise<SavedFilter> {
  const { data } = await save(name);
  if (!data) throw new Error(`${name} was not saved`);
  return data.createSavedFilter.savedFilter;
}

const namesOf = async ({ token }: TestUser) =>
  (await test.graphql<{ savedFilters: SavedFilter[] }>(FILTERS, {}, token)).data?.savedFilters.map(
    ({ name }) => name,
  );

const rename = ({ id, version }: SavedFilter, name: string, who: TestUser = asha) =>
  test.graphql<{ renameSavedFilter: { savedFilter: SavedFilter } }>(
    RENAME,
    { id, version, name },
    who.token,
  );

describe('saved filters', () => {
  beforeAll(async () => {
    asha = await makeStaff(test, ['orders.read']);
  });

  it('are stored as the URL has them, listed by name, and visible to their owner only', async () => {
    const savedFilter = await saved('  Zari   work ');
    expect(savedFilter).toMatchObject({
      name: 'Zari work',
      filters: 'queue=OVERDUE&sort=due.desc',
      version: 1,
    });
    await saved('Hotels');
    expect(await namesOf(asha)).toEqual(['Hotels', 'Zari work']);
    expect(await namesOf(ravi)).toEqual([]);
    expect(await namesOf(await makeAdmin(test))).toEqual([]);
    for (const answer of [
      await rename(savedFilter, 'Mine', ravi),
      await test.graphql(DELETE, { id: savedFilter.id }, ravi.token),
    ])
      expect(refusal(answer)).toMatchObject({ code: 'NOT_FOUND', message: 'Filter not found' });
  });

  it('have a name each, without regard to case, which others may have as well', async () => {
    const savedFilter = await saved('Press');
    expect(refusal(await save('PRESS'))).toMatchObject({
      ...{ code: 'CONFLICT', fields: { name: 'You already have a filter with this name' } },
    });
    expect(refusal(await rename(await saved('Ironing'), 'press')).fields).toHaveProperty('name');
    expect(refusal(await save('Press', '', ravi)).code).toBe('OK');
    const twice = await Promise.all([save('Twins'), save('twins')]);
    expect(twice.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
    expect((await rename(savedFilter, 'PRESS')).data?.renameSavedFilter.savedFilter).toEqual({
      ...{ name: 'PRESS', version: 2 },
    });
  });

  it('are renamed only with the current version, and deleted once', async () => {
    const savedFilter = await saved('Seen');
    const answers = await Promise.all([
      rename(savedFilter, 'Seen one'),
      rename(savedFilter, 'Seen two'),
    ]);
    expect(answers.map((answer) => refusal(answer).code).toSorted()).toEqual(['CONFLICT', 'OK']);
    const stale = await test.graphql(DELETE, { id: savedFilter.id, version: 1 }, asha.token);
    expect(refusal(stale).code).toBe('CONFLICT');
    const remove = () => test.graphql(DELETE, { id: savedFilter.id, version: 2 }, asha.token);
    const removed = await Promise.all([remove(), remove()]);
    expect(removed.map((answer) => refusal(answer).code).toSorted()).toEqual(['NOT_FOUND', 'OK']);
    for (const id of ['nobody', '']) {
      const answer = await test.graphql(DELETE, { id }, asha.token);
      expect(refusal(answer).code).toBe('NOT_FOUND');
    }
  });

  it('refuse an empty or too long name', async () => {
    for (const name of ['', ' ', 'x'.repeat(41), 'bell \u0007'])
      expect(refusal(await save(name)).fields).toHaveProperty('name');
    expect(refusal(await save('Long', 'x'.repeat(1001))).fields).toHaveProperty('filters');
    expect(refusal(await save('Forty'.padEnd(40, '.'), 'x'.repeat(1000))).code).toBe('OK');
  });

  it('are at most twenty, with many saved at once', async () => {
    const many = await makeStaff(test, ['orders.read']);
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, place) => save(`SavedFilter ${place}`, '', many)),
    );
    const refused = answers.map(refusal).filter(({ code }) => code !== 'OK');
    expect(refused).toHaveLength(3);
    for (const { message } of refused)
      expect(message).toBe('You can keep at most 20 filters. Delete one first');
    expect(await namesOf(many)).toHaveLength(20);
  });

  it('are in the audit, and are deleted with the access of their owner', async () => {
    const kala = await makeStaff(test, ['orders.read']);
    await save('Gone', 'queue=OUT_FOR_DELIVERY', kala);
    const [entry] = await entriesOf(test, { by: kala.id });
    expect(entry).toMatchObject({ operation: 'createSavedFilter', after: { name: 'Gone' } });
    const admin = await makeAdmin(test);
    const ended = await test.graphql(
      `mutation ($id: ID!, $version: Int! = 1) { deleteEmployee(id: $id, version: $version) { message } }`,
      { id: kala.employeeId },
      admin.token,
    );
    expect(refusal(ended).code).toBe('OK');
    const rows = await test.orm.em
      .fork()
      .execute('select 1 from saved_filter where user_id = ?', [kala.id]);
    expect(rows).toEqual([]);
  });
});
