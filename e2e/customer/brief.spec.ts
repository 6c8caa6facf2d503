import type { Page } from 'playwright-core';
import { openPage, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { freshEmail } from './people.js';

/** A page whose clock stands still, but for what a test lets pass. */
async function stopped(path: string): Promise<Page> {
  const page = await openPage(path, { viewport: PHONE, reducedMotion: 'reduce' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Two seconds from when it stands, and the time that it takes to leave. Other messages stay for five. */
async function goesAfterTwoSeconds(page: Page, text: string): Promise<void> {
  const message = toast(page, text);
  await expect(message).toBeVisible();
  await page.clock.runFor(1900);
  await expect(message).toBeVisible();
  // On a busy machine its time may have begun only while the clock was being moved.
  for (let moved = 0; moved < 2700 && (await message.isVisible()); moved += 100)
    await page.clock.runFor(100);
  await expect(message).toBeHidden();
}

async function askToSignIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(freshEmail('brief'));
  await page.getByRole('button', { name: 'Send OTP' }).click();
}

async function askToSignUp(page: Page): Promise<void> {
  await page.getByLabel('Name').fill('Kavya Srinivasan');
  await page.getByLabel('Phone').fill('9840011111');
  await askToSignIn(page);
}

test.describe('a message of signing in or up goes after two seconds', () => {
  for (const [path, text, ask] of [
    ['/signin', 'Login OTP sent to your email!', askToSignIn],
    ['/signup', 'Signup OTP sent to your email!', askToSignUp],
  ] as const) {
    test(`at ${path}: ${text}`, async () => {
      const page = await stopped(path);
      await ask(page);
      await goesAfterTwoSeconds(page, text);
    });
  }
});
