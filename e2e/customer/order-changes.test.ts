import { beforeAll, describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
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
import { newCustomer } from './people.js';

useBrowser();

let customer: StoredSession;

beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
});

describe('a pickup that waits', () => {
  it('moves to another day', async () => {
    const [page, dialog] = await openOrder(customer, await book(customer, 3));
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    const moving = page.getByRole('dialog', { name: 'Reschedule pickup' });
    const day = moving.getByLabel('Pickup Date');
    await day.fill(dayInIndia(-1));
    await day.blur();
    await moving.getByText('Pickup date cannot be before today').waitFor();
    await day.fill(dayInIndia(6));
    await moving.getByRole('button', { name: 'Reschedule' }).click();
    await toast(page, `Pickup moved to ${shownDay(dayInIndia(6))}`).waitFor();
    await dialog.getByText(`We pick up on ${shownDay(dayInIndia(6))}`).waitFor();
    await dialog.getByText('Pickup rescheduled').waitFor();
  });

  it('is cancelled, after asking', async () => {
    const [page, dialog] = await openOrder(customer, await book(customer));
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to cancel this order?').waitFor();
    await question.getByLabel(/Reason/).fill('Away that day');
    await question.getByRole('button', { name: 'Cancel order' }).click();
    await toast(page, 'Order cancelled').waitFor();
    await dialog.getByText('This order was cancelled.').waitFor();
    await dialog.getByText('Away that day').waitFor();
    expect(await dialog.getByRole('button', { name: 'Reschedule' }).count()).toBe(0);
  });

  it('tells in the dialog what was changed meanwhile, keeps what was typed, and saves on the second try', async () => {
    const order = await book(customer, 3);
    const [page, dialog] = await openOrder(customer, order);
    await dialog.getByRole('button', { name: 'Reschedule' }).click();
    const moving = page.getByRole('dialog', { name: 'Reschedule pickup' });
    await moving.getByLabel('Pickup Date').fill(dayInIndia(8));
    await reschedule(customer, order, dayInIndia(5));
    const save = moving.getByRole('button', { name: 'Reschedule' });
    await save.click();
    const days = [3, 5].map((later) => shownDay(dayInIndia(later)));
    await moving
      .getByRole('alert')
      .getByText(`Pickup Date: ${days.join(' → ')}`)
      .waitFor();
    expect(await moving.getByLabel('Pickup Date').inputValue()).toBe(dayInIndia(8));
    await save.click();
    await toast(page, `Pickup moved to ${shownDay(dayInIndia(8))}`).waitFor();
    await moving.waitFor({ state: 'hidden' });
  });

  it('tells the same in the question whether to cancel it', async () => {
    const order = await book(customer, 3);
    const [page, dialog] = await openOrder(customer, order);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    const question = page.getByRole('alertdialog', { name: 'Cancel order' });
    await question.getByLabel(/Reason/).fill('Away that day');
    await reschedule(customer, order, dayInIndia(5));
    const cancel = question.getByRole('button', { name: 'Cancel order' });
    await cancel.click();
    await question.getByRole('alert').getByRole('listitem').waitFor();
    expect(await question.getByLabel(/Reason/).inputValue()).toBe('Away that day');
    await cancel.click();
    await toast(page, 'Order cancelled').waitFor();
    await dialog.getByText('Away that day').waitFor();
  });

  it.each(['Cancel order', 'Reschedule'])(
    'says in the dialog of %s when it was picked up meanwhile, and offers it no more',
    async (name) => {
      const order = await book(customer);
      const [page, dialog] = await openOrder(customer, order);
      await dialog.getByRole('button', { name }).click();
      const over = page.getByRole('form');
      if (name === 'Reschedule') await over.getByLabel('Pickup Date').fill(dayInIndia(8));
      await move(await pickUp(order), 'PROCESSING');
      await over.getByRole('button', { name }).click();
      await over.getByText('Order Status: waiting for pickup → processing').waitFor();
      await over.getByText(/^This order is processing now and cannot be changed here/).waitFor();
      expect(await over.getByRole('button', { name }).count()).toBe(0);
      expect(await over.getByText('save again').count()).toBe(0);
      await over.getByRole('button', { name: name === 'Reschedule' ? 'Back' : 'Keep it' }).click();
      const asked = page.getByRole('alertdialog', { name: 'Discard changes?' });
      if (name === 'Reschedule') await asked.getByRole('button', { name: 'Discard' }).click();
      await over.waitFor({ state: 'hidden' });
      await sectionOf(dialog, 'Order Information').getByText('processing').waitFor();
      expect(await dialog.getByRole('button', { name }).count()).toBe(0);
    },
  );
});

describe('an order with money paid', () => {
  it('is cancelled by staff who are told what to do with it, and its customer sees it too', async () => {
    const order = await pay(await pickUp(await book(customer)), 10_000);
    const staff = await openPageAs('staff', `/orders?order=${order.id}&do=cancel`);
    await staff
      .getByText(/^₹100\.00 was paid and does not go back by itself\. Give it back with Refund/)
      .waitFor();
    const form = staff.getByRole('form', { name: 'Cancel order' });
    await form.getByLabel('Reason').fill('The washer is broken');
    await form.getByRole('button', { name: 'Cancel order' }).click();
    await form.waitFor({ state: 'hidden' });
    const [, dialog] = await openOrder(customer, order);
    const payment = sectionOf(dialog, 'Payment Information');
    await payment.getByText('To be refunded').waitFor();
    expect(await payment.innerText()).not.toContain('Remaining');
  });

  it('is the only one of which that is said', async () => {
    const { id } = await pickUp(await book(customer));
    const staff = await openPageAs('staff', `/orders?order=${id}&do=cancel`);
    await staff.getByRole('form', { name: 'Cancel order' }).waitFor();
    expect(await staff.getByText(/was paid and/).count()).toBe(0);
  });
});
