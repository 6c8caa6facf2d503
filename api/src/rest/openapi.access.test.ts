import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let paths: Record<string, Record<string, { description: string }>>;
beforeAll(async () => {
  test = await startTestServer();
  const answer = await fetch(new URL('/api/openapi.json', test.url));
  ({ paths } = (await answer.json()) as { paths: typeof paths });
});
afterAll(() => test.stop());

it.each([
  ['post', '/auth/login', 'Public: no sign-in needed.'],
  ['get', '/order/getAllOrders', 'For admins.'],
  ['get', '/order/export.csv', 'For admins, and staff with ORDERS_READ and REPORTS_READ.'],
  ['get', '/report/periods.csv', 'For admins, and staff with REPORTS_READ.'],
  [
    'post',
    '/order/createBookingFromCustomer',
    'For signed-in users, on their own records; for admins, on all records.',
  ],
  [
    'get',
    '/order/getOrdersByUser/{id}',
    'For signed-in users, on their own records; for admins, on all records.',
  ],
  [
    'get',
    '/orders/{id}/tax-documents',
    'For signed-in users, on their own records; for drivers, on the orders of their rounds; for admins, and staff with ORDERS_READ, on all records.',
  ],
])('%s %s says who may call it', (method, path, who) => {
  expect(paths[path]?.[method]?.description.split('\n\n').at(-1)).toBe(who);
});
