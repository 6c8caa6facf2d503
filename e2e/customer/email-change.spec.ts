import {
  anotherTab,
  appUrl,
  inAppDatabase,
  mailTo,
  openPage,
  PHONE,
  toast,
  typeCode,
} from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql, signInByApi, type StoredSession } from '../session.js';
import {
  codeAmong,
  freshEmail,
  newCustomer,
  openPageFor,
  pathOf,
  signedInLongAgo,
  stored,
} from './users.js';

async function linkIn(email: string, subject: RegExp, path: string): Promise<string> {
  const { text } = await mailTo(email, subject);
  const link = new URL(new RegExp(`https?:\\S+${path}\\S+`).exec(text)?.[0] ?? '');
  expect(link.search).toBe('');
  return link.pathname + link.hash;
}

const emailOf = async ({ token }: StoredSession): Promise<string> =>
  (await graphql<{ me: { email: string } }>(appUrl(), '{ me { email } }', {}, token)).me.email;

const otherThan = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

test.describe('a new e-mail address', () => {
  test('a customer proves who they are, confirms the address, and can restore it from the old inbox', async () => {
    const joseph = await newCustomer('Joseph Mathew');
    const old = joseph.user.email;
    const email = freshEmail('moved');
    await signedInLongAgo(joseph);
    const page = await openPageFor(joseph, '/account?tab=account', { viewport: PHONE });
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Account Details' });
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Save Changes' }).click();

    const proof = page.getByRole('dialog', { name: 'Verify it is you' });
    await expect(
      proof.getByText('Enter the code that we sent to your current email'),
    ).toBeVisible();
    await expect(proof.getByText(old)).toBeVisible();
    const code = await codeAmong(old, 2);
    await typeCode(page, otherThan(code));
    await expect(proof.getByText(/This code is wrong/)).toBeVisible();
    await typeCode(page, code);
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
    const renewed = { ...joseph, token: (await stored(page, 'token')) ?? '' };
    expect(renewed.token).not.toBe(joseph.token);

    const mailed = await linkIn(email, /confirm/i, 'confirm-email');
    const confirming = await openPage(mailed, { viewport: PHONE });
    await expect(
      confirming.getByText(/you sign in with m\*\*\*@.* instead of c\*\*\*@laundry.test/),
    ).toBeVisible();
    await confirming.reload();
    const confirm = confirming.getByRole('button', { name: 'Confirm email' });
    await expect(confirm).toBeVisible();
    expect(await emailOf(renewed)).toBe(old);
    await confirm.click();
    await expect(confirming.getByRole('heading', { name: 'Email confirmed' })).toBeVisible();
    // The session that requested the change ends, because another browser confirmed it. Otherwise an
    // attacker who requested the change would stay signed in.
    await page.reload();
    await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible();

    const recoveryPage = await openPage(await linkIn(old, /was changed/, 'revert-email'));
    await expect(
      recoveryPage.getByText(/from m\*\*\*@.* back to c\*\*\*@laundry.test/),
    ).toBeVisible();
    const restore = recoveryPage.getByRole('button', { name: 'Restore my email' });
    const moved = await signInByApi(appUrl(), email);
    expect(await emailOf(moved)).toBe(email);
    await restore.click();
    await expect(
      recoveryPage.getByRole('heading', { name: 'Your old email is restored' }),
    ).toBeVisible();
    await expect(emailOf(moved)).rejects.toThrow();

    await recoveryPage.getByRole('link', { name: 'Sign in' }).last().click();
    await recoveryPage.waitForURL('**/signin');
    await recoveryPage.getByLabel('Email').fill(old);
    await recoveryPage.getByRole('button', { name: 'Send OTP' }).click();
    await expect(recoveryPage.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
    await typeCode(recoveryPage, await codeAmong(old, 3));
    await recoveryPage.waitForURL((url) => url.pathname === '/');
    const again = { ...joseph, token: (await stored(recoveryPage, 'token')) ?? '' };
    expect(await emailOf(again)).toBe(old);
  });
});

test.describe('an e-mail link', () => {
  test('a person who signs in on the way comes back to the link, and a newer link replaces it', async () => {
    const kavya = await newCustomer('Kavya Returning');
    const { email } = kavya.user;
    const page = await openPageFor(kavya, '/confirm-email#token=one');
    await expect(page.getByText('This link has expired or was already used.')).toBeVisible();
    const asked = () =>
      page.waitForRequest((request) => request.postData()?.includes('EmailLink') ?? false);
    const second = asked();
    await page.evaluate(() => (window.location.hash = 'token=two'));
    expect((await second).postData()).toContain('"two"');
    await expect.poll(() => page.url()).toBe(`${appUrl()}/confirm-email`);

    const other = await anotherTab(page, '/');
    await other.evaluate(() => localStorage.clear());
    await page.waitForURL('**/signin');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await expect(page.getByRole('textbox', { name: 'Digit 1 of 4' })).toBeVisible();
    const again = asked();
    await typeCode(page, await codeAmong(email, 2));
    expect((await again).postData()).toContain('"two"');
    await expect.poll(() => page.url()).toBe(`${appUrl()}/confirm-email`);
  });
});

test.describe('a sign-in link', () => {
  test('does nothing when it is opened, keeps the current session, and signs in with its button', async () => {
    const ravi = await newCustomer('Ravi Mailed');
    const { email } = ravi.user;
    await inAppDatabase(
      `insert into sign_in_throttle (email, purpose, failed_attempts) values ($1, 'login', array_fill(now(), array[5]))
       on conflict (email, purpose) do update set failed_attempts = excluded.failed_attempts`,
      [email],
    );
    const page = await openPage('/signin', { viewport: PHONE });
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    const link = await linkIn(email, /sign-in link/, 'signin/link');

    const scanner = await openPage('/');
    const asked: string[] = [];
    scanner.on('request', (request) => asked.push(request.url()));
    await scanner.goto(link);
    await expect(scanner.getByText(/This link signs you in as c\*\*\*@laundry.test/)).toBeVisible();
    expect(scanner.url()).toBe(`${appUrl()}/signin/link`);
    await scanner.reload();
    expect(asked.filter((url) => url.includes('token'))).toEqual([]);
    await expect(scanner.getByRole('button', { name: 'Sign in with the link' })).toBeVisible();
    expect(await stored(scanner, 'token')).toBeNull();

    const asha = await newCustomer('Asha Here');
    const hers = await openPageFor(asha, link);
    await expect(
      hers.getByText(/You are signed in as Asha Here .* Continue to sign out/),
    ).toBeVisible();
    await hers.getByRole('link', { name: 'Stay signed in' }).click();
    await hers.waitForURL((url) => url.pathname === '/');
    expect(await stored(hers, 'token')).toBe(asha.token);

    // The links of earlier mails have the token in the query instead of the hash.
    await page.goto(link.replace('#', '?'));
    await expect(page.getByRole('button', { name: 'Sign in with the link' })).toBeVisible();
    expect(page.url()).toBe(`${appUrl()}/signin/link`);
    await page.getByRole('button', { name: 'Sign in with the link' }).click();
    await expect(toast(page, 'Login successful')).toBeVisible();
    await expect.poll(() => pathOf(page)).toBe('/');
    expect(await stored(page, 'user')).toContain('Ravi Mailed');
    await scanner.reload();
    await expect(scanner.getByText('This link has expired or was already used.')).toBeVisible();
    await scanner.getByRole('link', { name: 'Request a new code' }).click();
    await scanner.waitForURL('**/signin');
  });
});
