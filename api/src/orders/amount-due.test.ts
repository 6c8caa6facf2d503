import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const ask = async <Data>(document: string, variables: object) => {
  const { data, errors } = await test.graphql<Data>(document, variables, admin.token);
  expect(errors).toBeUndefined();
  return data;
};

interface OrdersResponse {
  orders: { nodes: { id: string; due: number; paymentStatus: string }[] };
}

/** Ids of the orders of a customer, highest amount due first. */
const byDue = ({ id: customerId }: TestUser, filter: object = {}) =>
  ask<OrdersResponse>(
    `query ($filter: OrderFilter) {
      orders(filter: $filter, sort: { field: DUE, direction: DESC }) { nodes { id due paymentStatus } }
    }`,
    { filter: { customerId, ...filter } },
  );

const pay = (id: string, status: string, method?: string) =>
  test.graphql<{ updatePayment: { order: { paymentStatus: string } } }>(
    `mutation ($id: ID!, $status: PaymentStatus!, $method: PaymentMethod) {
      updatePayment(id: $id, version: 1, input: { status: $status, method: $method }) { order { paymentStatus } }
    }`,
    { id, status, method },
    admin.token,
  );

describe('a cancelled order', () => {
  it('has no amount due in any query, and the same payment status as before', async () => {
    const customer = await makeUser(test);
    const cancelled = await makeOrder(test, customer, {
      ...{ orderStatus: 'cancelled', items: [[1, 90_000]], paidAmount: 30_000 },
    });
    const owed = await makeOrder(test, customer, { orderStatus: 'picked', items: [[1, 500]] });
    const shown = { id: cancelled.id, due: 0, paymentStatus: 'PARTIAL' };
    expect((await byDue(customer))?.orders.nodes).toEqual([
      { id: owed.id, due: 500, paymentStatus: 'UNPAID' },
      shown,
    ]);
    const figures = await ask(
      `query ($id: ID!) {
        orderTotals(filter: { customerId: $id }) { cancelled totalPrice paidAmount due toRefund }
        user(id: $id) { balance }
        order(id: "${cancelled.id}") { id due paymentStatus }
      }`,
      { id: customer.id },
    );
    expect(figures).toEqual({
      orderTotals: { cancelled: 1, totalPrice: 500, paidAmount: 0, due: 500, toRefund: 30_000 },
      user: { balance: 500 },
      order: shown,
    });
    const { body } = await rest.call<Record<string, unknown>[] & Record<string, unknown>>(
      'GET',
      '/order/getOrdersByUser/{id}',
      { params: { id: customer.id }, token: admin.token },
    );
    expect(body.map(({ due, paymentStatus }) => [due, paymentStatus])).toEqual([
      [5, 'unpaid'],
      [0, 'partial'],
    ]);
  });
});

describe('a bill of 0', () => {
  it('is PAID in lists and filters; staff can set PAID but not UNPAID', async () => {
    const customer = await makeUser(test);
    const free = { items: [[3, 0]] as [number, number][] };
    const { id } = await makeOrder(test, customer, { orderStatus: 'picked', ...free });
    const nodes = [{ id, due: 0, paymentStatus: 'PAID' }];
    expect((await byDue(customer))?.orders.nodes).toEqual(nodes);
    expect((await byDue(customer, { paymentStatus: 'PAID' }))?.orders.nodes).toEqual(nodes);
    expect((await byDue(customer, { paymentStatus: 'UNPAID' }))?.orders.nodes).toEqual([]);
    expect((await pay(id, 'PAID', 'CASH')).data?.updatePayment.order).toEqual({
      paymentStatus: 'PAID',
    });
    expect(refusal(await pay(id, 'UNPAID')).fields).toEqual({
      status: 'There is nothing to pay on this order',
    });
  });

  it('is UNPAID before the pickup, because there is no bill yet', async () => {
    const customer = await makeUser(test);
    const { id } = await makeOrder(test, customer);
    const nodes = [{ id, due: 0, paymentStatus: 'UNPAID' }];
    expect((await byDue(customer))?.orders.nodes).toEqual(nodes);
  });
});

describe('delivering an order', () => {
  it.each([
    [100_000, 'Order delivered'],
    [60_000, 'Order delivered. ₹400.00 is still due'],
  ])('names the amount due with %i paise paid', async (paidAmount, message) => {
    const customer = await makeUser(test);
    const order = await makeOrder(test, customer, { orderStatus: 'dispatched', paidAmount });
    const delivered = await ask(
      `mutation ($id: ID!, $code: String) {
        deliverOrder(id: $id, version: 1, input: { deliveryOTP: $code }) { message }
      }`,
      { id: order.id, code: order.code },
    );
    expect(delivered).toEqual({ deliverOrder: { message } });
  });
});
