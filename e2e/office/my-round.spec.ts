import { toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { onOperation } from '../network.js';
import { createDriver, signInDriver } from './drivers.js';
import { cancel, codeOf, openRound, plan, sections, statusesOf } from './my-round.js';
import { book, bookAndPick, makeBusiness, move } from './office.js';

test('a driver delivers, takes a payment, picks up and records a failed attempt, on a phone', async () => {
  const driver = await createDriver();
  const session = await signInDriver(driver);
  const business = await makeBusiness();
  const sent = await move(await bookAndPick(business.id), 'DISPATCHED');
  const [first, second] = [await book(business.id, 'Ring twice'), await book(business.id)];
  await plan(driver.id, [sent, first, second]);

  const page = await openRound(session);
  const now = sections.now(page);
  await expect(page.getByText('0 of 3 done')).toBeVisible();
  await expect(now.getByText('10 pieces')).toBeVisible();
  await expect(now.getByText('Collect ₹1,000.00')).toBeVisible();
  await expect(now.getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    /^tel:\+91[6-9]\d{9}$/,
  );
  const map = new URL((await now.getByRole('link', { name: /maps$/ }).getAttribute('href')) ?? '');
  expect(map.searchParams.get('query')).toBe('7, Beach Road, Chennai, Tamil Nadu - 600001');

  // The QR code opens the payment link on the customer's phone.
  await now.getByRole('button', { name: 'Show QR' }).click();
  const code = page.getByRole('dialog', { name: 'Pay online' });
  await expect(code.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await code.getByRole('button', { name: 'Close' }).click();
  await expect(code).not.toBeAttached();

  // Paid on delivery: no amount is due after this payment.
  await now.getByRole('button', { name: 'Take payment' }).click();
  const dialog = page.getByRole('dialog', { name: /^Order/ });
  await dialog.getByLabel('Payment status').selectOption('Paid');
  await dialog.getByLabel('Method').selectOption('Cash');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog.getByLabel('Payment status')).not.toBeAttached();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(now.getByText('Nothing to collect')).toBeVisible();

  // The delivery code that the customer sees.
  const digits = await codeOf(business.email, sent.id);
  await now.getByRole('button', { name: 'Deliver', exact: true }).click();
  await dialog.getByLabel("Customer's delivery code").fill(digits);
  await dialog.getByRole('button', { name: 'Deliver', exact: true }).click();
  await expect.poll(async () => (await statusesOf(session))[sent.id]).toBe('DONE');
  await expect(toast(page, 'Order delivered')).toBeVisible();
  await expect(dialog).not.toBeAttached();
  await expect(page.getByText('1 of 3 done')).toBeVisible();

  // The next stop is open. The driver can choose a later one first.
  await expect(now.getByText('Ring twice')).toBeVisible();
  const goTo = (place: number) =>
    page.getByRole('button', { name: new RegExp(`^Go to ${place}\\.`) });
  const gone = now.getByText('This pickup was cancelled.');
  const news = page.getByRole('status').filter({ hasText: 'Your round has changed.' });
  // The page announces changes by other users and does not move the button under the thumb.
  const late = await book(business.id, 'Side door');
  await plan(driver.id, [late]);
  await expect(news.getByText(/Added: /)).toBeVisible();
  await goTo(3).click();
  await expect(now.getByText('Side door')).toBeVisible();
  await cancel(late);
  await expect(gone).toBeVisible();
  await expect(news.getByText(/Cancelled: /)).toBeVisible();
  await expect(now.getByText('Side door')).toBeVisible();
  await now.getByRole('button', { name: 'Continue' }).click();
  await expect(now.getByText('Ring twice')).toBeVisible();
  await news.getByRole('button', { name: 'OK' }).click();
  await expect(news).not.toBeAttached();

  // The server stores the next stop, so the page finds it without the URL parameter.
  await goTo(2).click();
  await expect(now.getByText('Ring twice')).not.toBeAttached();
  await expect.poll(() => new URL(page.url()).searchParams.get('stop')).toBe(null);
  await page.reload();
  await now.getByRole('button', { name: /^Could not/ }).click();
  const why = page.getByRole('dialog', { name: /: reason$/ });
  await why.getByRole('combobox', { name: 'Reason' }).selectOption('No one home');
  await why.getByRole('button', { name: 'Record failed attempt' }).click();
  await expect(why).not.toBeAttached();
  await expect(page.getByText('1 of 3 done, 1 failed')).toBeVisible();

  await expect(now.getByText('Ring twice')).toBeVisible();
  await now.getByRole('button', { name: 'Record pickup' }).click();
  await dialog.getByLabel('Cloth type').fill('shirt');
  await page.getByRole('option').first().click();
  await dialog.getByLabel('Quantity', { exact: true }).fill('7');
  // The server records the pickup, but the response is lost. The phone sends the pickup again, and
  // the server records it once.
  let asked = 0;
  await onOperation(page, 'RecordPickup', async (route) => {
    asked += 1;
    if (asked > 1) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Save items' }).click();
  await expect(dialog).not.toBeAttached();
  await expect.poll(() => asked).toBe(2);
  await expect.poll(async () => (await statusesOf(session))[first.id]).toBe('DONE');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('offline-queue:');
  await expect(sections.pending(page)).not.toBeAttached();
  await expect(page.getByText('All stops are done.')).toBeVisible();
  await page.getByText('Finished (4)').click();
  await expect(page.getByText('No one home')).toBeVisible();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await expect(page.getByText('No stops for tomorrow.')).toBeVisible();
});
