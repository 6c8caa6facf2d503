import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { bookAndPick, cellOf, makeBusiness, move, pay } from './office.js';

test.describe('the money of an order', () => {
  test(
    'staff edit the payment in its row, and part payments add up',
    { tag: '@core' },
    async () => {
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
      await expect(form.getByLabel('Payment status').locator('option')).toHaveText(
        ['Paid', 'Unpaid', 'Partial'],
        { useInnerText: true },
      );
      await form.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect(form).toBeHidden();

      await open('Partial');
      await expect(received).toHaveAttribute('type', 'number');
      await expect(received).toHaveAttribute('min', '0');
      await expect(received).toHaveAttribute('max', '1000');
      for (const amount of ['', '0', '-1']) {
        await received.fill(amount);
        await form.getByRole('button', { name: 'Save' }).click();
        await expect(form.getByText('Enter an amount above zero')).toBeVisible();
      }
      await received.fill('1000.01');
      await expect(form.getByText('Only ₹1,000.00 is due')).toBeVisible();
      await received.fill('250');
      await received.press('Enter');
      await expect(form.getByText('Choose the payment method')).toBeVisible();
      await method.selectOption('Cash');
      await received.press('Enter');
      await expect(cellOf(page, id, 'due').getByText('₹750.00')).toBeVisible();
      await expect(form).toBeHidden();
      await open('Partial');
      await received.fill('150.75');
      await method.selectOption('UPI');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(cellOf(page, id, 'due').getByText('₹599.25')).toBeVisible();
      await expect(cellOf(page, id, 'status').getByText('partial', { exact: true })).toBeVisible();
      await open('Paid');
      await method.selectOption('Card');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(cellOf(page, id, 'due').getByText('₹0.00')).toBeVisible();
      await edit.click();
      await expect(form.getByLabel('Payment status')).toHaveValue('PAID');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form).toBeHidden();
      await expect(cellOf(page, id, 'due')).toHaveText('₹0.00', { useInnerText: true });
      await open('Unpaid');
      await form.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Reverse ₹1,000.00' }).click();
      await expect(cellOf(page, id, 'due').getByText('₹1,000.00')).toBeVisible();
      await expect(cellOf(page, id, 'status').getByText('unpaid', { exact: true })).toBeVisible();
    },
  );

  test('staff choose a part payment with one key and read no error', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?order=${id}`);
    await page.getByRole('button', { name: 'Edit payment', exact: true }).click();
    const form = page.getByRole('form', { name: 'Payment', exact: true });
    await form.getByLabel('Payment status').press('End');
    await expect(form.getByLabel('Received now')).toBeFocused();
    await expect(form.getByText('Choose the payment status')).toHaveCount(0);
    await page.keyboard.type('50');
    await form.getByLabel('Method').selectOption('Cash');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, '₹50.00 received')).toBeVisible();
  });

  test(
    'staff refund a part of a payment, also after the order is cancelled',
    { tag: '@core' },
    async () => {
      const { id: userId } = await makeBusiness();
      const order = await bookAndPick(userId);
      await pay(order, { status: 'PAID' });
      const page = await openPageAs('staff', `/orders?order=${order.id}`);
      const dialog = page.getByRole('dialog');
      const form = dialog.getByRole('form', { name: 'Refund' });
      const refund = async (amount: string, button: string, after?: string): Promise<void> => {
        await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toBeVisible();
        await page.keyboard.press('r');
        await expect(form.getByLabel('Refund')).toHaveValue('');
        await expect(form.getByLabel('Method')).toHaveValue('');
        await form.getByLabel('Refund').fill(amount);
        await form.getByLabel('Method').selectOption('Cash');
        await form.getByLabel('Reason').fill('A stain stayed');
        if (after) await form.getByLabel('After the refund').selectOption(after);
        await form.getByRole('button', { name: button }).click();
        const question = page.getByRole('alertdialog', { name: `${button}?` });
        await expect(
          question.getByText(`of order #${order.shortId} will be refunded`),
        ).toBeVisible();
        const cancel = question.getByRole('button', { name: 'Cancel' });
        await expect(cancel).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(question).toBeHidden();
        await expect(form.getByLabel('Reason')).toHaveValue('A stain stayed');
        await form.getByRole('button', { name: button }).click();
        await question.getByRole('button', { name: button }).click();
        await expect(form).toBeHidden();
      };
      await refund('200', 'Refund ₹200.00', 'OWED');
      const payments = dialog.getByRole('list', { name: 'Payments' });
      await expect(payments.getByText('Refund · Cash')).toBeVisible();
      await expect(payments.getByText('-₹200.00')).toBeVisible();
      await expect(cellOf(page, order.id, 'due').getByText('₹200.00')).toBeVisible();
      const timeline = dialog.getByRole('list', { name: 'Timeline' });
      await expect(timeline.getByText('₹200.00 refunded in cash: A stain stayed')).toBeVisible();

      await dialog.getByRole('button', { name: 'Cancel order' }).click();
      await dialog.getByLabel('Reason').fill('The customer called');
      await dialog.getByRole('button', { name: 'Cancel order' }).click();
      await expect(dialog.getByText('This order is cancelled.')).toBeVisible();
      await expect(cellOf(page, order.id, 'due').getByText('₹0.00')).toBeVisible();
      await dialog.getByRole('button', { name: 'Refund', exact: true }).click();
      await expect(form.getByText('Up to ₹800.00')).toBeVisible();
      await form.getByRole('button', { name: 'Cancel' }).click();
      await refund('800', 'Refund ₹800.00');
      await expect(payments.getByText('-₹800.00')).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Refund', exact: true })).toHaveCount(0);
    },
  );

  test('staff are reminded of the due amount before and after the delivery', async () => {
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
    await expect(dialog.getByText('₹600.00 is still due')).toBeVisible();
    await dialog.getByRole('button', { name: 'Deliver' }).click();
    await dialog.getByRole('button', { name: 'Customer does not have the code' }).click();
    await expect(dialog.getByText('₹600.00 is still due')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Left with the guard');
    await dialog.getByRole('button', { name: 'Deliver' }).click();
    await expect(dialog.getByText('This order is delivered.')).toBeVisible();
    await expect(
      dialog.getByRole('alert').filter({ hasText: '₹600.00 is still due' }),
    ).toBeVisible();
  });
});
