import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isPermission, type Permission } from '../../rules/permission.js';
import { policyOf, rootFields } from '../graphql/access/access.js';
import { addDays, today } from '../platform/dates.js';
import { OPERATION_SAMPLES } from '../testing/operation-samples.js';
import { schema } from '../http/schema.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { orderChanged } from '../testing/subscriptions/subscription-client.js';
import {
  type SubscriptionProcesses,
  startSubscriptionProcesses,
} from '../testing/subscriptions/processes.js';
import { operationsOf } from '../testing/operations.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { makeRound } from '../testing/rounds/rounds.js';
import type { TestServer } from '../testing/test-server.js';

const DRIVING: Permission[] = ['orders.pickup', 'orders.deliver', 'payments.take', 'rounds.drive'];
const READ = `query ($id: ID!) { order(id: $id) {
  id photos { id } timeline { kind } payments { id } taxDocuments { id url } items { id }
} }`;

type Driver = Awaited<ReturnType<typeof makeStaff>>;

let processes: SubscriptionProcesses;
let test: TestServer;
let customer: TestUser;
beforeAll(async () => {
  processes = await startSubscriptionProcesses();
  ({ test } = processes);
  customer = await makeUser(test);
});
afterAll(() => processes.stop());
afterEach(() => processes.unsubscribeAll());

const makeDriver = () => makeStaff(test, DRIVING);

const addToRound = (orderId: string, by: Driver, day = today()) =>
  makeRound(test, by.employeeId, [orderId], day);

const orderOf = async (by: Driver, day?: string) => {
  const { id } = await makeOrder(test, customer);
  await addToRound(id, by, day);
  return id;
};

const codeOf = async (document: string, variables: object, { token }: TestUser) =>
  refusal(await test.graphql(document, variables, token)).code;

describe('a driver who may not see all orders', () => {
  it.each([
    ['yesterday', -1, 'OK'],
    ['today', 0, 'OK'],
    ['tomorrow', 1, 'OK'],
    ['the day before yesterday', -2, 'NOT_FOUND'],
    ['the day after tomorrow', 2, 'NOT_FOUND'],
  ])('who reads an order of their round of %s (%i days) gets %s', async (_, days, code) => {
    const driver = await makeDriver();
    const id = await orderOf(driver, addDays(today(), days));
    expect(await codeOf(READ, { id }, driver)).toBe(code);
  });

  it('gets NOT_FOUND for an order of another round', async () => {
    const [driver, id] = [await makeDriver(), await orderOf(await makeDriver())];
    const foreign = refusal(await test.graphql(READ, { id }, driver.token));
    const unknown = refusal(await test.graphql(READ, { id: randomUUID() }, driver.token));
    expect(foreign).toEqual(unknown);
    expect(foreign.code).toBe('NOT_FOUND');
  });

  const operations = operationsOf(schema);
  /** Operations that change one order by its id, with the permission that each of them needs. */
  const ofOneOrder = rootFields(schema).flatMap((field) => {
    const id = field.args.find(({ description }) => description === 'Id of the order.');
    const { access, staffPermission } = policyOf(field);
    const permission = isPermission(access) ? access : staffPermission;
    return id && permission && permission !== 'orders.read'
      ? [{ name: field.name, id: id.name, permission }]
      : [];
  });
  it.each(ofOneOrder)(
    'may call $name for an order of their own round, and for no other order',
    async ({ name, id, permission }) => {
      const { document = '' } = operations.find((one) => one.name === name) ?? {};
      const call = async (isTheirs: boolean) => {
        const driver = await makeStaff(test, ['rounds.drive', permission]);
        const given = await OPERATION_SAMPLES[name]?.({ test, owner: customer, caller: driver });
        await addToRound(String(given?.[id]), isTheirs ? driver : await makeDriver());
        return codeOf(document, given ?? {}, driver);
      };
      expect(await call(true)).toBe('OK');
      expect(await call(false)).toBe('NOT_FOUND');
    },
  );

  it('gets FORBIDDEN for lists, search, saved filters, totals and exports', async () => {
    const lists = [
      '{ orders { nodes { id } } }',
      '{ orderTotals { count } }',
      '{ orderCustomers { id } }',
      '{ orderQueueCounts { count } }',
      '{ savedFilters { id } }',
      '{ search(query: "person") { orders { id } } }',
      '{ dashboard { ordersToday } }',
      '{ failedWebhooks { nodes { id } } }',
    ];
    const driver = await makeDriver();
    for (const list of lists)
      expect([list, await codeOf(list, {}, driver)]).toEqual([list, 'FORBIDDEN']);
    for (const name of ['retryFailedWebhook', 'dismissFailedWebhook']) {
      const { document = '' } = operations.find((one) => one.name === name) ?? {};
      const given = await OPERATION_SAMPLES[name]?.({ test, owner: customer, caller: driver });
      expect([name, await codeOf(document, given ?? {}, driver)]).toEqual([name, 'FORBIDDEN']);
    }
    await expect(
      processes.subscribeAs(driver, 'failedWebhooksChanged').refusal,
    ).resolves.toMatchObject({
      code: 'FORBIDDEN',
    });
    const headers = { authorization: `Bearer ${driver.token}` };
    for (const path of ['order/export.csv', 'order/getAllOrders', 'cashup/export.csv'])
      expect((await fetch(`${test.url}/api/${path}`, { headers })).status).toBe(403);
  });

  it('reads the invoices of their own round over REST, but of no other', async () => {
    const driver = await makeDriver();
    const headers = { authorization: `Bearer ${driver.token}` };
    const status = async (id: string) =>
      (await fetch(`${test.url}/api/orders/${id}/tax-documents`, { headers })).status;
    expect(await status(await orderOf(driver))).toBe(200);
    expect(await status(await orderOf(await makeDriver()))).toBe(404);
  });

  it('gets events of an order while it is in their round', async () => {
    const driver = await makeDriver();
    const id = await orderOf(driver);
    const listener = processes.subscribeAs(driver, orderChanged(id));
    await processes.execute('update "order" set version = 2 where id = ?', [id]);
    await expect.poll(() => listener.received.map(({ version }) => version)).toContain(2);
    const received = listener.received.length;
    await processes.execute('delete from round_stop where order_id = ?', [id]);
    await processes.execute('update "order" set version = 3 where id = ?', [id]);
    await listener.closed;
    expect(listener.received.slice(received).map(({ version }) => version)).not.toContain(3);
    await expect(processes.subscribeAs(driver, orderChanged(id)).refusal).resolves.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

it('a driver with ORDERS_READ reads an order outside their rounds', async () => {
  const both = await makeStaff(test, [...DRIVING, 'orders.read']);
  const { id } = await makeOrder(test, customer);
  expect(await codeOf(READ, { id }, both)).toBe('OK');
});
