import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createOrm, type Orm } from '../../database.js';
import { addDays, today } from '../../platform/dates.js';
import { Listener } from '../../platform/postgres/listener.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { type Line, startLine } from '../../testing/line.js';
import { connect, listen, type TestListener } from '../../testing/live/listening.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { makeRecurring } from '../../testing/orders/recurring.js';
import { makeDriver, makeRound } from '../../testing/rounds/rounds.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { createServer } from '../server.js';

let test: TestServer;
let orm: Orm;
let line: Line;
let customer: TestUser;
let admin: TestUser;

interface Process {
  url: string;
  server: FastifyInstance;
  listener: Listener;
  stop(): Promise<void>;
}

/** One more process on the same database, which hears what that says. */
async function startProcess(production = false): Promise<Process> {
  const listener = new Listener({ url: line.url, patience: 60_000 });
  const app = { ...test.app, figures: undefined, production };
  const server = await createServer({ orm, app, listener });
  listener.start(server.log);
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  await vi.waitUntil(() => listener.isListening, { timeout: 60_000 });
  const stop = async () => {
    await server.close();
    await listener.stop();
  };
  return { url, server, listener, stop };
}

let here: Process;
let there: Process;
/** The code with which the connection of somebody who never says who they are is closed. */
let silent: Promise<number>;
beforeAll(async () => {
  test = await startTestServer();
  const url = test.orm.config.get('clientUrl') ?? '';
  orm = createOrm({ url });
  line = await startLine(url);
  [here, there] = [await startProcess(), await startProcess(true)];
  [customer, admin] = [await makeUser(test), await makeAdmin(test)];
  silent = (await connect(here)).closed;
});
afterAll(async () => {
  for (const each of [here, there]) await each.stop();
  await line.stop();
  await orm.close();
  await test.stop();
});

const open: TestListener[] = [];
afterEach(async () => {
  for (const listener of open.splice(0)) await listener.stop();
});
function listenAs(who: TestUser, ...[subscription, of = here]: [string, Process?]): TestListener {
  const listener = listen(of, subscription, { token: who.token });
  open.push(listener);
  return listener;
}

const execute = <Rows extends object[]>(statement: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Rows>(statement, values);
const change = (id: string) =>
  execute('update "order" set version = version + 1 where id = ?', [id]);
const versionsOf = ({ heard }: TestListener, id: string) =>
  heard.filter((each) => each.id === id).map(({ version }) => version);
const one = (id: string) => `orderChanged(id: "${id}")`;

describe('a change of an order', () => {
  it('is told to its customer and to staff at every process, what changes at a time as one', async () => {
    const { id } = await makeOrder(test, customer);
    const listeners = [
      ...[listenAs(customer, one(id)), listenAs(customer, 'myOrdersChanged', there)],
      ...[listenAs(admin, one(id), there), listenAs(admin, 'ordersChanged')],
    ];
    for (const listener of listeners)
      await expect.poll(() => listener.heard).toContainEqual({ id, version: 1, isNew: true });
    await execute(`update "order" set version = 2 where id = '${id}';
      update "order" set version = 3 where id = '${id}'; update "order" set version = 4 where id = '${id}';
      update "order" set version = 5 where id = '${id}'; update "order" set version = 6 where id = '${id}'`);
    for (const listener of listeners) {
      await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(6);
      expect(versionsOf(listener, id).length).toBeLessThan(6);
    }
  });

  it('is told to nobody else', async () => {
    const other = await makeUser(test);
    const [theirs, own] = [await makeOrder(test, customer), await makeOrder(test, other)];
    const list = listenAs(other, 'myOrdersChanged');
    await expect(listenAs(other, one(theirs.id)).refusal).resolves.toMatchObject({
      code: 'NOT_FOUND',
    });
    await change(theirs.id);
    await change(own.id);
    await expect.poll(() => versionsOf(list, own.id).at(-1)).toBe(2);
    expect(list.heard.filter(({ id }) => id !== own.id)).toEqual([]);
  });

  it('is told to whom it belongs then', async () => {
    const [before, after] = [await makeUser(test), await makeUser(test)];
    const { id } = await makeOrder(test, before);
    const own = await makeOrder(test, before);
    const listener = listenAs(before, 'myOrdersChanged');
    await expect.poll(() => versionsOf(listener, id)).toEqual([1]);
    await execute('update "order" set user_id = ?, version = version + 1 where id = ?', [
      ...[after.id, id],
    ]);
    await change(own.id);
    await expect.poll(() => versionsOf(listener, own.id).at(-1)).toBe(2);
    expect(versionsOf(listener, id)).toEqual([1]);
  });

  it('among many of one statement is told as anything, and what changes no version not at all', async () => {
    const owner = await makeUser(test);
    const listener = listenAs(owner, 'myOrdersChanged');
    const { id } = await makeOrder(test, owner);
    await expect.poll(() => versionsOf(listener, id)).toEqual([1]);
    for (let count = 0; count < 51; count += 1) await makeOrder(test, customer);
    await execute('update "order" set note = note where user_id = ?', [customer.id]);
    await change(id);
    await expect.poll(() => versionsOf(listener, id)).toEqual([1, 2]);
    await execute('update "order" set version = version + 1 where user_id = ?', [customer.id]);
    await expect.poll(() => listener.heard.at(-1)?.id).toBe(null);
  });
});

it('tells of what waits for somebody to those who may see to it', async () => {
  const clerk = await makeStaff(test, ['orders.move']);
  const cashier = await makeStaff(test, ['payments.take']);
  const mails = listenAs(clerk, 'failedMailsChanged');
  const webhooks = listenAs(cashier, 'failedWebhooksChanged');
  await expect(listenAs(cashier, 'failedMailsChanged').refusal).resolves.toMatchObject({
    code: 'FORBIDDEN',
  });
  const { id } = await makeOrder(test, customer);
  await execute(
    `insert into mail (id, recipient, topic, order_id) values (gen_random_uuid(), 'a@laundry.test', 'booked', ?)`,
    [id],
  );
  await execute(`update mail set status = 'failed' where order_id = ?`, [id]);
  await execute(
    `insert into failed_webhook (id, event_id, outcome) values (gen_random_uuid(), 'event', 'unknown')`,
  );
  await expect.poll(() => mails.heard.length).toBe(1);
  await expect.poll(() => webhooks.heard.length).toBe(1);
});

it('tells of a round to whoever plans, also that it is gone', async () => {
  const planner = await makeStaff(test, ['rounds.plan']);
  const driver = await makeStaff(test, ['rounds.drive']);
  const rounds = listenAs(planner, 'roundsChanged');
  await expect(listenAs(driver, 'roundsChanged').refusal).resolves.toMatchObject({
    code: 'FORBIDDEN',
  });
  const [round] = await execute<{ id: string }[]>(
    `insert into round (id, day) values (gen_random_uuid(), '2026-11-23') returning id`,
  );
  const id = round?.id ?? '';
  await expect.poll(() => rounds.heard).toEqual([{ id, version: 1, isNew: true }]);
  await execute('update round set version = 2 where id = ?', [id]);
  await expect.poll(() => versionsOf(rounds, id)).toEqual([1, 2]);
  await execute('delete from round where id = ?', [id]);
  await expect.poll(() => versionsOf(rounds, id)).toEqual([1, 2, 2]);
});

describe('drivers hear of what their phones show', () => {
  const tomorrow = addDays(today(), 1);
  /** Until this has come, whatever was said before has. */
  async function heardAfter(listener: TestListener, statement: string, values: unknown[]) {
    const before = listener.heard.length;
    await execute(statement, values);
    await expect.poll(() => listener.heard.length).toBeGreaterThan(before);
  }

  it('their own rounds, also that one is given away, and nobody else’s', async () => {
    const [ravi, mohan] = [await makeDriver(test), await makeDriver(test, 'Mohan')];
    const { id: orderId } = await makeOrder(test, customer);
    const round = await makeRound(test, ravi.employeeId, [orderId]);
    const own = await makeRound(test, mohan.employeeId, [], tomorrow);
    const [his, hers] = [
      listenAs(ravi, 'myRoundsChanged', there),
      listenAs(mohan, 'myRoundsChanged'),
    ];
    const idsOf = ({ heard }: TestListener) => new Set(heard.map(({ id }) => id));
    await expect
      .poll(() => [idsOf(his), idsOf(hers)])
      .toEqual([new Set([round.id]), new Set([own.id])]);
    await heardAfter(his, 'update "order" set note = ? where id = ?', ['Gate B', orderId]);
    await heardAfter(his, 'update round_stop set position = 5 where round_id = ?', [round.id]);
    await heardAfter(hers, 'update round set version = 2 where id = ?', [own.id]);
    expect(idsOf(hers)).toEqual(new Set([own.id]));

    const given = 'update round set driver_id = ?, version = version + 1 where id = ?';
    await heardAfter(his, given, [mohan.employeeId, round.id]);
    await expect.poll(() => idsOf(hers)).toEqual(new Set([own.id, round.id]));
    const told = his.heard.length;
    await heardAfter(hers, 'delete from round_stop where round_id = ?', [round.id]);
    await heardAfter(his, 'insert into round (id, day, driver_id) values (?, ?, ?)', [
      ...[randomUUID(), tomorrow, ravi.employeeId],
    ]);
    expect(his.heard.slice(told).map(({ id }) => id)).not.toContain(round.id);
  });

  it('of yesterday, today and tomorrow', async () => {
    const driver = await makeDriver(test);
    const listener = listenAs(driver, 'myRoundsChanged');
    const days = [-2, -1, 1, 2].map((by) => addDays(today(), by));
    const rounds = [];
    for (const day of days) rounds.push(await makeRound(test, driver.employeeId, [], day));
    const last = await makeRound(test, driver.employeeId);
    await expect.poll(() => listener.heard.map(({ id }) => id)).toContain(last.id);
    const seen = [rounds[1], rounds[2], last].map((round) => round?.id);
    expect(new Set(listener.heard.map(({ id }) => id))).toEqual(new Set(seen));
  });

  it('until somebody takes that leave away', async () => {
    const driver = await makeDriver(test);
    const round = await makeRound(test, driver.employeeId);
    const listener = listenAs(driver, 'myRoundsChanged');
    await expect.poll(() => listener.heard.length).toBe(1);
    await test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(`update employee set permissions = '{orders.read}' where user_id = ?`, [
        driver.id,
      ]);
      await tx.execute('update round set version = 2 where id = ?', [round.id]);
    });
    expect(await listener.closed).toMatchObject({ code: 1012 });
    expect(versionsOf(listener, round.id)).toEqual([1]);
    await expect(listenAs(driver, 'myRoundsChanged').refusal).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(listenAs(customer, 'myRoundsChanged').refusal).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
  });
});

it('tells whoever waits for a delivery that the way to it is another, and the planner', async () => {
  const [planner, neighbour] = [await makeStaff(test, ['rounds.plan']), await makeUser(test)];
  const out = { orderStatus: 'dispatched' } as const;
  const [first, own] = [
    await makeOrder(test, neighbour, out),
    await makeOrder(test, customer, out),
  ];
  const round = await makeRound(test, null, [first.id, own.id]);
  await execute(`update round_stop set kind = 'delivery' where round_id = ?`, [round.id]);
  const [mine, theirs] = [listenAs(customer, one(own.id)), listenAs(neighbour, 'myOrdersChanged')];
  const rounds = listenAs(planner, 'roundsChanged', there);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(0);
  await expect.poll(() => rounds.heard.length).toBeGreaterThan(0);
  const told = [mine.heard.length, rounds.heard.length];
  await execute(`update round_stop set state = 'done', ended_at = now() where id = ?`, [
    round.stops[0],
  ]);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(told[0] ?? 0);
  await expect.poll(() => rounds.heard.length).toBeGreaterThan(told[1] ?? 0);
  expect(mine.heard.at(-1)).toEqual({ id: own.id, version: 1, isNew: false });
  const before = [mine.heard.length, rounds.heard.length];
  await execute('update round set heading = ? where id = ?', [round.stops[1], round.id]);
  await expect.poll(() => mine.heard.length).toBeGreaterThan(before[0] ?? 0);
  await expect.poll(() => rounds.heard.length).toBeGreaterThan(before[1] ?? 0);
  expect(theirs.heard.map(({ id }) => id)).not.toContain(own.id);
});

it('tells whoever waits for a pickup that somebody came in vain, and that it is planned anew', async () => {
  const own = await makeOrder(test, customer);
  const mine = listenAs(customer, 'myOrdersChanged', there);
  const heard = () => mine.heard.filter(({ id }) => id === own.id).length;
  await expect.poll(heard).toBeGreaterThan(0);
  const booked = heard();
  const { stops } = await makeRound(test, null, [own.id]);
  await expect.poll(heard).toBeGreaterThan(booked);
  const planned = heard();
  await execute(
    `update round_stop set state = 'failed', fail_reason = 'refused', ended_at = now() where id = ?`,
    [stops[0]],
  );
  await expect.poll(heard).toBeGreaterThan(planned);
});

it('tells whoever is fetched again and again what changed of that, and nobody else', async () => {
  const mine = listenAs(customer, 'myRecurringPickupsChanged', there);
  const theirs = listenAs(await makeUser(test), 'myRecurringPickupsChanged');
  const { id, addressId } = await makeRecurring(test, customer);
  await expect.poll(() => versionsOf(mine, id)).toEqual([1]);
  // Of its address.
  await execute('delete from address where id = ?', [addressId]);
  await expect.poll(() => versionsOf(mine, id)).toEqual([1, 2]);
  expect(theirs.heard).toEqual([]);
});

describe('whoever listens is cut off', () => {
  it('when they sign out, anywhere', async () => {
    const user = await makeUser(test);
    const { id } = await makeOrder(test, user);
    const listener = listenAs(user, one(id), there);
    await expect.poll(() => listener.heard.length).toBeGreaterThan(0);
    await test.graphql('mutation { logout { message } }', {}, user.token);
    expect(await listener.closed).toMatchObject({ code: 4403 });
  });

  it('before the next change is told, when what they may do has changed', async () => {
    const staff = await makeStaff(test, ['orders.read', 'orders.move']);
    const { id } = await makeOrder(test, customer);
    const listener = listenAs(staff, 'ordersChanged');
    await expect.poll(() => listener.heard.length).toBeGreaterThan(0);
    await change(id);
    await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(2);
    await test.orm.em.fork().transactional(async (tx) => {
      await tx.execute(`update employee set permissions = '{orders.move}', version = version + 1
        where user_id = '${staff.id}'`);
      await tx.execute(`update "order" set version = version + 1 where id = '${id}'`);
    });
    expect(await listener.closed).toMatchObject({ code: 1012 });
    expect(versionsOf(listener, id).at(-1)).toBe(2);
    await expect(listenAs(staff, 'ordersChanged').refusal).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('when their account goes or is another person’s', async () => {
    const user = await makeUser(test);
    const { id } = await makeOrder(test, user);
    const listener = listenAs(user, one(id));
    await expect.poll(() => listener.heard.length).toBeGreaterThan(0);
    await execute('update "user" set archived_at = now() where id = ?', [user.id]);
    expect(await listener.closed).toMatchObject({ code: 4403 });
  });

  it('when this process comes to its end', async () => {
    const third = await startProcess();
    const { id } = await makeOrder(test, customer);
    const listener = listenAs(customer, one(id), third);
    await expect.poll(() => listener.heard.length).toBeGreaterThan(0);
    await third.stop();
    expect(await listener.closed).toMatchObject({ code: 1012 });
  });
});

it('tells everybody to read again when the database was not heard for a time', async () => {
  const user = await makeUser(test);
  const { id } = await makeOrder(test, user);
  const listener = listenAs(user, one(id));
  await expect.poll(() => listener.heard.length).toBeGreaterThan(0);
  await change(id);
  await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(2);
  await execute(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'select pg_backend_pid()%'`);
  await expect.poll(() => listener.heard.at(-1)).toEqual({ id: null, version: null, isNew: false });
  await change(id);
  await expect.poll(() => versionsOf(listener, id).at(-1)).toBe(3);
});

describe('a connection is refused', () => {
  it('to whoever is not signed in', async () => {
    const listener = listen(here, 'myOrdersChanged', { token: 'a'.repeat(43) });
    expect(await listener.closed).toMatchObject({ code: 4403 });
  });

  it.each([
    ['of a page of another site', { origin: 'https://elsewhere.test' }, 403],
    ['with another protocol', { protocol: 'graphql-ws' }, 400],
  ])('%s', async (_, options, expected) => {
    expect((await connect(here, options)).status).toBe(expected);
  });

  it.each([() => test.app.publicUrl, () => here.url, () => undefined])(
    'not of our own pages and of programs',
    async (origin) => {
      const { socket, status } = await connect(here, { origin: origin() });
      expect(status).toBe(101);
      socket.terminate();
    },
  );

  it('of one person beyond 20 at a time', async () => {
    const user = await makeUser(test);
    const own = await makeOrder(test, user);
    const listeners = Array.from({ length: 20 }, () => listenAs(user, one(own.id), there));
    for (const { heard } of listeners) await expect.poll(() => heard.length).toBeGreaterThan(0);
    expect(await listenAs(user, one(own.id), there).closed).toMatchObject({ code: 4429 });
    await change(own.id);
    for (const each of listeners) await expect.poll(() => versionsOf(each, own.id).at(-1)).toBe(2);
  });

  it('of one network address beyond 300 at a time', async () => {
    const third = await startProcess(true);
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

describe('over a connection', () => {
  it.each([
    ['query { me { id } }', 'BAD_USER_INPUT'],
    ['mutation { logout { message } }', 'BAD_USER_INPUT'],
    ['subscription { nothing { id } }', 'BAD_USER_INPUT'],
    ['subscription { myOrdersChanged { id } ordersChanged { id } }', 'BAD_USER_INPUT'],
    [`subscription { myOrdersChanged { ${'id '.repeat(501)} } }`, 'BAD_USER_INPUT'],
    ['subscription { orderChanged(id: "1") { id } }', 'NOT_FOUND'],
  ])('nobody is told %s', async (document, code) => {
    await expect(listenAs(customer, document).refusal).resolves.toMatchObject({ code });
  });

  it('a message of more than 16 KiB ends it', async () => {
    const { socket, closed } = await connect(here);
    socket.send('x'.repeat(16 * 1024 + 1));
    expect(await closed).toBe(1009);
  });

  it('more than 300 messages within a minute end it', async () => {
    const { socket, closed } = await connect(here);
    for (let count = 0; count <= 300; count += 1) socket.send('{"type":"ping"}');
    expect(await closed).toBe(4429);
  });

  it('the 21st subscription is refused', async () => {
    const { socket } = await connect(here);
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

it('says over HTTP where subscriptions are answered', async () => {
  const answer = await test.graphql('subscription { myOrdersChanged { id } }', {}, customer.token);
  expect(refusal(answer)).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(refusal(answer).message).toContain('WebSocket');
});

it('ends a connection whose other end never says who it is', { timeout: 60_000 }, async () => {
  expect(await silent).toBe(4408);
});
