import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { hasFocusInView, dialogStepFaults, focusEscapes } from '../dialog-steps.js';
import { book, type Order } from './orders.js';
import { newCustomer, openPageFor, signedInLongAgo, stored } from './users.js';

const NARROW = { viewport: { width: 320, height: 640 } };

let customer: StoredSession;
let order: Order;

test.beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
  order = await book(customer, 3);
});

const openOrder = (): Promise<Page> => openPageFor(customer, `/account?order=${order.id}`, NARROW);

const details = (page: Page) => page.getByRole('dialog', { name: /^Order Details #/ });
const discard = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });

for (const [name, role, title, back] of [
  ['Cancel order', 'alertdialog', 'Cancel order', 'Keep order'],
  ['Reschedule', 'dialog', 'Reschedule pickup', 'Back'],
] as const) {
  test.describe(`${name} in the dialog of an order`, () => {
    test('opens as a step of the same window, and Back returns to where the customer was', async () => {
      const page = await openOrder();
      const opener = page.getByRole('button', { name, exact: true });
      const step = page.getByRole(role, { name: title, exact: true });
      const leavings = [
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
        () => step.getByRole('button', { name: back, exact: true }).click(),
      ];
      for (const leave of leavings) {
        await opener.focus();
        await page.keyboard.press('Enter');
        await expect(step).toBeVisible();
        await expect.poll(() => dialogStepFaults(page)).toEqual([]);
        await expect(details(page)).toHaveCount(0);
        await leave();
        await expect(details(page)).toBeVisible();
        await expect.poll(() => hasFocusInView(opener)).toBe(true);
      }
      await page.keyboard.press('Enter');
      await expect(step).toBeVisible();
      await expect.poll(() => dialogStepFaults(page)).toEqual([]);
      expect(await focusEscapes(page)).toEqual([]);
    });
  });
}

test.describe('changes in a step of a dialog', () => {
  test('a customer who leaves a step is asked in the same window and keeps what they typed', async () => {
    const page = await openOrder();
    const opener = page.getByRole('button', { name: 'Reschedule', exact: true });
    const step = page.getByRole('dialog', { name: 'Reschedule pickup' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await step.getByRole('button', { name: /Tomorrow/ }).click();
    const day = await step.getByLabel('Pickup Date').inputValue();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await leave();
      await expect(discard(page)).toBeVisible();
      await expect.poll(() => dialogStepFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(step).toBeVisible();
      await expect(step.getByLabel('Pickup Date')).toHaveValue(day);
      await expect.poll(() => dialogStepFaults(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await expect(details(page)).toBeVisible();
    await expect.poll(() => hasFocusInView(opener)).toBe(true);
  });
});

test.describe('proof of identity', () => {
  test('a customer proves who they are in the same window, which keeps what they typed', async () => {
    const asked = await newCustomer('Meera Pillai');
    await signedInLongAgo(asked);
    const page = await openPageFor(asked, '/account?tab=account', NARROW);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Account Details' });
    await form.getByLabel('Email').fill(`new.${asked.user.email}`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    const step = page.getByRole('dialog', { name: 'Verify it is you' });
    await expect(step.getByLabel('Digit 1 of 4')).toBeVisible();
    await expect.poll(() => dialogStepFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(form).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue(`new.${asked.user.email}`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(step).toBeVisible();
    await expect.poll(() => dialogStepFaults(page)).toEqual([]);
    expect(await stored(page, 'token')).toBe(asked.token);
  });
});
