import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, openPage, PHONE, sessions, useBrowser } from '../browser.js';
import { openHeld } from '../held.js';

useBrowser();

const live = (form: Locator): Promise<void> =>
  form.locator('button[type="submit"]:enabled').waitFor();

describe('what is typed while scripts are on their way', () => {
  const forms = [
    {
      path: '/',
      form: 'Book a pickup',
      name: 'Full Name',
      box: 'Note (optional)',
      button: 'Confirm Booking',
    },
    { path: '/', form: 'Contact us', name: 'Name', box: 'Message', button: 'Contact Us' },
    {
      path: '/customerfeedback',
      form: 'Feedback',
      name: 'Name',
      box: 'Message',
      button: 'Send feedback',
    },
  ];

  it.each(forms)('stands in $form once it is alive, with the caret', async (each) => {
    const { page, letGo } = await openHeld(each.path);
    const form = page.getByRole('form', { name: each.form });
    await form.getByLabel(each.name).fill('Asha Kumar');
    await form.getByLabel('Phone').fill('+91 98400 12345');
    await form.getByLabel(each.box).click();
    await page.keyboard.type('the bell is broken');
    for (let back = 0; back < 'broken'.length; back += 1) await page.keyboard.press('ArrowLeft');
    const place = await form.getByLabel(each.box).elementHandle();
    const height = () => form.evaluate((element) => element.clientHeight);
    const before = await height();
    letGo();
    await live(form);
    expect(await place?.evaluate((element) => element.isConnected)).toBe(false);
    expect(await height()).toBe(before);
    await page.keyboard.type('not ');
    expect(await form.getByLabel(each.box).inputValue()).toBe('the bell is not broken');
    expect(await form.getByLabel(each.name).inputValue()).toBe('Asha Kumar');
    expect(await form.getByLabel('Phone').inputValue()).toBe('9840012345');
    // As if it had been typed now: it waits like any other draft.
    await page.reload();
    await form.getByText('Restored what you had typed.').waitFor();
    expect(await form.getByLabel(each.name).inputValue()).toBe('Asha Kumar');
  });

  it('goes over what was typed before, and with it', async () => {
    const { page, letGo } = await openHeld('/customerfeedback');
    const form = page.getByRole('form', { name: 'Feedback' });
    letGo();
    await live(form);
    await form.getByLabel('Name').fill('Asha');
    await form.getByLabel('Message').fill('All was clean');
    const { promise: go, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await go;
      await route.continue();
    });
    await page.reload({ waitUntil: 'domcontentloaded' });
    await form.getByLabel('Message').fill('One button is gone');
    resolve();
    await form.getByText('Restored what you had typed.').waitFor();
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('One button is gone');
    expect(await form.getByLabel('Name').inputValue()).toBe('Asha');
  });
});

/** What is kept in this tab of what was typed. */
const keptIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.entries({ ...sessionStorage })
      .filter(([name]) => name.startsWith('draft:'))
      .map((entry) => entry.join(' '))
      .join(),
  );

describe('what was typed before scripts were there', () => {
  it('is there after a reload, at once and in the form', async () => {
    const { page, letGo } = await openHeld('/customerfeedback');
    const form = page.getByRole('form', { name: 'Feedback' });
    await form.getByLabel('Phone').fill('+91 98400 12345');
    await form.getByLabel('Message').fill('One button is gone\n\nand\none\nsock');
    const height = () => form.evaluate((element) => element.clientHeight);
    const before = await height();
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await form.getByLabel('Message').inputValue()).toContain('One button is gone');
    expect(await height()).toBe(before);
    letGo();
    await live(form);
    expect(await form.getByLabel('Phone').inputValue()).toBe('9840012345');
    expect(await form.getByLabel('Message').inputValue()).toContain('sock');
    expect(await height()).toBe(before);
    expect(await keptIn(page)).not.toContain('#early');
  });

  it('stands in the form where the browser keeps nothing', async () => {
    const { page, letGo } = await openHeld('/customerfeedback', {
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
    expect(await form.getByLabel('Message').inputValue()).toBe('One button is gone');
    letGo();
    await live(form);
    await expect.poll(() => form.getByLabel('Message').inputValue()).toBe('One button is gone');
    expect(troubles).toEqual([]);
  });

  it('is not kept once it was taken away again', async () => {
    const { page } = await openHeld('/customerfeedback');
    const message = page.getByLabel('Message');
    await message.fill('One button is gone');
    expect(await keptIn(page)).toContain('One button is gone');
    await message.fill('');
    expect(await keptIn(page)).toBe('');
  });

  it.each([
    ['/customerfeedback', 'Feedback', 'Message', 'One button is gone'],
    ['/signin', 'Sign in', 'Email', 'asha@example.com'],
    ['/signup', 'Sign up', 'Email', 'asha@example.com'],
  ])('stands on %s when the page does not come, and after it is tried again', async (...each) => {
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
    await note.waitFor();
    expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
    await page.unroute(chunk);
    await note.getByRole('button', { name: 'Try again' }).click();
    await live(form);
    expect(await form.getByLabel(label).inputValue()).toBe(text);
  });

  it('stands in a form of the home page whose own code does not come, which says so', async () => {
    const opened = await openPage('/privacy', { viewport: PHONE, expectedErrors: /fetch/ });
    const page = await opened.context().newPage();
    const chunk = /assets\/BookPickupForm-[\w-]+\.js/;
    await page.route(chunk, (route) => route.abort());
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const form = page.getByRole('form', { name: 'Book a pickup' });
    const box = await form.getByLabel('Full Name').elementHandle();
    await form.getByLabel('Full Name').fill('Asha Kumar');
    const note = page.getByRole('alert').filter({ hasText: 'What you typed is kept' });
    await note.waitFor();
    expect(await box?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await box?.inputValue()).toBe('Asha Kumar');
    // Wherever in the form somebody is.
    await form.getByLabel('Full Name').scrollIntoViewIfNeeded();
    await expect
      .poll(() => note.evaluate((each) => each.getBoundingClientRect().bottom <= innerHeight))
      .toBe(true);
    await page.unroute(chunk);
    await note.getByRole('button', { name: 'Try again' }).click();
    await live(form);
    expect(await form.getByLabel('Full Name').inputValue()).toBe('Asha Kumar');
    expect(await note.count()).toBe(0);
  });
});

/** As if somebody signed in in another tab of the browser; null signs out. */
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

describe('what somebody typed before scripts were there', () => {
  const open = async (who?: 'customer') => {
    const held = await openHeld('/customerfeedback', { who });
    const form = held.page.getByRole('form', { name: 'Feedback' });
    await form.getByLabel('Message').fill('One button is gone');
    return { ...held, form, message: form.getByLabel('Message') };
  };

  it.each(['business', null] as const)(
    'is not seen by whoever comes after them (%s), nor kept for them',
    async (next) => {
      const { page, letGo, form, message } = await open('customer');
      await changeHands(page, next);
      await expect.poll(() => message.inputValue()).toBe('');
      await page.reload({ waitUntil: 'domcontentloaded' });
      expect(await message.inputValue()).toBe('');
      letGo();
      await live(form);
      expect(await message.inputValue()).toBe('');
      const kept = await keptIn(page);
      // After a sign-out elsewhere it waits, as drafts do.
      if (next) expect(kept).toBe('');
    },
  );

  it('is not seen when the page comes back from behind Back either', async () => {
    const { page, message } = await open('customer');
    await page.goto('/health/ready');
    await changeHands(page, 'business');
    await page.goBack({ waitUntil: 'domcontentloaded' });
    expect(await message.inputValue()).toBe('');
    await changeHands(page, 'customer');
    await expect.poll(() => message.inputValue()).toBe('One button is gone');
  });

  it('is theirs who signs in, where nobody was', async () => {
    const { page, letGo, form, message } = await open();
    await changeHands(page, 'customer');
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await message.inputValue()).toBe('One button is gone');
    await message.fill('Two buttons are gone');
    letGo();
    await live(form);
    expect(await message.inputValue()).toBe('Two buttons are gone');
  });
});

it('a word that is being composed is written before the form takes it over', async () => {
  const { page, letGo } = await openHeld('/customerfeedback');
  const form = page.getByRole('form', { name: 'Feedback' });
  const message = await form.getByLabel('Message').elementHandle();
  await message?.focus();
  const keys = await page.context().newCDPSession(page);
  await keys.send('Input.imeSetComposition', { text: 'नम', selectionStart: 2, selectionEnd: 2 });
  letGo();
  await page.getByRole('button', { name: 'Switch to dark colours' }).click({ trial: true });
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.waitForLoadState('networkidle');
  expect(await message?.evaluate((element) => element.isConnected)).toBe(true);
  await keys.send('Input.imeSetComposition', { text: 'नमस्', selectionStart: 4, selectionEnd: 4 });
  await keys.send('Input.insertText', { text: 'नमस्ते' });
  await live(form);
  expect(await form.getByLabel('Message').inputValue()).toBe('नमस्ते');
});

it('a box of several lines grows with what is typed, so that nothing moves when its form is alive', async () => {
  const { page, letGo } = await openHeld('/');
  const booking = page.getByRole('form', { name: 'Book a pickup' });
  const contact = page.getByRole('form', { name: 'Contact us' });
  const lines = (count: number) =>
    Array.from({ length: count }, (_, line) => `line ${line}`).join('\n');
  const heights = () =>
    Promise.all([booking, contact].map((form) => form.evaluate((each) => each.clientHeight)));
  const first = await heights();
  await booking.getByLabel('Note (optional)').fill(lines(9));
  await contact.getByLabel('Message').fill(lines(9));
  const before = await heights();
  expect(before.map((height, at) => Math.round((height - (first[at] ?? 0)) / 23))).toEqual([3, 5]);
  letGo();
  await booking.scrollIntoViewIfNeeded();
  await live(booking);
  await contact.scrollIntoViewIfNeeded();
  await live(contact);
  expect(await heights()).toEqual(before);
});

it('nothing is wrong with a form that nobody has sent, wherever the caret stood', async () => {
  const { page, letGo } = await openHeld('/signup', { viewport: DESKTOP });
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Email').fill('asha@example.com');
  letGo();
  await live(form);
  expect(await form.getByLabel('Email').inputValue()).toBe('asha@example.com');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('email');
  expect(await form.locator('[aria-invalid="true"]').count()).toBe(0);
  expect(await form.getByText('Name is required').count()).toBe(0);
});
