import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { layersOpen } from '../alive.js';
import { useBrowser } from '../browser.js';
import type { StoredSession } from '../session.js';
import { isBack, stepFaults, waysOut } from '../steps.js';
import { book, type Order } from './orders.js';
import { newCustomer, openPageFor, signedInLongAgo } from './people.js';

useBrowser();

const NARROW = { viewport: { width: 320, height: 640 } };

let customer: StoredSession;
let order: Order;

beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
  order = await book(customer, 3);
});

const openOrder = (): Promise<Page> => openPageFor(customer, `/account?order=${order.id}`, NARROW);

const details = (page: Page) => page.getByRole('dialog', { name: /^Order Details #/ });
const discard = (page: Page) => page.getByRole('alertdialog', { name: 'Discard changes?' });

describe.each([
  ['Cancel order', 'alertdialog', 'Cancel order', 'Keep it'],
  ['Reschedule', 'dialog', 'Reschedule pickup', 'Back'],
] as const)('in the dialog of an order, %s', (name, role, title, back) => {
  it('is a step of its window, and whoever turns back is where they were', async () => {
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
      await step.waitFor();
      await expect.poll(() => stepFaults(page)).toEqual([]);
      expect(await details(page).count()).toBe(0);
      await layersOpen(page, 2);
      await leave();
      await details(page).waitFor();
      await expect.poll(() => isBack(opener)).toBe(true);
      await layersOpen(page, 1);
    }
    await page.keyboard.press('Enter');
    await step.waitFor();
    await expect.poll(() => stepFaults(page)).toEqual([]);
    expect(await waysOut(page)).toEqual([]);
  });
});

describe('what was changed in a step', () => {
  it('is asked about in the same window, and kept', async () => {
    const page = await openOrder();
    const opener = page.getByRole('button', { name: 'Reschedule', exact: true });
    const step = page.getByRole('dialog', { name: 'Reschedule pickup' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await step.getByRole('button', { name: /Tomorrow/ }).click();
    const day = await step.getByLabel('Pickup Date').inputValue();
    for (const leave of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await layersOpen(page, 2);
      await leave();
      await discard(page).waitFor();
      await expect.poll(() => stepFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await step.waitFor();
      expect(await step.getByLabel('Pickup Date').inputValue()).toBe(day);
      await expect.poll(() => stepFaults(page)).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await discard(page).getByRole('button', { name: 'Discard' }).click();
    await details(page).waitFor();
    await expect.poll(() => isBack(opener)).toBe(true);
  });
});

describe('who is there', () => {
  it('is asked in the window of what it is asked for, which keeps what was typed', async () => {
    const asked = await newCustomer('Meera Pillai');
    await signedInLongAgo(asked);
    const page = await openPageFor(asked, '/account?tab=account', NARROW);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Edit Account Details' });
    await form.getByLabel('Email').fill(`new.${asked.user.email}`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    const step = page.getByRole('dialog', { name: 'Is it you?' });
    await step.getByLabel('Digit 1 of 4').waitFor();
    await expect.poll(() => stepFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await form.waitFor();
    expect(await form.getByLabel('Email').inputValue()).toBe(`new.${asked.user.email}`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await step.waitFor();
    await expect.poll(() => stepFaults(page)).toEqual([]);
  });
});
