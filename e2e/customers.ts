import type { BrowserContextOptions, Page } from 'playwright-core';
import { appUrl, openPage, PHONE } from './browser.js';
import { graphql, signInByApi, type StoredSession, waitForMail } from './session.js';

let made = 0;

/** The e-mail of somebody who signed up a moment ago, and is not signed in. */
export async function newEmail(name: string): Promise<string> {
  made += 1;
  const email = `customer.${Date.now()}.${made}@laundry.test`;
  const input = { name, phone: '9840055555', email };
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { message } }';
  await graphql(appUrl(), register, { input });
  const { subject } = await waitForMail(appUrl(), email, /sign-up code/);
  const verify = 'mutation ($input: VerifyInput!) { verifyOtp(input: $input) { message } }';
  await graphql(appUrl(), verify, { input: { email, otp: subject.slice(0, 4) } });
  return email;
}

/** Somebody who has no address and no order yet, signed in. */
export const newCustomer = async (name: string): Promise<StoredSession> =>
  signInByApi(appUrl(), await newEmail(name));

/** A page on a phone on which this customer is signed in. */
export function openAs(
  { token, user }: StoredSession,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ];
  return openPage(path, {
    viewport: PHONE,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: appUrl(), localStorage }] },
    ...options,
  });
}

export const STREET = '12, Lake View Road, T Nagar';
export const WHOLE_ADDRESS = `${STREET}, Chennai, Tamil Nadu - 600017`;

/** Fills the open address dialog. */
export async function fillAddress(page: Page, street = STREET): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Address' }).fill(street);
  await dialog.getByLabel('Pincode').fill('600017');
  await dialog.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Tamil Nadu' }).click();
  await dialog.getByLabel('City').fill('Chennai');
}

/** An order of this customer, made without a screen. */
export async function book({ token }: StoredSession, day: string): Promise<string> {
  const { bookPickup } = await graphql<{ bookPickup: { booking: { shortId: string } } }>(
    appUrl(),
    'mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { shortId } } }',
    { input: { pickupDate: day, pickupAddress: WHOLE_ADDRESS, phone: '9840055555' } },
    token,
  );
  return bookPickup.booking.shortId;
}

/** Days from today in India as YYYY-MM-DD. */
export const dayFromToday = (days: number): string =>
  new Date(Date.now() + (days * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);
