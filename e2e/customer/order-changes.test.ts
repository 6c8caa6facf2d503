import { beforeAll, describe, expect, it } from 'vitest';
import { useBrowser } from '../browser.js';
import type { StoredSession } from '../session.js';
import { book, dayInIndia, move, openOrder, pickUp, sectionOf, shownDay } from './orders.js';
import { newCustomer, toast } from './people.js';

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

  it('shows what is true now when it was picked up meanwhile', async () => {
    const order = await book(customer);
    const [page, dialog] = await openOrder(customer, order);
    await move(await pickUp(order), 'PROCESSING');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
    await page.locator('[data-toast]').waitFor();
    await sectionOf(dialog, 'Order Information').getByText('processing').waitFor();
    await expect.poll(() => dialog.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
  });
});
