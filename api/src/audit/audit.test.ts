import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AuditKind, recordAuditEvent } from '../platform/audit/audit-event.js';
import { addDays, today } from '../platform/dates.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth, makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const LIST = `query ($filter: AuditFilter, $first: Int, $after: String) {
  auditEntries(filter: $filter, first: $first, after: $after) {
    nodes { id createdAt actor { name role userId } operation kind thing objectId objectName objectRole part network requestId
      fields { name before after } }
    pageInfo { endCursor hasNextPage }
  }
}`;

interface Field {
  name: string;
  before: string | null;
  after: string | null;
}
interface Answer {
  auditEntries: {
    nodes: { id: string; operation: string; kind: string; objectName: string; fields: Field[] }[];
    pageInfo: { endCursor: string; hasNextPage: boolean };
  };
}

let test: TestServer;
let admin: TestUser;
let reader: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  reader = await makeStaff(test, ['audit.read']);
});
afterAll(() => test.stop());

async function list(filter: object, page: { first?: number; after?: string } = {}) {
  const answer = await test.graphql<Answer>(LIST, { filter, ...page }, reader.token);
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.auditEntries;
}

const setPrice = (id: string, name: string, price: number, { token } = admin) =>
  test.graphql(
    `mutation ($id: ID!, $version: Int!, $input: UpdateClothInput!) {
       updateCloth(id: $id, version: $version, input: $input) { cloth { id } } }`,
    { id, version: price, input: { name, price } },
    token,
  );

describe('an entry', () => {
  it('has actor, action and object, with the names of the schema', async () => {
    const { id, name } = await makeCloth(test, 100);
    await setPrice(id, name, 1);
    const { nodes } = await list({ objectId: id });
    expect(nodes).toMatchObject([
      {
        ...{ actor: { name: 'Admin', role: 'ADMIN', userId: admin.id }, operation: 'updateCloth' },
        ...{ kind: 'CHANGED', thing: 'cloth', objectId: id, objectName: name, objectRole: null },
        ...{ part: 'cloth', network: '127.0.0.1' },
        fields: [{ name: 'price', before: '100', after: '1' }],
      },
    ]);
  });

  it('keeps the actor’s name of that time, and shows the object’s current name', async () => {
    const staff = await makeStaff(test, ['customers.write'], { name: 'Old Name' });
    const customer = await makeUser(test, { name: 'Before' });
    const save = (token: string, userId: string, of: TestUser, name: string) =>
      test.graphql(
        `mutation ($userId: ID!, $version: Int!, $input: UpdateAccountInput!) {
           updateAccount(id: $userId, version: $version, input: $input) { user { id } } }`,
        { userId, version: 1, input: { name, phone: of.phone, email: of.email } },
        token,
      );
    expect(refusal(await save(staff.token, customer.id, customer, 'After')).code).toBe('OK');
    expect(refusal(await save(admin.token, staff.id, staff, 'New Name')).code).toBe('OK');
    const { nodes } = await list({ objectId: customer.id });
    expect(nodes).toMatchObject([
      {
        ...{ actor: { name: 'Old Name' }, objectName: 'After', objectRole: 'CUSTOMER' },
        fields: [{ name: 'name', before: '"Before"', after: '"After"' }],
      },
    ]);
    const { data } = await test.graphql<{ auditPeople: object[] }>(
      '{ auditPeople { userId name email } }',
      {},
      reader.token,
    );
    expect(data?.auditPeople).toContainEqual({
      ...{ userId: staff.id, name: 'Old Name', email: staff.email },
    });
    expect(data?.auditPeople).toContainEqual({
      ...{ userId: admin.id, name: 'Admin', email: admin.email },
    });
  });
});

describe('the list', () => {
  it('is filtered by person, operation, kind, sort of object, object and day', async () => {
    const staff = await makeStaff(test, ['catalogue.write', 'orders.cancel']);
    const { id, name } = await makeCloth(test, 100);
    await setPrice(id, name, 1, staff);
    const customer = await makeUser(test);
    const { id: orderId, version } = await makeOrder(test, customer);
    const cancel = `mutation ($id: ID!, $version: Int!, $reason: String!) {
      cancelOrder(id: $id, version: $version, input: { reason: $reason }) { order { id } } }`;
    const cancelled = { id: orderId, version, reason: 'Gone' };
    expect(refusal(await test.graphql(cancel, cancelled, staff.token)).code).toBe('OK');
    const by = { actorUserId: staff.id };
    const operations = async (filter: object) => [
      ...new Set((await list({ ...by, ...filter })).nodes.map(({ operation }) => operation)),
    ];
    const [both, cloth, order] = [['cancelOrder', 'updateCloth'], ['updateCloth'], ['cancelOrder']];
    expect(await operations({})).toEqual(both);
    expect(await operations({ operation: 'updateCloth' })).toEqual(cloth);
    expect(await operations({ kind: 'CHANGED', thing: 'order' })).toEqual(order);
    expect(await operations({ kind: 'DELETED' })).toEqual([]);
    expect(await operations({ objectId: orderId })).toEqual(order);
    expect(await operations({ objectId: randomUUID() })).toEqual([]);
    expect(await operations({ from: today(), to: today() })).toEqual(both);
    expect(await operations({ from: addDays(today(), 1) })).toEqual([]);
    expect(await operations({ to: addDays(today(), -1) })).toEqual([]);
    const { nodes } = await list({ objectId: orderId });
    expect(nodes[0]?.objectName).toBe(orderId.slice(-6));
  });

  it('pages by key, newest first, with each entry once', async () => {
    const staff = await makeStaff(test, ['catalogue.write']);
    const { id, name } = await makeCloth(test, 100);
    for (let price = 1; price <= 5; price += 1)
      expect(refusal(await setPrice(id, name, price, staff)).code).toBe('OK');
    const seen: (string | null | undefined)[] = [];
    for (let after: string | undefined, more = true; more;) {
      const page = await list({ actorUserId: staff.id }, { first: 2, after });
      seen.push(...page.nodes.map(({ fields }) => fields[0]?.after));
      after = page.pageInfo.endCursor;
      more = page.pageInfo.hasNextPage;
    }
    expect(seen).toEqual(['5', '4', '3', '2', '1']);
  });

  it('ends a page before long entries exceed the limit of an answer', async () => {
    const objectId = randomUUID();
    const note = {
      by: { userId: null, name: 'Unknown person', role: null },
      network: null,
      requestId: null,
    };
    for (const n of [1, 2, 3])
      await recordAuditEvent(test.orm.em.fork(), {
        ...{ ...note, objectId, thing: 'message', kind: AuditKind.CHANGED, operation: `long${n}` },
        details: { message: 'x'.repeat(n === 3 ? 600_000 : 240_000) },
      });
    const { nodes, pageInfo } = await list({ objectId });
    expect(nodes.map(({ operation }) => operation)).toEqual(['long3']);
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = await list({ objectId }, { after: pageInfo.endCursor });
    expect(rest.nodes.map(({ operation }) => operation)).toEqual(['long2', 'long1']);
    expect(rest.pageInfo.hasNextPage).toBe(false);
  });

  it('is one statement', async () => {
    const found = await recordSqlStatements(() => list({ thing: 'cloth' }));
    expect(found.filter(({ text }) => text.includes('audit')).length).toBe(1);
  });

  it.each([
    [{ from: '2026-02-02', to: '2026-02-01' }, { from: "'From' must not be after 'To'" }],
    [{ actorUserId: 'no id' }, { actorUserId: 'User not found' }],
    [{ objectId: 'nothing' }, { objectId: 'Object not found' }],
    [{ operation: 'x'.repeat(101) }, { operation: 'Operation must be at most 100 characters' }],
  ])('refuses %j on the field', async (filter, fields) => {
    const answer = await test.graphql(LIST, { filter }, reader.token);
    expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT', fields });
  });
});
