import type { Page } from 'playwright-core';
import { appUrl, PHONE } from '../browser.js';
import { openPageFor } from '../customer/users.js';
import { graphql, signInByApi, type StoredSession } from '../session.js';
import { ask, inDays, type MadeOrder } from './office.js';

/** Adds these orders to today's round of a driver. */
export const plan = (driverId: string, orders: readonly MadeOrder[]) =>
  ask(
    `mutation ($day: CalendarDate!, $driverId: ID!, $orders: [OrderVersionInput!]!) {
      planStops(input: { day: $day, driverId: $driverId, orders: $orders }) { message }
    }`,
    {
      ...{ day: inDays(0), driverId },
      orders: orders.map(({ id, version }) => ({ orderId: id, version })),
    },
  );

export const cancel = ({ id, version }: MadeOrder) =>
  ask(
    `mutation ($id: ID!, $version: Int!) {
      cancelOrder(id: $id, version: $version, input: { reason: "Travels" }) { message }
    }`,
    { id, version },
  );

interface Stop {
  orderId: string;
  status: string;
}

/** State of each stop of a driver, by order id. */
export async function statusesOf({ token }: StoredSession): Promise<Record<string, string>> {
  const { myRounds } = await graphql<{ myRounds: { stops: Stop[] }[] }>(
    appUrl(),
    '{ myRounds { stops { orderId status } } }',
    {},
    token,
  );
  const stops = myRounds.flatMap(({ stops }) => stops);
  return Object.fromEntries(stops.map(({ orderId, status }) => [orderId, status]));
}

/** Opens the round of this driver on a phone. */
export const openRound = (driver: StoredSession): Promise<Page> =>
  openPageFor(driver, '/round', { viewport: PHONE });

/** The delivery code of an order, as the customer sees it. */
export async function codeOf(email: string, id: string): Promise<string> {
  const { token } = await signInByApi(appUrl(), email);
  const { order } = await graphql<{ order: { deliveryOTP: string } }>(
    appUrl(),
    'query ($id: ID!) { order(id: $id) { deliveryOTP } }',
    { id },
    token,
  );
  return order.deliveryOTP;
}

export const sections = {
  now: (page: Page) => page.getByRole('region', { name: /^Now:/ }),
  pending: (page: Page) => page.getByRole('region', { name: /^Saved on this phone/ }),
};
