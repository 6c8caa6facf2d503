import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { ask, book, bookAndPick, cellOf, makeBusiness, move, pay, toast } from './office.js';

useBrowser();

describe('an order and its payment', () => {
  it('shows its parts, but neither payment nor items while it waits for the pickup', async () => {
    const { id: userId } = await makeBusiness();
    const waiting = await book(userId);
    const page = await openPageAs('staff', `/orders?order=${waiting.id}`);
    const dialog = page.getByRole('dialog', { name: `Order ${waiting.shortId}` });
    const part = (name: string) => dialog.getByRole('region', { name, exact: true });
    const names = (name: string) => part(name).locator('dt').allInnerTexts();
    await part('Order Information').waitFor();
    expect(await names('Order Information')).toEqual(['Order Date', 'Order Status', 'Total Price']);
    expect(await names('Delivery Information')).toEqual([
      ...['Pickup Date', 'Pickup Phone', 'Pickup Address'],
    ]);
    expect(await part('Payment Information').count()).toBe(0);
    expect(await part('Items').count()).toBe(0);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await page.waitForURL('**/orders');
  });

  it('shows what remains of a part payment, a link to pay it, and the day of delivery', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    await pay(order, { status: 'PARTIAL', partialAmount: 40_000 });
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    const dialog = page.getByRole('dialog', { name: `Order ${order.shortId}` });
    const part = (name: string) => dialog.getByRole('region', { name, exact: true });
    await part('Payment Information').waitFor();
    const facts = await part('Payment Information').locator('dt').allInnerTexts();
    expect(facts.slice(0, 3)).toEqual(['Payment Status', 'Paid Amount', 'Remaining']);
    await part('Payment Information').getByText('₹600.00').waitFor();
    const read = async () => {
      const { order: now } = await ask<{ order: { paymentLink: string | null; version: number } }>(
        'query ($id: ID!) { order(id: $id) { paymentLink version } }',
        { id: order.id },
      );
      return now;
    };
    // The link is made after the payment was saved; the dialog has it once it is opened anew.
    await expect.poll(async () => (await read()).paymentLink, { timeout: 20_000 }).toBeTruthy();
    const now = await read();
    await page.reload();
    const link = dialog.getByRole('link', { name: 'Pay Now' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(now.paymentLink);
    const headings = await part('Items').getByRole('columnheader').allInnerTexts();
    expect(headings).toEqual(['Item Name', 'Quantity', 'Price', 'Total']);
    await part('Items')
      .getByRole('row', { name: /10.*₹100\.00.*₹1,000\.00/ })
      .waitFor();

    const dispatched = await move({ ...order, version: now.version }, 'DISPATCHED');
    await pay(dispatched, { status: 'PAID' });
    await ask(
      `mutation ($id: ID!, $version: Int!) {
        deliverOrder(id: $id, version: $version, reason: "Left with the guard") { message }
      }`,
      { id: order.id, version: dispatched.version + 1 },
    );
    await page.reload();
    await part('Delivery Information').getByText('Delivery Date').waitFor();
    await dialog.getByText('Left with the guard').waitFor();
    expect(await part('Payment Information').getByText('Remaining').count()).toBe(0);
    expect(await link.count()).toBe(0);
  });

  it('edits the payment in its row, where part payments add up', async () => {
    const { id: userId } = await makeBusiness();
    const { id, shortId } = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const edit = page.getByRole('button', { name: `Edit payment status of order ${shortId}` });
    const form = page.getByRole('form', { name: `Payment of order ${shortId}` });
    const received = form.getByLabel('Amount received');
    const open = async (status: string): Promise<void> => {
      await edit.click();
      await form.getByLabel('Payment status').selectOption(status);
    };
    await open('Paid');
    expect(await form.locator('option').allInnerTexts()).toEqual(['Paid', 'Unpaid', 'Partial']);
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await form.waitFor({ state: 'hidden' });

    await open('Partial');
    expect(await received.getAttribute('type')).toBe('number');
    expect(await received.getAttribute('min')).toBe('0');
    expect(await received.getAttribute('max')).toBe('1000');
    for (const amount of ['', '0', '-1']) {
      await received.fill(amount);
      await form.getByRole('button', { name: 'Save' }).click();
      await form.getByText('Enter an amount above zero').waitFor();
    }
    await received.fill('1000.01');
    await form.getByText('Only ₹1,000.00 is due').waitFor();
    await received.fill('250');
    await received.press('Enter');
    await cellOf(page, id, 'due').getByText('₹750.00').waitFor();
    await form.waitFor({ state: 'hidden' });
    await open('Partial');
    await received.fill('150.75');
    await form.getByRole('button', { name: 'Save' }).click();
    await cellOf(page, id, 'due').getByText('₹599.25').waitFor();
    await cellOf(page, id, 'status').getByText('partial', { exact: true }).waitFor();
    await open('Paid');
    await form.getByRole('button', { name: 'Save' }).click();
    await cellOf(page, id, 'due').getByText('₹0.00').waitFor();
    await edit.click();
    expect(await form.getByLabel('Payment status').inputValue()).toBe('PAID');
    await form.getByRole('button', { name: 'Save' }).click();
    await form.waitFor({ state: 'hidden' });
    expect(await cellOf(page, id, 'due').innerText()).toBe('₹0.00');
    await open('Unpaid');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Take back ₹1,000.00' }).click();
    await cellOf(page, id, 'due').getByText('₹1,000.00').waitFor();
    await cellOf(page, id, 'status').getByText('unpaid', { exact: true }).waitFor();
  });

  it('tells the second of two admins what changed, and keeps what was typed', async () => {
    const { id: userId } = await makeBusiness();
    const { id, shortId } = await bookAndPick(userId);
    const [first, second] = await Promise.all(
      [1, 2].map(() => openPageAs('staff', `/orders?order=${id}&do=payment`)),
    );
    if (!first || !second) throw new Error('two pages were asked for');
    for (const page of [first, second]) {
      const form = page.getByRole('form', { name: 'Payment' });
      await form.getByLabel('Payment status').selectOption('Partial');
      await form.getByLabel('Received now').fill(page === first ? '100' : '200');
      await form.getByLabel('Reference').fill(page === first ? 'one' : 'two');
    }
    await first
      .getByRole('form', { name: 'Payment' })
      .getByRole('button', { name: 'Save' })
      .click();
    await toast(first, 'Payment updated successfully').waitFor();
    const form = second.getByRole('form', { name: 'Payment' });
    await form.getByRole('button', { name: 'Save' }).click();
    const told = form.getByRole('alert');
    await told.getByText('Paid amount: ₹0.00 → ₹100.00').waitFor();
    await told.getByText('Payment status: unpaid → partial').waitFor();
    await told.getByText('What you typed is kept.', { exact: false }).waitFor();
    expect(await form.getByLabel('Received now').inputValue()).toBe('200');
    expect(await form.getByLabel('Reference').inputValue()).toBe('two');
    await form.getByText('Paid in all: ₹300.00 of ₹1,000.00.').waitFor();
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(second, 'Payment updated successfully').waitFor();
    const dialog = second.getByRole('dialog', { name: `Order ${shortId}` });
    await dialog.getByText('₹700.00').waitFor();
  });

  it('goes back and is cancelled only with a reason', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await move(await bookAndPick(userId), 'PROCESSING');
    const page = await openPageAs('staff', `/orders?order=${id}`);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Move back to picked' }).click();
    await dialog.getByRole('button', { name: 'Move back', exact: true }).click();
    await dialog.getByText('A reason is required').waitFor();
    await dialog.getByLabel('Reason').fill('A stain was found');
    await dialog.getByRole('button', { name: 'Move back', exact: true }).click();
    const timeline = dialog.getByRole('list', { name: 'Timeline' });
    await timeline.getByText('Moved back to picked').waitFor();
    await timeline.getByText('A stain was found').waitFor();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByLabel('Reason').fill('The customer called');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByText('This order is cancelled.').waitFor();
    await timeline.getByText('The customer called').waitFor();
  });

  it('refunds a part of what was paid, also once the order is cancelled', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    await pay(order, { status: 'PAID' });
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    const dialog = page.getByRole('dialog');
    const form = dialog.getByRole('form', { name: 'Refund' });
    const refund = async (amount: string, button: string): Promise<void> => {
      await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
      expect(await form.getByLabel('Refund').inputValue()).toBe('');
      expect(await form.getByLabel('Method').inputValue()).toBe('');
      await form.getByLabel('Refund').fill(amount);
      await form.getByLabel('Method').selectOption('Cash');
      await form.getByLabel('Reason').fill('A stain stayed');
      await form.getByRole('button', { name: button }).click();
      const question = page.getByRole('alertdialog', { name: `${button}?` });
      await question.getByText(`of order ${order.shortId} goes back`).waitFor();
      const cancel = question.getByRole('button', { name: 'Cancel' });
      expect(await cancel.evaluate((it) => it === document.activeElement)).toBe(true);
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'hidden' });
      expect(await form.getByLabel('Reason').inputValue()).toBe('A stain stayed');
      await form.getByRole('button', { name: button }).click();
      await question.getByRole('button', { name: button }).click();
      await form.waitFor({ state: 'hidden' });
    };
    await refund('200', 'Refund ₹200.00');
    const payments = dialog.getByRole('list', { name: 'Payments' });
    await payments.getByText('Refund · Cash').waitFor();
    await payments.getByText('-₹200.00').waitFor();
    await cellOf(page, order.id, 'due').getByText('₹200.00').waitFor();
    const timeline = dialog.getByRole('list', { name: 'Timeline' });
    await timeline.getByText('₹200.00 refunded in cash: A stain stayed').waitFor();

    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByLabel('Reason').fill('The customer called');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByText('This order is cancelled.').waitFor();
    await cellOf(page, order.id, 'due').getByText('₹0.00').waitFor();
    await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
    await form.getByText('Up to ₹800.00').waitFor();
    await form.getByRole('button', { name: 'Cancel' }).click();
    await refund('800', 'Refund ₹800.00');
    await payments.getByText('-₹800.00').waitFor();
    expect(await dialog.getByRole('button', { name: 'Refund', exact: true }).count()).toBe(0);
  });

  it('reminds of what is still due before and after the delivery', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await move(await bookAndPick(userId), 'DISPATCHED');
    const page = await openPageAs('staff', `/orders?order=${id}&do=deliver`);
    const dialog = page.getByRole('dialog');
    const reminder = dialog.getByRole('alert').filter({ hasText: '₹1,000.00 is still due' });
    await reminder.getByRole('button', { name: 'Record payment' }).click();
    const form = dialog.getByRole('form', { name: 'Payment' });
    await form.getByLabel('Payment status').selectOption('Partial');
    await form.getByLabel('Received now').fill('400');
    await form.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('₹600.00 is still due').waitFor();
    await dialog.getByRole('button', { name: 'Deliver' }).click();
    await dialog.getByRole('button', { name: 'No code at hand' }).click();
    await dialog.getByText('₹600.00 is still due').waitFor();
    await dialog.getByLabel('Reason').fill('Left with the guard');
    await dialog.getByRole('button', { name: 'Deliver' }).click();
    await dialog.getByText('This order is delivered.').waitFor();
    await dialog.getByRole('alert').filter({ hasText: '₹600.00 is still due' }).waitFor();
  });

  it('offers to refund the difference where a bill becomes smaller than what was paid', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    await pay(order, { status: 'PAID' });
    const page = await openPageAs('staff', `/orders?order=${order.id}&do=items`);
    const items = page.getByRole('form', { name: 'Record pickup' });
    await items.getByLabel('Quantity of', { exact: false }).fill('7');
    await items.getByRole('button', { name: 'Save items' }).click();
    const question = page.getByRole('dialog', { name: 'Refund the difference' });
    await question.getByText('₹300.00 more is paid than these items cost.').waitFor();
    await question.getByRole('spinbutton', { name: 'Refund' }).fill('299.99');
    await question.getByLabel('Method').selectOption('UPI');
    await question.getByLabel('Reason').fill('Three were counted twice');
    await question.getByText('At least ₹300.00 has to be refunded').waitFor();
    await question.getByRole('spinbutton', { name: 'Refund' }).fill('300');
    await question.getByRole('button', { name: 'Save items and refund ₹300.00' }).click();
    await question.waitFor({ state: 'hidden' });
    await items.waitFor({ state: 'hidden' });
    await cellOf(page, order.id, 'totalPrice').getByText('₹700.00').waitFor();
    await cellOf(page, order.id, 'due').getByText('₹0.00').waitFor();
    const payments = page.getByRole('list', { name: 'Payments' });
    await payments.getByText('Three were counted twice').waitFor();
    await payments.getByText('-₹300.00').waitFor();
  });
});
