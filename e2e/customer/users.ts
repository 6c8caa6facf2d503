import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import {
  appUrl,
  codeFor,
  inAppDatabase,
  openPage,
  type PageOptions,
  typeCode,
} from '../browser.js';
import { graphql, type InboxMail, signInByApi, type StoredSession } from '../session.js';
import { storageStateOf } from '../shared-app.js';

let made = 0;

/** An email address unique in this run. Each address gets a code at most every 59 seconds. */
export const freshEmail = (name: string): string => {
  made += 1;
  return `${name}.${Date.now()}.${made}@laundry.test`;
};

/** Signs up a customer. Returns the email address. */
export async function signUp(name: string, phone = '9840055555'): Promise<string> {
  const email = freshEmail('customer');
  const input = { name, phone, email };
  await graphql(
    appUrl(),
    `
      mutation ($input: RequestSignUpCodeInput!) {
        requestSignUpCode(input: $input) {
          message
        }
      }
    `,
    { input },
  );
  const otp = await codeFor(email, 'sign-up');
  await graphql(
    appUrl(),
    `
      mutation ($input: SignUpWithCodeInput!) {
        signUpWithCode(input: $input) {
          message
        }
      }
    `,
    { input: { email, otp } },
  );
  return email;
}

/** Session of a new customer without orders or addresses. */
export const newCustomer = async (name: string, phone?: string): Promise<StoredSession> =>
  signInByApi(appUrl(), await signUp(name, phone));

/** Changes the sign-in time, so that sensitive changes need re-authentication. */
export const signedInLongAgo = ({ user }: Pick<StoredSession, 'user'>): Promise<void> =>
  inAppDatabase(
    `update session set created_at = created_at - interval '11 minutes' where user_id = $1`,
    [user.id],
  );

/** Changes the sign-in time to now, so that sensitive changes need no re-authentication. */
export const signedInNow = ({ user }: Pick<StoredSession, 'user'>): Promise<void> =>
  inAppDatabase('update session set created_at = now() where user_id = $1', [user.id]);

/** Waits until this many codes were mailed. Returns the newest sign-in code. */
export async function codeAmong(email: string, count: number): Promise<string> {
  const codes = async (): Promise<string[]> => {
    const inbox = await fetch(`${appUrl()}/dev/inbox.json?to=${encodeURIComponent(email)}`);
    const mails = (await inbox.json()) as InboxMail[];
    return mails.map(({ subject }) => subject).filter((text) => text.includes('sign-in code'));
  };
  const deadline = Date.now() + 60_000;
  for (;;) {
    const [newest, ...older] = await codes();
    if (newest && older.length === count - 1) return newest.slice(0, 4);
    if (Date.now() > deadline) throw new Error(`${email} has not got ${count} codes`);
    await delay(50);
  }
}

/** Signs in on the open page, which then shows the requested page. */
export async function completeSignIn(page: Page, email: string): Promise<void> {
  await page.waitForURL('**/signin');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await typeCode(page, await codeFor(email, 'sign-in'));
  await page.waitForURL((url) => url.pathname !== '/signin');
}

export async function saveAddress(customer: StoredSession, address: string): Promise<void> {
  const input = { address, city: 'Chennai', state: 'Tamil Nadu', pincode: '600017' };
  await graphql(
    appUrl(),
    `
      mutation ($input: CreateAddressInput!) {
        createAddress(input: $input) {
          message
        }
      }
    `,
    { input },
    customer.token,
  );
}

/** Opens a page with this user signed in. */
export const openPageFor = (
  session: StoredSession,
  path: string,
  options: PageOptions = {},
): Promise<Page> => openPage(path, { storageState: storageStateOf(session), ...options });

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** True if the server accepts this token. */
export const isKnown = async (token: string): Promise<boolean> =>
  graphql(appUrl(), '{ me { id } }', {}, token).then(
    () => true,
    () => false,
  );

export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
};
