import type { Page } from 'playwright-core';
import { appUrl, DESKTOP, mailTo, openPageAs, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask } from '../office/office.js';
import { graphql } from '../session.js';
import { dayInIndia, shownDay } from './orders.js';
import { newCustomer, openPageFor } from './users.js';

const PINCODE = '796801';
let areaId: string;

// Without slots the test works on every day of the week.
test.beforeAll(async () => {
  const { createArea } = await ask<{ createArea: { area: { id: string } } }>(
    `mutation ($input: CreateAreaInput!) { createArea(input: $input) { area { id } } }`,
    { input: { name: 'Lunglei', pincodes: [PINCODE], slots: [] } },
  );
  areaId = createArea.area.id;
});
test.afterAll(() =>
  ask(
    'mutation ($id: ID!, $version: Int! = 1) { deleteArea(id: $id, version: $version) { message } }',
    { id: areaId },
  ),
);

const inDays = (days: number): string => shownDay(dayInIndia(days));

/** Weekday and date, such as Tue, 01 Dec. */
const weekdayIn = (days: number): string => {
  const day = dayInIndia(days);
  const name = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });
  return `${name.format(new Date(day))}, ${shownDay(day).slice(0, 6)}`;
};

const listOf = (page: Page) => page.getByRole('list', { name: 'Recurring pickups' });

test('a customer repeats a pickup, skips, pauses, resumes and ends it, and staff see and do the same', async () => {
  const customer = await newCustomer('Mawii Hnamte');
  const input = { address: '4, Chanmari', city: 'Lunglei', state: 'Mizoram', pincode: PINCODE };
  await graphql(
    appUrl(),
    'mutation ($input: CreateAddressInput!) { createAddress(input: $input) { message } }',
    { input },
    customer.token,
  );
  const page = await openPageFor(customer, '/', { viewport: PHONE });
  const form = page.locator('#book');
  await expect(form.getByText(PINCODE)).toBeVisible();
  await expect(form.getByLabel('Repeat this pickup')).toHaveCount(0);
  await form.getByRole('button', { name: /^Tomorrow/ }).click();
  await form.getByLabel('Repeat this pickup').click();
  await page.getByRole('option', { name: /^Every two weeks on/ }).click();
  await form.getByRole('button', { name: 'Confirm Booking' }).click();
  const confirmed = page.getByRole('dialog', { name: 'Booking Confirmed!' });
  await expect(confirmed.getByText('Every two weeks')).toBeVisible();

  await page.goto('/account?tab=account');
  const row = listOf(page).getByRole('listitem', { name: /^Every two weeks on / });
  await expect(row.getByText(inDays(15))).toBeVisible();
  await expect(row.getByText(inDays(1))).toBeVisible();
  const skip = (days: number) => row.getByRole('button', { name: `Skip ${weekdayIn(days)}` });
  await skip(15).click();
  await expect(row.getByText(inDays(29))).toBeVisible();
  await toast(page, /^Skipped\./)
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(toast(page, /^Skip undone\./)).toBeVisible();
  await skip(15).click();
  await expect(row.getByText(inDays(29))).toBeVisible();
  await row.getByRole('button', { name: 'Pause' }).click();
  const pause = page.getByRole('dialog', { name: 'Pause pickups' });
  await pause.getByLabel('Until (optional)').fill(dayInIndia(0));
  await pause.getByRole('button', { name: 'Pause' }).click();
  await expect(pause.getByText('Choose a day after today')).toBeVisible();
  await pause.getByLabel('Until (optional)').fill(dayInIndia(40));
  await pause.getByRole('button', { name: 'Pause' }).click();
  await expect(row.getByText(`Paused until ${inDays(40)}`)).toBeVisible();
  await expect(row.getByText(inDays(43))).toBeVisible();

  const office = await openPageAs('staff', `/customermanager?view=${customer.user.id}`, {
    viewport: DESKTOP,
  });
  const theirs = listOf(office).getByRole('listitem');
  await theirs.getByRole('button', { name: 'Resume' }).click();
  await expect(toast(office, /^Resumed\./)).toBeVisible();
  await expect(theirs.getByText(inDays(29))).toBeVisible();

  // The open page of the customer updates.
  await expect(skip(29)).toBeVisible();
  await mailTo(customer.user.email, /^Your fortnightly pickup has been resumed$/);
  await row.getByRole('button', { name: 'End' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).not.toBeAttached();
  // Deleting the address also ends the recurring pickup. The dialog announces that.
  await page.getByRole('button', { name: /^Delete 4/ }).click();
  await expect(
    question.getByText('The recurring pickup at this address will be cancelled.'),
  ).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You have no recurring pickups.')).toBeVisible();
});
