import type { Page } from 'playwright-core';
import { inAppDatabase, signIn } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { createDriver, signInDriver } from './drivers.js';
import { cancel, codeOf, openRound, plan, sections, statusesOf } from './my-round.js';
import {
  ask,
  book,
  bookAndPick,
  makeBusiness,
  type MadeOrder,
  move,
  openAccountMenu,
} from './office.js';

interface Entry {
  amount: number;
  createdAt: string;
  recordedAt: string;
}

/** A picture of one pixel. */
const picture = {
  ...{ name: 'stain.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** Makes the offline queue ten minutes older, and an order of today one day older. */
async function letTimePass(page: Page, { id }: MadeOrder): Promise<void> {
  await inAppDatabase(
    `update "order" set created_at = created_at - interval '1 day' where id = $1`,
    [id],
  );
  await page.evaluate(() => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('offline-queue:')) ?? '';
    const queued = JSON.parse(localStorage.getItem(name) ?? '[]') as { at: string }[];
    const older = (at: string) => new Date(Date.parse(at) - 600_000).toISOString();
    localStorage.setItem(
      name,
      JSON.stringify(queued.map((one) => ({ ...one, at: older(one.at) }))),
    );
  });
}

/** Removes the session from the browser, as after its expiry. */
const endSession = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const name of ['token', 'user']) localStorage.removeItem(name);
  });

/** Restores the session of this driver in the browser. */
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

/** True if the browser has stored the page for use without network. */
const isStoredOffline = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const read = Object.keys(localStorage).some((name) => name.startsWith('round:'));
    const cache = await caches.open('round');
    return read && (await cache.match('/round')) !== undefined;
  });

test(
  'a driver works offline, the actions are sent once later, and rejected ones are shown',
  { tag: '@core' },
  async () => {
    const driver = await createDriver();
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

    const page = await openRound(session);
    const now = sections.now(page);
    const pending = sections.pending(page);
    const dialog = page.getByRole('dialog', { name: /^Order/ });
    await expect(page.getByText('0 of 3 done')).toBeVisible();
    await expect.poll(() => isStoredOffline(page), { timeout: 60_000 }).toBe(true);
    await page.context().setOffline(true);
    await page.reload();

    await now.getByRole('button', { name: 'Take payment' }).click();
    await dialog.getByLabel('Payment status').selectOption('Paid');
    await dialog.getByLabel('Method').selectOption('Cash');
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(pending.getByText('₹1,000.00 taken in cash')).toBeVisible();
    await expect(now.getByText('Nothing to collect')).toBeVisible();
    await now.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(dialog.getByText('₹1,000.00 waiting to be sent')).toBeVisible();
    await expect(dialog.getByText('is still due')).toHaveCount(0);
    await dialog.getByLabel("Customer's delivery code").fill(wrong);
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(pending.getByText(`Delivered with the code ${wrong}`)).toBeVisible();

    await expect(now.getByText('Ring twice')).toBeVisible();
    await now.getByRole('button', { name: 'Record pickup' }).click();
    await dialog.getByLabel('Cloth type').fill('shirt');
    await page.getByRole('option').first().click();
    await dialog.getByLabel('Quantity', { exact: true }).fill('7');
    await dialog.getByRole('button', { name: 'Save items' }).click();
    await expect(pending.getByText('Pickup of 7 pieces')).toBeVisible();

    await expect(now.getByText('Gate B')).toBeVisible();
    const camera = now.locator('input[capture]');
    await camera.setInputFiles({
      ...picture,
      name: 'page.jpg',
      buffer: Buffer.from('<html></html>'),
    });
    await expect(now.getByText(/^page\.jpg: This file cannot be read/)).toBeVisible();
    await camera.setInputFiles(picture);
    await expect(now.getByText('1 photo to send from this phone')).toBeVisible();
    await expect(pending.getByRole('img', { name: 'The photo' })).toBeVisible();
    await now.getByRole('button', { name: /^Could not/ }).click();
    const why = page.getByRole('dialog', { name: /: reason$/ });
    await why.getByRole('combobox', { name: 'Reason' }).selectOption('No one home');
    await why.getByRole('button', { name: 'Record failed attempt' }).click();
    await expect(page.getByText('Saved on this phone, 5 to send')).toBeVisible();
    await expect(page.getByText('All stops are done.')).toBeVisible();
    await letTimePass(page, sent);
    await page.reload();
    await expect(page.getByText('Saved on this phone, 5 to send')).toBeVisible();
    await expect(pending.getByRole('img', { name: 'The photo' })).toBeVisible();

    // The customer cancels the pickup at the same time.
    await cancel(first);
    // The first response to the photo is lost. The browser sends the photo again, and the server
    // stores it once.
    let photosSent = 0;
    await page.route('**/photos', async (route) => {
      photosSent += 1;
      if (photosSent > 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.context().setOffline(false);
    await expect(pending.getByText(/^Rejected:/)).toHaveCount(2);
    const networkIsBack = () => page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect.poll(async () => (await networkIsBack(), photosSent)).toBe(2);
    await expect(pending.getByText('Photo', { exact: true })).not.toBeAttached();
    const { order: photographed } = await ask<{
      order: { photos: { addedBy: { name: string } }[] };
    }>('query ($id: ID!) { order(id: $id) { photos { addedBy { name } } } }', { id: second.id });
    expect(photographed.photos).toEqual([{ addedBy: { name: driver.name } }]);
    await expect
      .poll(() => statusesOf(session))
      .toEqual({ [sent.id]: 'OPEN', [first.id]: 'CANCELLED', [second.id]: 'FAILED' });
    const refused = pending.getByRole('listitem').filter({ hasText: 'Delivered with the code' });
    await refused.getByRole('button', { name: 'Redo' }).click();
    await dialog.getByLabel("Customer's delivery code").fill(digits);
    await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
    await expect(dialog).not.toBeAttached();
    await expect(refused).not.toBeAttached();
    await expect(page.getByText('1 of 2 done, 1 failed')).toBeVisible();
    const { order } = await ask<{ order: { due: number; payments: Entry[] } }>(
      'query ($id: ID!) { order(id: $id) { due payments { amount createdAt recordedAt } } }',
      { id: sent.id },
    );
    expect(order).toMatchObject({ due: 0, payments: [{ amount: 100_000 }] });
    // The payment has the time at which it was taken and the later time at which it was sent.
    const [came, taken] = order.payments.flatMap((one) => [one.createdAt, one.recordedAt]);
    expect(Date.parse(came ?? '') - Date.parse(taken ?? '')).toBeGreaterThan(600_000);

    // A queued action stays until its driver deletes the action. Another driver on the same phone
    // does not see it.
    await endSession(page);
    await signIn(page, (await createDriver()).email);
    await expect(page.getByText('This phone has unsent work of another person.')).toBeVisible();
    await expect(page.getByText('No stops for today.')).toBeVisible();
    await expect(pending).toHaveCount(0);
    await goOn(page, session);
    await expect(pending.getByText(`#${first.id.slice(-6)}`)).toBeVisible();
    await expect(pending.getByText('Pickup of 7 pieces')).toBeVisible();
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByText('recorded offline and did not send')).toBeVisible();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alertdialog')).not.toBeAttached();
    await pending.getByRole('button', { name: 'Discard' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
    await expect(pending).not.toBeAttached();

    // Signing out deletes the offline data.
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Logout' }).click();
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
  },
);
