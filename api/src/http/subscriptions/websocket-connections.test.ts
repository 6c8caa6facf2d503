import type { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { MAX_TOKENS } from '../../graphql/documents/document-limits.js';
import { makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import {
  connect,
  listen,
  orderChanged,
  versionsOf,
} from '../../testing/subscriptions/subscription-client.js';
import {
  type SubscriptionProcesses,
  startSubscriptionProcesses,
} from '../../testing/subscriptions/processes.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';

let processes: SubscriptionProcesses;
let customer: TestUser;
/** Close code of a connection that never sends a token. */
let silent: Promise<number>;
beforeAll(async () => {
  processes = await startSubscriptionProcesses();
  customer = await makeUser(processes.test);
  silent = (await connect(processes.here)).closed;
});
afterAll(() => processes.stop());
afterEach(() => processes.unsubscribeAll());

describe('the server closes the connection of a subscriber', () => {
  it('after a sign-out through any process', async () => {
    const user = await makeUser(processes.test);
    const { id } = await makeOrder(processes.test, user);
    const listener = processes.subscribeAs(user, orderChanged(id), processes.there);
    await expect.poll(() => listener.received.length).toBeGreaterThan(0);
    await processes.test.graphql('mutation { logout { message } }', {}, user.token);
    expect(await listener.closed).toMatchObject({ code: 4403 });
  });

  it('after a change of permissions, before the next order change is sent', async () => {
    const staff = await makeStaff(processes.test, ['orders.read', 'orders.update_status']);
    const { id } = await makeOrder(processes.test, customer);
    const listener = processes.subscribeAs(staff, 'ordersChanged');
    await expect.poll(() => listener.received.length).toBeGreaterThan(0);
    await processes.change(id);
    await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(2);
    await processes.test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(`update employee set permissions = '{orders.update_status}', version = version + 1
        where user_id = '${staff.id}'`);
      await tx.execute(`update "order" set version = version + 1 where id = '${id}'`);
    });
    expect(await listener.closed).toMatchObject({ code: 1012 });
    expect(versionsOf(listener, id).at(-1)).toBe(2);
    await expect(processes.subscribeAs(staff, 'ordersChanged').refusal).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('when the account is deleted', async () => {
    const user = await makeUser(processes.test);
    const { id } = await makeOrder(processes.test, user);
    const listener = processes.subscribeAs(user, orderChanged(id));
    await expect.poll(() => listener.received.length).toBeGreaterThan(0);
    await processes.execute('update "user" set archived_at = now() where id = ?', [user.id]);
    expect(await listener.closed).toMatchObject({ code: 4403 });
  });

  it('when the process stops', async () => {
    const third = await processes.startProcess();
    const { id } = await makeOrder(processes.test, customer);
    const listener = processes.subscribeAs(customer, orderChanged(id), third);
    await expect.poll(() => listener.received.length).toBeGreaterThan(0);
    await third.stop();
    expect(await listener.closed).toMatchObject({ code: 1012 });
  });
});

it('sends every subscriber an event without an id after a lost database connection', async () => {
  const user = await makeUser(processes.test);
  const { id } = await makeOrder(processes.test, user);
  const listener = processes.subscribeAs(user, orderChanged(id));
  await expect.poll(() => listener.received.length).toBeGreaterThan(0);
  await processes.change(id);
  await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(2);
  await processes.execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'select pg_backend_pid()%'`);
  await expect
    .poll(() => listener.received.at(-1))
    .toEqual({ id: null, version: null, isNew: false });
  await processes.change(id);
  await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(3);
});

describe('the server refuses a connection', () => {
  it('without a valid token', async () => {
    const listener = listen(processes.here, 'myOrdersChanged', { token: 'a'.repeat(43) });
    expect(await listener.closed).toMatchObject({ code: 4403 });
  });

  it.each([
    ['from a page of another site', { origin: 'https://elsewhere.test' }, 403],
    ['with another protocol', { protocol: 'graphql-ws' }, 400],
  ])('%s', async (_, options, expected) => {
    expect((await connect(processes.here, options)).status).toBe(expected);
  });

  it.each([() => processes.test.app.publicUrl, () => processes.here.url, () => undefined])(
    'unless it comes from our pages or from a program',
    async (origin) => {
      const { socket, status } = await connect(processes.here, { origin: origin() });
      expect(status).toBe(101);
      socket.terminate();
    },
  );

  it('above 20 connections of one user', async () => {
    const user = await makeUser(processes.test);
    const own = await makeOrder(processes.test, user);
    const listeners = Array.from({ length: 20 }, () =>
      processes.subscribeAs(user, orderChanged(own.id), processes.there),
    );
    for (const { received } of listeners)
      await expect.poll(() => received.length).toBeGreaterThan(0);
    expect(
      await processes.subscribeAs(user, orderChanged(own.id), processes.there).closed,
    ).toMatchObject({
      code: 4429,
    });
    await processes.change(own.id);
    for (const each of listeners) await expect.poll(() => versionsOf(each, own.id).at(-1)).toBe(2);
  });

  it('above 300 connections from one network address', async () => {
    const third = await processes.startProcess(true);
    const opened: WebSocket[] = [];
    while (opened.length < 300) {
      const { socket, status } = await connect(third);
      expect(status).toBe(101);
      opened.push(socket);
    }
    expect((await connect(third)).status).toBe(429);
    opened.pop()?.terminate();
    await expect.poll(async () => (await connect(third)).status).toBe(101);
    await third.stop();
  });
});

describe('a connection', () => {
  it.each([
    ['query { me { id } }', 'BAD_USER_INPUT'],
    ['mutation { logout { message } }', 'BAD_USER_INPUT'],
    ['subscription { nothing { id } }', 'BAD_USER_INPUT'],
    ['subscription { myOrdersChanged { id } ordersChanged { id } }', 'BAD_USER_INPUT'],
    [`subscription { myOrdersChanged { ${'id '.repeat(MAX_TOKENS)} } }`, 'BAD_USER_INPUT'],
    ['subscription { orderChanged(id: "1") { id } }', 'NOT_FOUND'],
  ])('refuses the document %s with %s', async (document, code) => {
    await expect(processes.subscribeAs(customer, document).refusal).resolves.toMatchObject({
      code,
    });
  });

  it('ends with a message of more than 16 KiB', async () => {
    const { socket, closed } = await connect(processes.here);
    socket.send('x'.repeat(16 * 1024 + 1));
    expect(await closed).toBe(1009);
  });

  it('ends with more than 300 messages within a minute', async () => {
    const { socket, closed } = await connect(processes.here);
    for (let count = 0; count <= 300; count += 1) socket.send('{"type":"ping"}');
    expect(await closed).toBe(4429);
  });

  it('refuses the 21st subscription', async () => {
    const { socket } = await connect(processes.here);
    const said: { type: string; id?: string }[] = [];
    socket.on('message', (data: Buffer) =>
      said.push(JSON.parse(data.toString()) as { type: string; id?: string }),
    );
    const payload = { authorization: `Bearer ${customer.token}` };
    socket.send(JSON.stringify({ type: 'connection_init', payload }));
    await expect.poll(() => said.map(({ type }) => type)).toEqual(['connection_ack']);
    const query = 'subscription { myOrdersChanged { id } }';
    for (let id = 1; id <= 21; id += 1)
      socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query } }));
    await expect.poll(() => said.find(({ type }) => type === 'error')).toMatchObject({ id: '21' });
    socket.terminate();
  });
});

it('points subscriptions over HTTP to the WebSocket endpoint', async () => {
  const answer = await processes.test.graphql(
    'subscription { myOrdersChanged { id } }',
    {},
    customer.token,
  );
  expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(refusal(answer).message).toContain('WebSocket');
});

it('closes a connection that never sends a token', { timeout: 60_000 }, async () => {
  expect(await silent).toBe(4408);
});
