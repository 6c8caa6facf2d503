import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { goTo } from '../tour.js';
import { ask, book, bookAndPick, makeBusiness, move, pay } from './office.js';

test.describe('an order and its payment', () => {
  test('staff see its parts, but no payment and no items while it waits for pickup', async () => {
    const { id: userId } = await makeBusiness();
    const waiting = await book(userId);
    const page = await openPageAs('staff', `/orders?order=${waiting.id}`);
    const dialog = page.getByRole('dialog', { name: `Order ${waiting.shortId}` });
    const part = (name: string) => dialog.getByRole('region', { name, exact: true });
    const names = (name: string) => part(name).locator('dt').allInnerTexts();
    await expect(part('Order Information')).toBeVisible();
    expect(await names('Order Information')).toEqual(['Order Date', 'Order Status', 'Total Price']);
    expect(await names('Delivery Information')).toEqual([
      ...['Pickup Date', 'Promised by', 'Pickup Phone', 'Pickup Address'],
    ]);
    await expect(part('Payment Information')).toHaveCount(0);
    await expect(part('Items')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.waitForURL('**/orders');
  });

  test('an N that staff press before the order has loaded opens the form of its next step', async () => {
    const { id: userId } = await makeBusiness();
    const waiting = await book(userId);
    const page = await openPageAs('staff', '/orders');
    let give = (): void => undefined;
    const given = new Promise<void>((resolve) => (give = resolve));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('OrderDialog')) await given;
      await route.continue();
    });
    const asked = page.waitForRequest((one) => !!one.postData()?.includes('OrderDialog'));
    await goTo(page, `/orders?order=${waiting.id}`);
    await asked;
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('n');
    expect(new URL(page.url()).searchParams.has('do')).toBe(false);
    give();
    await page.waitForURL(/do=pickup/);
  });

  test('staff see what remains of a part payment, a link to pay it, and the day of delivery', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    await pay(order, { status: 'PARTIAL', partialAmount: 40_000 });
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    const dialog = page.getByRole('dialog', { name: `Order ${order.shortId}` });
    const part = (name: string) => dialog.getByRole('region', { name, exact: true });
    await expect(part('Payment Information')).toBeVisible();
    const facts = await part('Payment Information').locator('dt').allInnerTexts();
    expect(facts.slice(0, 3)).toEqual(['Payment Status', 'Paid Amount', 'Remaining']);
    await expect(part('Payment Information').getByText('₹600.00')).toBeVisible();
    const read = async () => {
      const { order: now } = await ask<{ order: { paymentLink: string | null; version: number } }>(
        'query ($id: ID!) { order(id: $id) { paymentLink version } }',
        { id: order.id },
      );
      return now;
    };
    // A job requests the payment link after the payment. The dialog shows the link when it opens
    // again.
    await expect.poll(async () => (await read()).paymentLink, { timeout: 20_000 }).toBeTruthy();
    const now = await read();
    await page.reload();
    const link = dialog.getByRole('link', { name: 'Pay Now' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', now.paymentLink ?? '');
    const headings = await part('Items').getByRole('columnheader').allInnerTexts();
    expect(headings).toEqual(['Item Name', 'Quantity', 'Price', 'Total']);
    await expect(
      part('Items').getByRole('row', { name: /10.*₹100\.00.*₹1,000\.00/ }),
    ).toBeVisible();

    const dispatched = await move({ ...order, version: now.version }, 'DISPATCHED');
    await pay(dispatched, { status: 'PAID' });
    await ask(
      `mutation ($id: ID!, $version: Int!) {
        deliverOrder(id: $id, version: $version, input: { reason: "Left with the guard" }) { message }
      }`,
      { id: order.id, version: dispatched.version + 1 },
    );
    await page.reload();
    await expect(part('Delivery Information').getByText('Delivery Date')).toBeVisible();
    await expect(dialog.getByText('Left with the guard')).toBeVisible();
    await expect(part('Payment Information').getByText('Remaining')).toHaveCount(0);
    await expect(link).toHaveCount(0);
  });

  test('staff move an order back or cancel it only with a reason', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await move(await bookAndPick(userId), 'PROCESSING');
    const page = await openPageAs('staff', `/orders?order=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move back to picked' }).click();
    await dialog.getByRole('button', { name: 'Move back', exact: true }).click();
    await expect(dialog.getByText('A reason is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('A stain was found');
    await dialog.getByRole('button', { name: 'Move back', exact: true }).click();
    const timeline = dialog.getByRole('list', { name: 'Timeline' });
    await expect(timeline.getByText('Moved back to picked')).toBeVisible();
    await expect(timeline.getByText('A stain was found')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByRole('form', { name: 'Cancel order' })).toBeVisible();
    // Nothing was paid.
    await expect(dialog.getByText(/is already paid/)).toHaveCount(0);
    await dialog.getByLabel('Reason').fill('The customer called');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog.getByText('This order is cancelled.')).toBeVisible();
    await expect(timeline.getByText('The customer called')).toBeVisible();
  });
});
