import type { Page } from 'playwright-core';
import { appUrl, DESKTOP, mailTo, openPage, openPageAs, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask } from '../office/office.js';
import { graphql, type StoredSession } from '../session.js';
import { dayInIndia, shownDay } from './orders.js';
import { freshEmail, newCustomer, openPageFor } from './users.js';

interface Area {
  id: string;
  slots: { id: string; weekday: string; startTime: string }[];
}

const PINCODE = '796701';
const FAR = '796799';
const ADDRESS = `12, Hill Road, Champhai, Mizoram - ${PINCODE}`;
let area: Area;

// Every day has the same slots, so the test works on every day.
const WEEK = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

test.beforeAll(async () => {
  const times = [
    { startTime: '10:00', endTime: '12:00', capacity: 1 },
    { startTime: '14:00', endTime: '16:30', capacity: 5 },
  ];
  const slots = WEEK.flatMap((weekday) => times.map((time) => ({ weekday, ...time })));
  const input = { name: 'Champhai', pincodes: [PINCODE], slots };
  const { createArea } = await ask<{ createArea: { area: Area } }>(
    `mutation ($input: CreateAreaInput!) {
      createArea(input: $input) { area { id slots { id weekday startTime } } }
    }`,
    { input },
  );
  area = createArea.area;
});

test.afterAll(() =>
  ask(
    'mutation ($id: ID!, $version: Int! = 1) { deleteArea(id: $id, version: $version) { message } }',
    { id: area.id },
  ),
);

async function customerThere(name: string): Promise<StoredSession> {
  const customer = await newCustomer(name);
  const input = {
    ...{ address: '12, Hill Road', city: 'Champhai', state: 'Mizoram', pincode: PINCODE },
  };
  await graphql(
    appUrl(),
    'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { message } }',
    { input },
    customer.token,
  );
  return customer;
}

const formOf = (page: Page) => page.locator('#book');
const morning = '10:00 AM–12:00 PM';
const afternoon = '2:00 PM–4:30 PM';

test.describe('a laundry that comes to areas only', () => {
  test('a visitor asks whether it comes to them, and hears when it does', async () => {
    const page = await openPage('/', { viewport: PHONE });
    const form = formOf(page);
    await form.getByRole('button', { name: 'Do you serve my area?' }).click();
    // Enter checks only the PIN code. The form sends nothing and shows no errors on empty fields.
    await form.getByLabel('Pincode').fill(FAR.slice(0, 3));
    await page.keyboard.press('Enter');
    await expect(form.getByText('A pincode has six digits')).toBeVisible();
    await form.getByLabel('Pincode').fill(FAR);
    await page.keyboard.press('Enter');
    await expect(form.getByText(`We do not serve ${FAR} yet`)).toBeVisible();
    await expect(form.getByText('Address is required')).toHaveCount(0);
    await form.getByRole('button', { name: 'Notify me' }).click();
    const dialog = page.getByRole('dialog', { name: `Notify me when you serve ${FAR}` });
    const email = freshEmail('waits');
    await dialog.getByLabel('Email').fill(email);
    await dialog.getByRole('button', { name: 'Notify me' }).click();
    await expect(form.getByText(`We will email ${email}`)).toBeVisible();

    await form.getByLabel('Pincode').fill(PINCODE);
    await expect(form.getByText('Yes, we serve Champhai')).toBeVisible();
    await form.getByRole('button', { name: /^Tomorrow/ }).click();
    await expect(form.getByRole('radio', { name: morning })).toBeVisible();
  });

  test('a customer chooses a time, keeps it when the day moves, and chooses another when it is taken', async () => {
    const first = await customerThere('Lalrin Pachuau');
    const page = await openPageFor(first, '/', { viewport: DESKTOP });
    const form = formOf(page);
    await expect(form.getByText(ADDRESS)).toBeVisible();
    await form.getByLabel('Note (optional)').fill('Green door');
    await form.getByRole('button', { name: /^Tomorrow/ }).click();
    const taken = form.getByRole('radio', { name: morning });
    await expect(taken).toBeVisible();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(form.getByText('Choose a time', { exact: true })).toBeVisible();
    await taken.check();

    // Another customer books the slot first.
    const other = await customerThere('Zova Ralte');
    const weekday = WEEK[new Date(dayInIndia(1)).getUTCDay()];
    const slotId = area.slots.find(
      (slot) => slot.weekday === weekday && slot.startTime === '10:00',
    )?.id;
    const input = {
      ...{ pickupDate: dayInIndia(1), pickupAddress: ADDRESS, phone: '9840055555', slotId },
    };
    await graphql(
      appUrl(),
      'mutation ($input: BookPickupInput!) { bookPickup(input: $input) { message } }',
      { input },
      other.token,
    );
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    await expect(form.getByText(/is full\. The next free slot is 2:00 PM–4:30 PM/)).toBeVisible();
    await expect(taken).toBeDisabled();
    await expect(form.getByLabel('Note (optional)')).toHaveValue('Green door');
    await form.getByRole('radio', { name: afternoon }).check();
    await form.getByRole('button', { name: 'Confirm Booking' }).click();
    const thanks = page.getByRole('dialog', { name: 'Booking Confirmed!' });
    await expect(thanks.getByText(afternoon)).toBeVisible();
    await thanks.getByRole('button', { name: 'Close' }).click();

    const mail = await mailTo(first.user.email ?? '', /booked|confirmed/i);
    expect(mail.text).toContain(afternoon);
    await page.goto('/account');
    await expect(
      page.getByText(`We pick up on ${shownDay(dayInIndia(1))}, ${afternoon}`),
    ).toBeVisible();

    await page.getByRole('button', { name: /^View/ }).click();
    await page.getByRole('button', { name: 'Reschedule' }).click();
    const moving = page.getByRole('dialog', { name: 'Reschedule pickup' });
    await moving.getByLabel('Pickup Date').fill(dayInIndia(2));
    await moving.getByRole('radio', { name: morning }).check();
    await moving.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await expect(toast(page, 'Pickup moved to')).toBeVisible();
    await expect(page.getByText(`From ${shownDay(dayInIndia(1))}, ${afternoon} to`)).toBeVisible();
  });

  test('staff book the first free time of the day with the usual keys, or any time with two more', async () => {
    const { user } = await customerThere('Mawia Desk');
    const page = await openPageAs('staff', '/orders/new');
    const book = async (...keys: string[]): Promise<void> => {
      const box = page.getByRole('combobox', { name: 'Phone, name or email' });
      await box.fill(user.email ?? '');
      await page.getByRole('option', { name: /Mawia Desk/ }).click();
      await expect(page.getByRole('radio', { name: ADDRESS })).toBeVisible();
      await page.keyboard.press('m');
      await expect(page.getByRole('radiogroup', { name: 'Time' })).toBeVisible();
      for (const key of keys) await page.keyboard.press(key);
    };
    const said = `Pickup for Mawia Desk booked for ${shownDay(dayInIndia(1))}`;
    await book('Enter');
    await expect(toast(page, new RegExp(`${said}, (${morning}|${afternoon}): #`))).toBeVisible();
    await book('i', 'ArrowUp', 'Enter');
    await expect(toast(page, `${said}: #`)).toBeVisible();
  });
});
