import { expect, it } from 'vitest';
import { demoOf } from '../testing/orders/demo-data.js';

const NOON = new Date('2026-03-10T06:30:00Z');

it('the demo has an order to hand over to a customer without e-mail, whose code is printed', () => {
  const { orders, users } = demoOf(NOON);
  const without = users.filter(({ email }) => email === null);
  expect(without).toMatchObject([{ role: 'customer' }]);
  const own = orders.filter(({ user }) => user === without[0]?.id);
  const [walkIn] = own.filter(({ orderStatus }) => orderStatus === 'dispatched');
  expect(walkIn?.walkIn).toBe(true);
  expect(walkIn?.printedCode).toMatch(/^\d{4}$/);
  expect(walkIn?.deliveryOtp).toBe(walkIn?.printedCode);
  const printed = orders.filter(({ printedCode }) => printedCode);
  expect(printed.every(({ user }) => user === without[0]?.id)).toBe(true);
});
