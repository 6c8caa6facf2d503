import type { Page, WebSocket, WebSocketRoute } from 'playwright-core';
import { anotherTab, inAppDatabase, openPage } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask } from '../office/office.js';
import { book, dayInIndia, move, openOrder, pickUp, sectionOf } from './orders.js';
import { newCustomer, openPageFor, signOut } from './users.js';

/**
 * Opens a path and lists its WebSocket connections. A listener added later would miss the end of an
 * earlier connection.
 */
async function connectionsOf(page: Page, path: string): Promise<WebSocket[]> {
  await page.goto('about:blank');
  const opened: WebSocket[] = [];
  page.on('websocket', (connection) => opened.push(connection));
  await page.goto(path);
  return opened;
}

/** Records a failed pickup attempt of a driver on this day. */
async function recordFailedAttempt(orderId: string, day: string): Promise<void> {
  await inAppDatabase(
    `with planned as (insert into round (id, day) values (gen_random_uuid(), $2) returning id)
     insert into round_stop (id, round_id, order_id, kind, position)
       select gen_random_uuid(), id, $1, 'pickup', 1 from planned`,
    [orderId, day],
  );
  const { roundsOfDay } = await ask<{
    roundsOfDay: { rounds: { stops: { id: string; orderId: string }[] }[] };
  }>(`query ($day: CalendarDate!) { roundsOfDay(day: $day) { rounds { stops { id orderId } } } }`, {
    day,
  });
  const stops = roundsOfDay.rounds.flatMap((round) => round.stops);
  const stop = stops.find((one) => one.orderId === orderId);
  await ask(
    `mutation ($id: ID!) { recordFailedAttempt(id: $id, input: { reason: NOBODY_HOME }) { message } }`,
    {
      id: stop?.id,
    },
  );
}

test.describe('changes that staff make to an order', () => {
  test('a customer sees them at once, in place', async () => {
    const customer = await newCustomer('Asha Venkataraghavan');
    const order = await book(customer);
    const list = await openPageFor(customer, '/account?tab=orders');
    const [page, dialog] = await openOrder(customer, order);
    const asked: string[] = [];
    page.on('framenavigated', (frame) => asked.push(frame.url()));
    await expect(
      sectionOf(dialog, 'Order Information').getByText('waiting for pickup'),
    ).toBeVisible();
    await expect(list.getByText('waiting for pickup').first()).toBeVisible();
    await recordFailedAttempt(order.id, dayInIndia(1));
    const failedPickup = 'Pickup failed: there was no answer at the door.';
    await expect(sectionOf(dialog, 'Progress').getByText(failedPickup)).toBeVisible();
    await expect(list.getByText(failedPickup)).toBeVisible();
    const picked = await pickUp(order);
    await expect(sectionOf(dialog, 'Payment Information').getByText('unpaid')).toBeVisible();
    await move(picked, 'PROCESSING');
    await expect(sectionOf(dialog, 'Order Information').getByText('processing')).toBeVisible();
    await expect(list.getByText('processing').first()).toBeVisible();
    expect(asked).toEqual([]);
  });

  test('a customer sees them after a lost connection, but not after signing out', async () => {
    const visitor = await connectionsOf(await openPage('/'), '/');
    const customer = await newCustomer('Meenakshi Sundaram');
    const order = await book(customer);
    const list = await openPageFor(customer, '/account?tab=orders');
    const lines: WebSocketRoute[] = [];
    await list.routeWebSocket(/\/graphql$/, (line) => {
      line.connectToServer();
      lines.push(line);
    });
    await list.reload();
    await expect(list.getByText('waiting for pickup').first()).toBeVisible();
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    // The page before the reload may have opened one more.
    const opened = lines.length;
    await lines.at(-1)?.close({ code: 1012 });
    await expect.poll(() => lines.length).toBe(opened + 1);
    await move(await pickUp(order), 'PROCESSING');
    await expect(list.getByText('processing').first()).toBeVisible();

    const history = await openPageFor(customer, '/ordershistory');
    const own = await connectionsOf(history, '/ordershistory');
    await expect.poll(() => own.length).toBe(1);
    await signOut(await anotherTab(history, '/account'));
    await expect.poll(() => own[0]?.isClosed(), { timeout: 60_000 }).toBe(true);
    expect(own).toHaveLength(1);
    expect(visitor).toEqual([]);
  });
});
