import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOfficeToken, makePartnerToken } from '../testing/accounts/api-tokens.js';
import { allNumbered, askForEvents, endOfFeed, readEvents } from '../testing/events.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth, makeOrder } from '../testing/orders/order-factories.js';
import { explainStatement, statementsOfRead } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { deleteOldEvents, restartFeed } from './events.queries.js';

let test: TestServer;
let admin: TestUser;
let enterprise: TestUser;
let orderId = '';
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  enterprise = await makeUser(test, { role: 'enterprise' });
  orderId = (await makeOrder(test, enterprise, { orderStatus: 'picked', paidAmount: 5000 })).id;
  await makeOrder(test, await makeUser(test));
  await run(
    `insert into order_event (id, order_id, kind, from_status, to_status, by_user_id)
     values (gen_random_uuid(), ?, 'status changed', 'picked', 'processing', ?),
       (gen_random_uuid(), ?, 'pieces counted', null, null, null)`,
    [orderId, admin.id, orderId],
  );
  await makeCloth(test);
});
afterAll(() => test.stop());

const run = <Row>(sql: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(sql, values);

const codeOf = async (token: string, variables: object) =>
  (await askForEvents(test, token, variables)).errors?.[0]?.extensions;

const typesFor = async (token: string, variables: object = {}) => {
  const { nodes } = await readEvents(test, token, variables);
  return [...new Set(nodes.map(({ type }) => type))].sort();
};

describe('the feed of an enterprise', () => {
  const OWN = ['CUSTOMER_CREATED', 'ORDER_BOOKED', 'ORDER_STATUS_CHANGED', 'PAYMENT_RECEIVED'];

  it('has only its own events, for its app and for itself, without piece counts and names of staff', async () => {
    const { secret } = await makePartnerToken(test, enterprise);
    for (const token of [secret, enterprise.token]) {
      const { nodes } = await readEvents(test, token);
      expect(nodes.map(({ type }) => type).sort()).toEqual(OWN);
      expect(new Set(nodes.map(({ customerId }) => customerId))).toEqual(new Set([enterprise.id]));
      const changed = nodes.find(({ type }) => type === 'ORDER_STATUS_CHANGED');
      expect(changed).toMatchObject({ actor: null, order: { id: orderId } });
      expect(await codeOf(token, { customerId: admin.id })).toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});

describe('the feed of an office app', () => {
  it('has the types that its permissions cover', async () => {
    const orders = await makeOfficeToken(test, ['orders.read']);
    expect(await typesFor(orders.secret, { customerId: enterprise.id })).toEqual([
      ...['ORDER_BOOKED', 'ORDER_PIECES_COUNTED', 'ORDER_STATUS_CHANGED', 'PAYMENT_RECEIVED'],
    ]);
    const both = await makeOfficeToken(test, ['orders.read', 'customers.read']);
    expect(await typesFor(both.secret)).toEqual(
      expect.arrayContaining(['CLOTH_CREATED', 'CUSTOMER_CREATED']),
    );
  });

  it('refuses a type without its permission, and other people without ORDERS_READ', async () => {
    const orders = await makeOfficeToken(test, ['orders.read']);
    const types = ['CUSTOMER_CREATED'];
    expect(await codeOf(orders.secret, { types })).toMatchObject({ code: 'FORBIDDEN' });
    const reports = await makeStaff(test, ['reports.read', 'customers.read']);
    expect(await codeOf(reports.token, { customerId: enterprise.id })).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await typesFor(reports.token)).toEqual([]);
  });

  it('has actor, statuses and amounts; the customer needs CUSTOMERS_READ', async () => {
    const { secret } = await makeOfficeToken(test, ['orders.read']);
    const types = ['ORDER_STATUS_CHANGED', 'PAYMENT_RECEIVED'];
    const { nodes } = await readEvents(test, secret, { types, customerId: enterprise.id });
    expect(nodes).toMatchObject([
      { type: 'PAYMENT_RECEIVED', customer: null, data: { amount: 5000, toStatus: null } },
      {
        ...{ type: 'ORDER_STATUS_CHANGED', subjectId: orderId },
        actor: { userId: admin.id, name: 'Admin' },
        data: { fromStatus: 'PICKED', toStatus: 'PROCESSING', amount: null },
      },
    ]);
  });
});

describe('an event', () => {
  it('has the version of the record after the whole transaction', async () => {
    const after = await endOfFeed(test, admin.token);
    await test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(
        `insert into order_event (id, order_id, kind) values (gen_random_uuid(), ?, 'rescheduled')`,
        [orderId],
      );
      await tx.execute('update "order" set version = 41 where id = ?', [orderId]);
    });
    const { nodes } = await readEvents(test, admin.token, { after });
    expect(nodes).toMatchObject([{ type: 'ORDER_RESCHEDULED', subjectVersion: 41 }]);
  });

  it('is one for all saves of a record in a transaction', async () => {
    const after = await endOfFeed(test, admin.token);
    const { id } = await makeCloth(test);
    await test.orm.em.fork().transactional(async (tx) => {
      for (const price of [1, 2])
        await tx.execute('update cloth set price = ?, version = version + 1 where id = ?', [
          ...[price, id],
        ]);
    });
    const { nodes } = await readEvents(test, admin.token, { after });
    expect(nodes.map(({ type, subjectVersion }) => [type, subjectVersion])).toEqual([
      ['CLOTH_CREATED', 1],
      ['CLOTH_UPDATED', 3],
    ]);
  });
});

describe('a cursor', () => {
  it('is never null, and continues after the events that were read', async () => {
    const { nodes, pageInfo } = await readEvents(test, admin.token, { first: 2 });
    expect([nodes.length, pageInfo.hasNextPage]).toEqual([2, true]);
    const rest = await readEvents(test, admin.token, { after: pageInfo.endCursor });
    expect(rest.nodes.map(({ id }) => id)).not.toContain(nodes[1]?.id);
    const { endCursor } = rest.pageInfo;
    const none = await readEvents(test, admin.token, { after: endCursor });
    expect(none).toEqual({ nodes: [], pageInfo: { endCursor, hasNextPage: false } });
    const cloth = await makeCloth(test);
    const next = await readEvents(test, admin.token, { after: endCursor });
    expect(next.nodes).toMatchObject([{ type: 'CLOTH_CREATED', subjectId: cloth.id }]);
  });

  it('goes past events of other types', async () => {
    const types = ['CASH_UP_CLOSED'];
    const { pageInfo } = await readEvents(test, admin.token, { types });
    expect(pageInfo.endCursor).toBe(await endOfFeed(test, admin.token));
  });

  it('that this server did not make, or with `since`, is refused', async () => {
    const refused = { code: 'BAD_USER_INPUT' };
    for (const after of ['x', Buffer.from('event 999999').toString('base64url')])
      expect(await codeOf(admin.token, { after })).toMatchObject(refused);
    const after = await endOfFeed(test, admin.token);
    expect(await codeOf(admin.token, { after, since: '2026-01-01T00:00:00Z' })).toMatchObject(
      refused,
    );
  });
});

it('REST has the feed with its cursor', async () => {
  const { secret } = await makeOfficeToken(test, ['orders.read']);
  const get = async (query: string) => {
    const headers = { authorization: `Bearer ${secret}` };
    const response = await fetch(`${test.url}/api/events?${query}`, { headers });
    return { status: response.status, body: (await response.json()) as object };
  };
  const first = await get(`types=payment%20received&customerId=${enterprise.id}&limit=1`);
  expect(first).toMatchObject({
    status: 200,
    body: {
      events: [{ type: 'payment received', data: { amount: 50 }, order: { id: orderId } }],
      pageInfo: { hasNextPage: false, endCursor: expect.any(String) as string },
    },
  });
  expect(await get('types=unknown')).toMatchObject({ status: 400 });
});

it('events are deleted after 90 days, and older cursors are refused with what to do', async () => {
  const old = await readEvents(test, admin.token, { first: 1 });
  const newer = await readEvents(test, admin.token, { first: 3 });
  await run(`update event set occurred_at = now() - interval '90 days 1 second' where number <= 3`);
  await deleteOldEvents(test.orm.em.fork());
  expect(await run('select from event where number <= 3')).toEqual([]);
  expect(await codeOf(admin.token, { after: old.pageInfo.endCursor })).toMatchObject({
    ...{ code: 'BAD_USER_INPUT', reason: 'CURSOR_TOO_OLD' },
    fields: { after: expect.stringContaining('Read all records once') as string },
  });
  const next = await readEvents(test, admin.token, { after: newer.pageInfo.endCursor, first: 1 });
  expect(next).toEqual(await readEvents(test, admin.token, { first: 1 }));
});

it('an index serves the feed of all and of one customer, and the start at a time', async () => {
  await allNumbered(test);
  await run(
    `insert into event (type, subject_id, customer_id, number, occurred_at)
     select 'order.booked', gen_random_uuid(), gen_random_uuid(), last_number + n, now() - n * interval '1 minute'
     from event_feed, generate_series(1, 20000) n`,
  );
  await run('update event_feed set last_number = last_number + 20000');
  await run('vacuum analyze event');
  const planOf = async (args: string) => {
    const sent = await statementsOfRead(test, `{ events${args} { nodes { id } } }`, admin.token);
    const reads = sent.filter(({ text }) => text.includes('from "event"'));
    return Promise.all(reads.map((read) => explainStatement(test, read)));
  };
  const after = await endOfFeed(test, admin.token);
  expect(await planOf(`(after: "${after}")`)).toEqual([expect.stringContaining('event_number')]);
  const ofCustomer = await planOf(`(customerId: "${enterprise.id}")`);
  expect(ofCustomer).toEqual([expect.stringContaining('event_of_customer')]);
  const since = new Date(Date.now() - 60_000).toISOString();
  const fromTime = await planOf(`(since: "${since}")`);
  expect(fromTime[0]).toContain('event_occurred');
});

it('after a restore, cursors from before are refused, and new events follow', async () => {
  const before = await endOfFeed(test, admin.token);
  await restartFeed(test.orm.em.fork());
  expect(await codeOf(admin.token, { after: before })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const after = await endOfFeed(test, admin.token);
  const { id } = await makeCloth(test);
  const { nodes } = await readEvents(test, admin.token, { after });
  expect(nodes).toMatchObject([{ type: 'CLOTH_CREATED', subjectId: id }]);
});

it('after a second restore of one backup, cursors from after the first are refused', async () => {
  const [backup] = await run<{ last_number: string }>('select last_number from event_feed');
  await restartFeed(test.orm.em.fork());
  const between = await endOfFeed(test, admin.token);
  await run('update event_feed set last_number = ?, deleted_number = 0', [backup?.last_number]);
  await restartFeed(test.orm.em.fork());
  expect(await codeOf(admin.token, { after: between })).toMatchObject({ code: 'BAD_USER_INPUT' });
});
