import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { appUrl, inAppDatabase, openPage, PHONE, signIn, toast, useBrowser } from '../browser.js';
import { onOperation } from '../network.js';
import { graphql, signInByApi, type StoredSession } from '../session.js';
import { hireDriver, signInDriver } from './drivers.js';
import { ask, book, bookAndPick, inDays, makeBusiness, type MadeOrder, move } from './office.js';

useBrowser();

const plan = (driverId: string, orders: readonly MadeOrder[]) =>
  ask(
    `mutation ($day: CalendarDate!, $driverId: ID!, $orders: [SeenOrderInput!]!) {
      planStops(day: $day, driverId: $driverId, orders: $orders) { message }
    }`,
    {
      ...{ day: inDays(0), driverId },
      orders: orders.map(({ id, version }) => ({ orderId: id, version })),
    },
  );

const cancel = ({ id, version }: MadeOrder) =>
  ask(
    `mutation ($id: ID!, $version: Int!) {
      cancelOrder(id: $id, version: $version, reason: "Travels") { message }
    }`,
    { id, version },
  );

interface Entry {
  amount: number;
  createdAt: string;
  recordedAt: string;
}

interface Stop {
  orderId: string;
  state: string;
}

async function statesOf({ token }: StoredSession): Promise<Record<string, string>> {
  const { myRounds } = await graphql<{ myRounds: { stops: Stop[] }[] }>(
    appUrl(),
    '{ myRounds { stops { orderId state } } }',
    {},
    token,
  );
  const stops = myRounds.flatMap(({ stops }) => stops);
  return Object.fromEntries(stops.map(({ orderId, state }) => [orderId, state]));
}

function openAs({ token, user }: StoredSession, path: string): Promise<Page> {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  const storageState = { cookies: [], origins: [{ origin: appUrl(), localStorage }] };
  return openPage(path, { storageState, viewport: PHONE });
}

/** The code that the customer of an order sees. */
async function codeOf(email: string, id: string): Promise<string> {
  const { token } = await signInByApi(appUrl(), email);
  const { order } = await graphql<{ order: { deliveryOTP: string } }>(
    appUrl(),
    'query ($id: ID!) { order(id: $id) { deliveryOTP } }',
    { id },
    token,
  );
  return order.deliveryOTP;
}

const sections = {
  now: (page: Page) => page.getByRole('region', { name: /^Now:/ }),
  kept: (page: Page) => page.getByRole('region', { name: /^Saved on this phone/ }),
};

it('a driver goes through the round on a phone: delivers, is paid, picks up, finds nobody', async () => {
  const driver = await hireDriver();
  const session = await signInDriver(driver);
  const business = await makeBusiness();
  const sent = await move(await bookAndPick(business.id), 'DISPATCHED');
  const [first, second] = [await book(business.id, 'Ring twice'), await book(business.id)];
  await plan(driver.id, [sent, first, second]);

  const page = await openAs(session, '/round');
  const now = page.getByRole('region', { name: /^Now:/ });
  await page.getByText('0 of 3 done').waitFor();
  await now.getByText('10 pieces').waitFor();
  await now.getByText('Collect ₹1,000.00').waitFor();
  expect(await now.getByRole('link', { name: /^Call/ }).getAttribute('href')).toMatch(
    /^tel:\+91[6-9]\d{9}$/,
  );
  const map = new URL((await now.getByRole('link', { name: /maps$/ }).getAttribute('href')) ?? '');
  expect(map.searchParams.get('query')).toBe('7, Beach Road, Chennai, Tamil Nadu - 600001');

  // The code of the payment link, for the customer's phone.
  await now.getByRole('button', { name: 'Show QR' }).click();
  const code = page.getByRole('dialog', { name: 'Pay online' });
  await code.getByRole('img', { name: 'Code of the payment link' }).waitFor();
  await code.getByRole('button', { name: 'Close' }).click();
  await code.waitFor({ state: 'detached' });

  // Paid at the door: nothing is to be collected then.
  await now.getByRole('button', { name: 'Take payment' }).click();
  const dialog = page.getByRole('dialog', { name: /^Order/ });
  await dialog.getByLabel('Payment status').selectOption('Paid');
  await dialog.getByLabel('Method').selectOption('Cash');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByLabel('Payment status').waitFor({ state: 'detached' });
  await dialog.getByRole('button', { name: 'Close' }).click();
  await now.getByText('Nothing to collect').waitFor();

  // With the code that the customer sees.
  const digits = await codeOf(business.email, sent.id);
  await now.getByRole('button', { name: 'Deliver' }).click();
  await dialog.getByLabel("Customer's delivery code").fill(digits);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect.poll(async () => (await statesOf(session))[sent.id]).toBe('DONE');
  await toast(page, 'Order delivered').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('1 of 3 done').waitFor();

  // The next one stands there; the one after it can be done before.
  await now.getByText('Ring twice').waitFor();
  const goTo = (place: number) =>
    page.getByRole('button', { name: new RegExp(`^Go to ${place}\\.`) });
  const gone = now.getByText('This pickup was cancelled.');
  const news = page.getByRole('status').filter({ hasText: 'Your round has changed.' });
  // What others do meanwhile is told, and nothing else comes under the thumb.
  const late = await book(business.id, 'Side door');
  await plan(driver.id, [late]);
  await news.getByText(/Added: /).waitFor();
  await goTo(3).click();
  await now.getByText('Side door').waitFor();
  await cancel(late);
  await gone.waitFor();
  await news.getByText(/Cancelled: /).waitFor();
  await now.getByText('Side door').waitFor();
  await now.getByRole('button', { name: 'Go on' }).click();
  await now.getByText('Ring twice').waitFor();
  await news.getByRole('button', { name: 'OK' }).click();
  await news.waitFor({ state: 'detached' });

  // The server knows where the driver goes: the address says it no more, and the page finds it again.
  await goTo(2).click();
  await now.getByText('Ring twice').waitFor({ state: 'detached' });
  await expect.poll(() => new URL(page.url()).searchParams.get('stop')).toBe(null);
  await page.reload();
  await now.getByRole('button', { name: 'Failed' }).click();
  const why = page.getByRole('dialog', { name: /what happened/ });
  await why.getByLabel('Reason').selectOption('Nobody home');
  await why.getByRole('button', { name: 'Note the attempt' }).click();
  await why.waitFor({ state: 'detached' });
  await page.getByText('1 of 3 done, 1 failed').waitFor();

  await now.getByText('Ring twice').waitFor();
  await now.getByRole('button', { name: 'Record pickup' }).click();
  await dialog.getByLabel('Cloth type').fill('shirt');
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Quantity', { exact: true }).fill('7');
  // The server has it, and its answer is lost: it is kept here, sent again, and recorded once.
  let asked = 0;
  await onOperation(page, 'RecordPickup', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Save items' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => asked).toBe(2);
  await expect.poll(async () => (await statesOf(session))[first.id]).toBe('DONE');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('unsent:');
  await sections.kept(page).waitFor({ state: 'detached' });
  await page.getByText('All stops are done.').waitFor();
  await page.getByText('Ended (4)').click();
  await page.getByText('Nobody home').waitFor();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByText('No stops for tomorrow.').waitFor();
});

/** One pixel. */
const picture = {
  ...{ name: 'stain.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Makes what waits on the phone ten minutes older, and an order of today a day. */
async function letTimePass(page: Page, { id }: MadeOrder): Promise<void> {
  await inAppDatabase(
    `update "order" set created_at = created_at - interval '1 day' where id = $1`,
    [id],
  );
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('unsent:')) ?? '';
    const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as { at: string }[];
    const older = (at: string) => new Date(Date.parse(at) - 600_000).toISOString();
    localStorage.setItem(name, JSON.stringify(kept.map((one) => ({ ...one, at: older(one.at) }))));
  });
}

/** As a session that ran out leaves the browser. */
const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of ['token', 'user']) localStorage.removeItem(name);
  });

/** Whoever was here before is here again. */
async function goOn(page: Page, { token, user }: StoredSession): Promise<void> {
  await page.evaluate(
    ([name, text]) => {
      localStorage.setItem('user', text);
      localStorage.setItem('token', name);
    },
    [token, JSON.stringify(user)] as const,
  );
  await page.reload();
}

/** What the page keeps to be opened without a network. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const read = Object.keys(localStorage).some((name) => name.startsWith('round:'));
    const cache = await caches.open('round');
    return read && (await cache.match('/round')) !== undefined;
  });

it('without a network a driver goes on: all is kept, sent once when it is back, and what is refused is told', async () => {
  const driver = await hireDriver();
  const session = await signInDriver(driver);
  const business = await makeBusiness();
  const sent = await move(await bookAndPick(business.id), 'DISPATCHED');
  const [first, second] = [
    await book(business.id, 'Ring twice'),
    await book(business.id, 'Gate B'),
  ];
  await plan(driver.id, [sent, first, second]);
  const digits = await codeOf(business.email, sent.id);
  const wrong = digits === '0000' ? '1111' : '0000';

  const page = await openAs(session, '/round');
  const now = sections.now(page);
  const kept = sections.kept(page);
  const dialog = page.getByRole('dialog', { name: /^Order/ });
  await page.getByText('0 of 3 done').waitFor();
  await expect.poll(() => isKept(page), { timeout: 60_000 }).toBe(true);
  await page.context().setOffline(true);
  await page.reload();

  await now.getByRole('button', { name: 'Take payment' }).click();
  await dialog.getByLabel('Payment status').selectOption('Paid');
  await dialog.getByLabel('Method').selectOption('Cash');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await kept.getByText('₹1,000.00 taken in cash').waitFor();
  await now.getByText('Nothing to collect').waitFor();
  await now.getByRole('button', { name: 'Deliver' }).click();
  await dialog.getByText('₹1,000.00 waits to be sent').waitFor();
  expect(await dialog.getByText('is still due').count()).toBe(0);
  await dialog.getByLabel("Customer's delivery code").fill(wrong);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await kept.getByText(`Delivered with the code ${wrong}`).waitFor();

  await now.getByText('Ring twice').waitFor();
  await now.getByRole('button', { name: 'Record pickup' }).click();
  await dialog.getByLabel('Cloth type').fill('shirt');
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Quantity', { exact: true }).fill('7');
  await dialog.getByRole('button', { name: 'Save items' }).click();
  await kept.getByText('Pickup of 7 pieces').waitFor();

  await now.getByText('Gate B').waitFor();
  const camera = now.locator('input[capture]');
  await camera.setInputFiles({
    ...picture,
    name: 'page.jpg',
    buffer: Buffer.from('<html></html>'),
  });
  await now.getByText(/^page\.jpg: This phone cannot read it/).waitFor();
  await camera.setInputFiles(picture);
  await now.getByText('1 photo waits on this phone').waitFor();
  await kept.getByRole('img', { name: 'The photo' }).waitFor();
  await now.getByRole('button', { name: 'Failed' }).click();
  const why = page.getByRole('dialog', { name: /what happened/ });
  await why.getByLabel('Reason').selectOption('Nobody home');
  await why.getByRole('button', { name: 'Note the attempt' }).click();
  await page.getByText('Saved on this phone, 5 to send').waitFor();
  await page.getByText('All stops are done.').waitFor();
  await letTimePass(page, sent);
  await page.reload();
  await page.getByText('Saved on this phone, 5 to send').waitFor();
  await kept.getByRole('img', { name: 'The photo' }).waitFor();

  // Meanwhile the customer called the pickup off.
  await cancel(first);
  // The answer to the photo is lost the first time: it is sent again, and there once.
  let photosSent = 0;
  await page.route('**/photos', async (route) => {
    photosSent += 1;
    if (photosSent > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.context().setOffline(false);
  await expect.poll(() => kept.getByText(/^Not taken:/).count()).toBe(2);
  const networkIsBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(async () => (await networkIsBack(), photosSent)).toBe(2);
  await kept.getByText('Photo', { exact: true }).waitFor({ state: 'detached' });
  const { order: photographed } = await ask<{ order: { photos: { byName: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { photos { byName } } }',
    { id: second.id },
  );
  expect(photographed.photos).toEqual([{ byName: driver.name }]);
  await expect
    .poll(() => statesOf(session))
    .toEqual({ [sent.id]: 'OPEN', [first.id]: 'CANCELLED', [second.id]: 'FAILED' });
  const refused = kept.getByRole('listitem').filter({ hasText: 'Delivered with the code' });
  await refused.getByRole('button', { name: 'Do it again' }).click();
  await dialog.getByLabel("Customer's delivery code").fill(digits);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await refused.waitFor({ state: 'detached' });
  await page.getByText('1 of 2 done, 1 failed').waitFor();
  const { order } = await ask<{ order: { due: number; payments: Entry[] } }>(
    'query ($id: ID!) { order(id: $id) { due payments { amount createdAt recordedAt } } }',
    { id: sent.id },
  );
  expect(order).toMatchObject({ due: 0, payments: [{ amount: 100_000 }] });
  // It says when it was taken, and when it came.
  const [came, taken] = order.payments.flatMap((one) => [one.createdAt, one.recordedAt]);
  expect(Date.parse(came ?? '') - Date.parse(taken ?? '')).toBeGreaterThan(600_000);

  // It stays until the driver drops it, also while another driver is here, who reads nothing of it.
  await endSession(page);
  await signIn(page, (await hireDriver()).email);
  await page.getByText('Work of somebody else waits on this phone.').waitFor();
  await page.getByText('No stops for today.').waitFor();
  expect(await kept.count()).toBe(0);
  await goOn(page, session);
  await kept.getByText(`#${first.id.slice(-6)}`).waitFor();
  await kept.getByText('Pickup of 7 pieces').waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByText('recorded offline and did not send').waitFor();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await kept.getByRole('button', { name: 'Drop' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Drop' }).click();
  await kept.waitFor({ state: 'detached' });

  // Whoever signs out leaves nothing of it here.
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await page.waitForURL('**/signin');
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const files = await indexedDB.databases();
        return [localStorage.length, (await caches.keys()).length, files.length];
      }),
    )
    .toEqual([0, 0, 0]);
});
