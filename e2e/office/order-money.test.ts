import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { bookAndPick, cellOf, makeBusiness, move, pay } from './office.js';

useBrowser();

describe('the money of an order', () => {
  it('edits the payment in its row, where part payments add up', async () => {
    const { id: userId } = await makeBusiness();
    const { id, shortId } = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const edit = page.getByRole('button', { name: `Edit payment status of order ${shortId}` });
    const form = page.getByRole('form', { name: `Payment of order ${shortId}` });
    const received = form.getByLabel('Amount received');
    const method = form.getByLabel('Payment method');
    const open = async (status: string): Promise<void> => {
      await edit.click();
      await form.getByLabel('Payment status').selectOption(status);
    };
    await open('Paid');
    expect(await form.getByLabel('Payment status').locator('option').allInnerTexts()).toEqual([
      ...['Paid', 'Unpaid', 'Partial'],
    ]);
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
    await form.getByText('Choose how the money came in').waitFor();
    await method.selectOption('Cash');
    await received.press('Enter');
    await cellOf(page, id, 'due').getByText('₹750.00').waitFor();
    await form.waitFor({ state: 'hidden' });
    await open('Partial');
    await received.fill('150.75');
    await method.selectOption('UPI');
    await form.getByRole('button', { name: 'Save' }).click();
    await cellOf(page, id, 'due').getByText('₹599.25').waitFor();
    await cellOf(page, id, 'status').getByText('partial', { exact: true }).waitFor();
    await open('Paid');
    await method.selectOption('Card');
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

  it('refunds a part of what was paid, also once the order is cancelled', async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    await pay(order, { status: 'PAID' });
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    const dialog = page.getByRole('dialog');
    const form = dialog.getByRole('form', { name: 'Refund' });
    const refund = async (amount: string, button: string): Promise<void> => {
      await dialog.getByRole('button', { name: 'Refund', exact: true }).waitFor();
      await page.keyboard.press('r');
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
    await form.getByLabel('Method').selectOption('Cash');
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
