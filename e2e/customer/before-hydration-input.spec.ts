import { DESKTOP } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { becomesInteractive, openWithDelayedScripts } from '../delayed-scripts.js';

test.describe('words typed while the scripts load', () => {
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

  for (const each of forms) {
    test(`stay in ${each.form} when it starts, with the caret in place`, async () => {
      const { page, letGo } = await openWithDelayedScripts(each.path);
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
      await becomesInteractive(form);
      expect(await place?.evaluate((element) => element.isConnected)).toBe(false);
      expect(await height()).toBe(before);
      await page.keyboard.type('not ');
      await expect(form.getByLabel(each.box)).toHaveValue('the bell is not broken');
      await expect(form.getByLabel(each.name)).toHaveValue('Asha Kumar');
      await expect(form.getByLabel('Phone')).toHaveValue('9840012345');
      // As if it had been typed now: it waits like any other draft.
      await page.reload();
      await expect(form.getByText('Draft restored.')).toBeVisible();
      await expect(form.getByLabel(each.name)).toHaveValue('Asha Kumar');
    });
  }

  test('replace the former draft and are saved with it', async () => {
    const { page, letGo } = await openWithDelayedScripts('/customerfeedback');
    const form = page.getByRole('form', { name: 'Feedback' });
    letGo();
    await becomesInteractive(form);
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
    await expect(form.getByText('Draft restored.')).toBeVisible();
    await expect(form.getByLabel('Message')).toHaveValue('One button is gone');
    await expect(form.getByLabel('Name')).toHaveValue('Asha');
  });
});

test('a word in composition is written before the form takes it over', async () => {
  const { page, letGo } = await openWithDelayedScripts('/customerfeedback');
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
  await becomesInteractive(form);
  await expect(form.getByLabel('Message')).toHaveValue('नमस्ते');
});

test('a large text box grows with the words, so that nothing moves when its form starts', async () => {
  const { page, letGo } = await openWithDelayedScripts('/');
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
  await becomesInteractive(booking);
  await contact.scrollIntoViewIfNeeded();
  await becomesInteractive(contact);
  await expect.poll(heights).toEqual(before);
});

test('a form that was not sent shows no error, wherever the caret was', async () => {
  const { page, letGo } = await openWithDelayedScripts('/signup', { viewport: DESKTOP });
  const form = page.getByRole('form', { name: 'Sign up' });
  await form.getByLabel('Email').fill('asha@example.com');
  letGo();
  await becomesInteractive(form);
  await expect(form.getByLabel('Email')).toHaveValue('asha@example.com');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('email');
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(0);
  await expect(form.getByText('Name is required')).toHaveCount(0);
});
