import type { Page } from 'playwright-core';
import { openPage, PHONE, sessions } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { becomesInteractive, openWithDelayedScripts } from '../delayed-scripts.js';

/** Draft of early input in this tab's storage. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries({ ...sessionStorage })
      .filter(([name]) => name.startsWith('draft:'))
      .map((entry) => entry.join(' '))
      .join(),
  );

test.describe('words typed before the scripts are there', () => {
  test('are there after a reload, at once and in the form', async () => {
    const { page, letGo } = await openWithDelayedScripts('/customerfeedback');
    const form = page.getByRole('form', { name: 'Feedback' });
    await form.getByLabel('Phone').fill('+91 98400 12345');
    await form.getByLabel('Message').fill('One button is gone\n\nand\none\nsock');
    const height = () => form.evaluate((element) => element.clientHeight);
    const before = await height();
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await form.getByLabel('Message').inputValue()).toContain('One button is gone');
    expect(await height()).toBe(before);
    letGo();
    await becomesInteractive(form);
    await expect(form.getByLabel('Phone')).toHaveValue('9840012345');
    expect(await form.getByLabel('Message').inputValue()).toContain('sock');
    expect(await height()).toBe(before);
    expect(await keptIn(page)).not.toContain('#early');
  });

  test('stay in the form where the browser keeps nothing', async () => {
    const { page, letGo } = await openWithDelayedScripts('/customerfeedback', {
      script: () =>
        Object.defineProperty(window, 'sessionStorage', {
          get: () => {
            throw new DOMException('Nothing is kept', 'SecurityError');
          },
        }),
    });
    const troubles: string[] = [];
    page.on('pageerror', ({ message }) => troubles.push(message));
    const form = page.getByRole('form', { name: 'Feedback' });
    await form.getByLabel('Message').fill('One button is gone');
    await expect(form.getByLabel('Message')).toHaveValue('One button is gone');
    letGo();
    await becomesInteractive(form);
    await expect(form.getByLabel('Message')).toHaveValue('One button is gone');
    expect(troubles).toEqual([]);
  });

  test('are removed from storage once the person deletes them', async () => {
    const { page } = await openWithDelayedScripts('/customerfeedback');
    const message = page.getByLabel('Message');
    await message.fill('One button is gone');
    expect(await keptIn(page)).toContain('One button is gone');
    await message.fill('');
    expect(await keptIn(page)).toBe('');
  });

  for (const each of [
    ['/customerfeedback', 'Feedback', 'Message', 'One button is gone'],
    ['/signin', 'Sign in', 'Email', 'asha@example.com'],
    ['/signup', 'Sign up', 'Email', 'asha@example.com'],
  ] as const) {
    test(`stay on ${each[0]} when the page fails to load, and after another try`, async () => {
      const [path, name, label, text] = each;
      const opened = await openPage('/privacy', { expectedErrors: /fetch/ });
      const page = await opened.context().newPage();
      const chunk = /assets\/\w+Page-[\w-]+\.js/;
      await page.route(chunk, (route) => route.abort());
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const form = page.getByRole('form', { name });
      const box = await form.getByLabel(label).elementHandle();
      await form.getByLabel(label).fill(text);
      const note = page.getByRole('alert').filter({ hasText: 'could not be loaded in full' });
      await expect(note).toBeVisible();
      expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
      await page.unroute(chunk);
      await note.getByRole('button', { name: 'Try again' }).click();
      await becomesInteractive(form);
      await expect(form.getByLabel(label)).toHaveValue(text);
    });
  }

  test('stay in a form of the home page whose own code fails to load, which says so', async () => {
    const opened = await openPage('/privacy', { viewport: PHONE, expectedErrors: /fetch/ });
    const page = await opened.context().newPage();
    const chunk = /assets\/BookPickupForm-[\w-]+\.js/;
    await page.route(chunk, (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('form', { name: 'Book a pickup' });
    const box = await form.getByLabel('Full Name').elementHandle();
    await form.getByLabel('Full Name').fill('Asha Kumar');
    const note = page.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await expect(note).toBeVisible();
    expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await box?.inputValue()).toBe('Asha Kumar');
    // The note is in sight wherever the form is scrolled.
    await form.getByLabel('Full Name').scrollIntoViewIfNeeded();
    await expect
      .poll(() => note.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.unroute(chunk);
    await note.getByRole('button', { name: 'Try again' }).click();
    await becomesInteractive(form);
    await expect(form.getByLabel('Full Name')).toHaveValue('Asha Kumar');
    expect(await note.count()).toBe(0);
  });
});

/** Signs this person in as another tab of the browser would; null signs out. */
async function changeHands(page: Page, who: 'customer' | 'business' | null): Promise<void> {
  const other = page.context().pages()[0];
  const { token, user } = who ? sessions()[who] : { token: '', user: null };
  await other?.evaluate(
    ([id, stored]) => {
      localStorage.clear();
      if (!id) return;
      localStorage.setItem('user', stored ?? '');
      localStorage.setItem('token', id);
    },
    [token, JSON.stringify(user)],
  );
}

test.describe('words that one person typed before the scripts are there', () => {
  const open = async (who?: 'customer') => {
    const held = await openWithDelayedScripts('/customerfeedback', { who });
    const form = held.page.getByRole('form', { name: 'Feedback' });
    await form.getByLabel('Message').fill('One button is gone');
    return { ...held, form, message: form.getByLabel('Message') };
  };

  for (const next of ['business', null] as const) {
    test(`are neither shown to the next person (${next}) nor stored for them`, async () => {
      const { page, letGo, form, message } = await open('customer');
      await changeHands(page, next);
      await expect(message).toHaveValue('');
      await page.reload({ waitUntil: 'domcontentloaded' });
      await expect(message).toHaveValue('');
      letGo();
      await becomesInteractive(form);
      await expect(message).toHaveValue('');
      const kept = await keptIn(page);
      // After a sign-out elsewhere it waits, as drafts do.
      if (next) expect(kept).toBe('');
    });
  }

  test('are not seen when Back brings the page again', async () => {
    const { page, message } = await open('customer');
    await page.goto('/health/ready');
    await changeHands(page, 'business');
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(message).toHaveValue('');
    await changeHands(page, 'customer');
    await expect(message).toHaveValue('One button is gone');
  });

  test('belong to the first person who signs in after a visitor', async () => {
    const { page, letGo, form, message } = await open();
    await changeHands(page, 'customer');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expect(message).toHaveValue('One button is gone');
    await message.fill('Two buttons are gone');
    letGo();
    await becomesInteractive(form);
    await expect(message).toHaveValue('Two buttons are gone');
  });
});
