import type { Page, WebSocket, WebSocketRoute } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { anotherTab, openPage, useBrowser } from '../browser.js';
import { book, move, openOrder, pickUp, sectionOf } from './orders.js';
import { newCustomer, openPageFor, signOut } from './people.js';

useBrowser();

/** The connections of a page from its next load on. */
async function connectionsOf(page: Page): Promise<WebSocket[]> {
  const opened: WebSocket[] = [];
  page.on('websocket', (connection) => opened.push(connection));
  await page.reload();
  return opened;
}

describe('what staff do with an order', () => {
  it('is seen by its customer at once, where it stands', async () => {
    const customer = await newCustomer('Asha Venkataraghavan');
    const order = await book(customer);
    const list = await openPageFor(customer, '/account?tab=orders');
    const [page, dialog] = await openOrder(customer, order);
    const asked: string[] = [];
    page.on('framenavigated', (frame) => asked.push(frame.url()));
    await sectionOf(dialog, 'Order Information').getByText('waiting for pickup').waitFor();
    await list.getByText('waiting for pickup').first().waitFor();
    const picked = await pickUp(order);
    await sectionOf(dialog, 'Payment Information').getByText('unpaid').waitFor();
    await move(picked, 'PROCESSING');
    await sectionOf(dialog, 'Order Information').getByText('processing').waitFor();
    await list.getByText('processing').first().waitFor();
    expect(asked).toEqual([]);
  });

  it('is seen after a cut too, and by nobody who has signed out', async () => {
    const visitor = await connectionsOf(await openPage('/'));
    const customer = await newCustomer('Meenakshi Sundaram');
    const order = await book(customer);
    const list = await openPageFor(customer, '/account?tab=orders');
    const lines: WebSocketRoute[] = [];
    await list.routeWebSocket(/\/graphql$/, (line) => {
      line.connectToServer();
      lines.push(line);
    });
    await list.reload();
    await list.getByText('waiting for pickup').first().waitFor();
    await expect.poll(() => lines.length).toBe(1);
    await lines[0]?.close({ code: 1012 });
    await expect.poll(() => lines.length, { timeout: 60_000 }).toBe(2);
    await move(await pickUp(order), 'PROCESSING');
    await list.getByText('processing').first().waitFor();

    const history = await openPageFor(customer, '/ordershistory');
    const own = await connectionsOf(history);
    await expect.poll(() => own.length).toBe(1);
    await signOut(await anotherTab(history, '/account'));
    await expect.poll(() => own[0]?.isClosed(), { timeout: 60_000 }).toBe(true);
    expect(own).toHaveLength(1);
    expect(visitor).toEqual([]);
  });
});
