import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import {
  book,
  dayInIndia,
  move,
  openOrder,
  pay,
  pickUp,
  reschedule,
  sectionOf,
  shownDay,
} from './orders.js';
import { newCustomer } from './users.js';

let customer: StoredSession;

test.beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
});

test.describe('a pickup that is waiting', () => {
  test('a customer moves it to another day', { tag: '@core' }, async () => {
    const [page, dialog] = await openOrder(customer, await book(customer, 3));
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    const moving = page.getByRole('dialog', { name: 'Reschedule pickup' });
    const day = moving.getByLabel('Pickup Date');
    await day.fill(dayInIndia(-1));
    await day.blur();
    await expect(moving.getByText('Pickup date cannot be before today')).toBeVisible();
    await day.fill(dayInIndia(6));
    await moving.getByRole('button', { name: 'Reschedule' }).click();
    await expect(toast(page, `Pickup moved to ${shownDay(dayInIndia(6))}`)).toBeVisible();
    await expect(dialog.getByText(`We pick up on ${shownDay(dayInIndia(6))}`)).toBeVisible();
    await expect(dialog.getByText('Pickup rescheduled')).toBeVisible();
  });

  test('a customer cancels it after a question', { tag: '@core' }, async () => {
    const [page, dialog] = await openOrder(customer, await book(customer));
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog');
    await expect(
      question.getByText(/^Are you sure you want to cancel order #\w{6}\?$/),
    ).toBeVisible();
    await question.getByLabel(/Reason/).fill('Away that day');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await expect(toast(page, 'Order cancelled')).toBeVisible();
    await expect(dialog.getByText('This order was cancelled.')).toBeVisible();
    const timeline = dialog.getByRole('list', { name: 'Timeline' });
    await expect(timeline.getByText('Away that day')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
  });

  test('a customer who reschedules sees a concurrent change of staff, keeps their day and saves again', async () => {
    const order = await book(customer, 3);
    const [page, dialog] = await openOrder(customer, order);
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    const moving = page.getByRole('dialog', { name: 'Reschedule pickup' });
    await moving.getByLabel('Pickup Date').fill(dayInIndia(8));
    await reschedule(customer, order, dayInIndia(5));
    const save = moving.getByRole('button', { name: 'Reschedule' });
    await save.click();
    const days = [3, 5].map((later) => shownDay(dayInIndia(later)));
    await expect(
      moving.getByRole('alert').getByText(`Pickup Date: ${days.join(' → ')}`),
    ).toBeVisible();
    await expect(moving.getByLabel('Pickup Date')).toHaveValue(dayInIndia(8));
    await save.click();
    await expect(toast(page, `Pickup moved to ${shownDay(dayInIndia(8))}`)).toBeVisible();
    await expect(moving).toBeHidden();
  });

  for (const name of ['Cancel order', 'Reschedule']) {
    test(`${name} says that staff have picked the order up, and is no longer offered`, async () => {
      const order = await book(customer);
      const [page, dialog] = await openOrder(customer, order);
      await dialog.getByRole('button', { name }).click();
      const over = page.getByRole('form');
      if (name === 'Reschedule') await over.getByLabel('Pickup Date').fill(dayInIndia(8));
      await move(await pickUp(order), 'PROCESSING');
      await over.getByRole('button', { name }).click();
      await expect(over.getByText('Order Status: waiting for pickup → processing')).toBeVisible();
      await expect(
        over.getByText(/^This order is “processing” and can no longer be changed here/),
      ).toBeVisible();
      await expect(over.getByRole('button', { name })).toHaveCount(0);
      expect(await over.getByText('save again').count()).toBe(0);
      await over
        .getByRole('button', { name: name === 'Reschedule' ? 'Back' : 'Keep order' })
        .click();
      const asked = page.getByRole('alertdialog', { name: 'Discard changes?' });
      if (name === 'Reschedule') await asked.getByRole('button', { name: 'Discard' }).click();
      await expect(over).toBeHidden();
      await expect(sectionOf(dialog, 'Order Information').getByText('processing')).toBeVisible();
      await expect(dialog.getByRole('button', { name })).toHaveCount(0);
    });
  }
});

test.describe('an order with a payment', () => {
  test('staff who cancel it read what to do with the money, and the customer sees the refund due', async () => {
    const order = await pay(await pickUp(await book(customer)), 10_000);
    const staff = await openPageAs('staff', `/orders?order=${order.id}&do=cancel`);
    await expect(
      staff.getByText(/^₹100\.00 is already paid and is not refunded automatically\. Use Refund/),
    ).toBeVisible();
    const form = staff.getByRole('form', { name: 'Cancel order' });
    await form.getByLabel('Reason').fill('The washer is broken');
    await form.getByRole('button', { name: 'Cancel order' }).click();
    await expect(form).toBeHidden();
    const [, dialog] = await openOrder(customer, order);
    const payment = sectionOf(dialog, 'Payment Information');
    await expect(payment.getByText('To be refunded')).toBeVisible();
    expect(await payment.innerText()).not.toContain('Remaining');
  });
});
