import type { Locator, Page } from 'playwright-core';
import { openPage, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { book, dayInIndia } from './orders.js';
import { newCustomer, openPageFor, pathOf, saveAddress } from './users.js';

const VIEW = { viewport: PHONE };

let customer: StoredSession;

test.beforeAll(async () => {
  customer = await newCustomer('Meera Subramaniam');
  await saveAddress(customer, '7, Beach Road');
});

const account = () => Promise.resolve('/account?tab=account');
const order = async () => `/account?order=${(await book(customer, 3)).id}`;

interface DialogForm {
  name: string;
  path: () => Promise<string>;
  opener: string | RegExp;
  box: string | RegExp;
  typed: string;
}

const dialogForms: DialogForm[] = [
  {
    ...{ name: 'the account', path: account, opener: 'Edit' },
    ...{ box: /^Name/, typed: 'Meera S' },
  },
  {
    ...{ name: 'a cancellation', path: order, opener: 'Cancel order' },
    ...{ box: /^Reason/, typed: 'Away' },
  },
];

for (const form of dialogForms) {
  test.describe(`typed words in the form of ${form.name}`, () => {
    const opener = (page: Page): Locator =>
      page.getByRole('button', { name: form.opener, exact: true }).last();
    const box = (page: Page): Locator => page.getByRole('form').getByLabel(form.box);

    test('Escape and Back ask before they are lost, a reload keeps them, Discard removes them', async () => {
      const page = await openPageFor(customer, await form.path(), VIEW);
      const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
      await opener(page).click();
      const before = await box(page).inputValue();
      await box(page).fill(form.typed);

      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(box(page)).toHaveValue(form.typed);

      await page.goBack();
      await expect(question).toBeVisible();
      await page.goBack();
      await expect(question).toBeHidden();
      await expect(box(page)).toHaveValue(form.typed);

      await page.reload();
      await opener(page).click();
      await expect(page.getByText('Draft restored.')).toBeVisible();
      await expect(box(page)).toHaveValue(form.typed);

      await page.keyboard.press('Escape');
      await question.getByRole('button', { name: 'Discard' }).click();
      await expect(box(page)).toBeHidden();
      expect(pathOf(page)).toBe('/account');
      await opener(page).click();
      await expect(box(page)).toHaveValue(before);
      expect(await page.getByText('Draft restored.').count()).toBe(0);
    });
  });
}

test('typed words in every other form of a customer are asked about before they are lost', async () => {
  const page = await openPageFor(customer, '/privacy', VIEW);
  for (const [path, opener, box, typed] of [
    [await account(), 'Add Address', /^City/, 'Madurai'],
    [await account(), /^Edit 7,/, /^City/, 'Madurai'],
    [await order(), 'Reschedule', /^Pickup Date/, dayInIndia(9)],
  ] as const) {
    await page.goto(path);
    await page.getByRole('button', { name: opener, exact: true }).last().click();
    const form = page.getByRole('form');
    await form.getByLabel(box).fill(typed);
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' });
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(form.getByLabel(box)).toBeHidden();
  }
});

interface PageForm {
  path: string;
  form: string;
  box: string | RegExp;
  visitor?: boolean;
}

const pageForms: PageForm[] = [
  { path: '/', form: 'Book a pickup', box: /^Note/ },
  { path: '/signup', form: 'Sign up', box: /^Name/, visitor: true },
];

for (const { path, form, box, visitor } of pageForms) {
  test.describe(`typed words in the form ${form}`, () => {
    test('are there again after another page, Back and a reload, until the person starts over', async () => {
      const page = visitor ? await openPage(path, VIEW) : await openPageFor(customer, path, VIEW);
      const filled = page.getByRole('form', { name: form });
      const typed = 'Please ring twice';
      await filled.getByLabel(box).fill(typed);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
      await page.waitForURL('**/privacy');
      await page.goBack();
      await expect(filled.getByLabel(box)).toHaveValue(typed);

      await page.reload();
      await expect(filled.getByText('Draft restored.')).toBeVisible();
      await expect(filled.getByLabel(box)).toHaveValue(typed);
      await filled.getByRole('button', { name: 'Discard draft' }).click();
      await expect(filled.getByLabel(box)).toHaveValue('');
      await page.reload();
      await expect(filled).toBeVisible();
      await expect(filled.getByLabel(box)).toHaveValue('');
    });
  });
}
