import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { appUrl, openPageAs, useBrowser } from './browser.js';
import { graphql, signInByApi } from './session.js';

useBrowser();

const patient = { timeout: 10_000 };
const unique = (): string => String(Date.now()).slice(-8);
const toast = (page: Page, text: string) =>
  page.locator('[data-toast]', { hasText: text }).last().waitFor();

async function addEnterprise(page: Page, name: string, email: string): Promise<void> {
  await page.getByRole('button', { name: '+ Add Enterprise' }).click();
  const form = page.getByRole('dialog', { name: 'Add Enterprise' });
  await form.getByLabel('Enterprise Name').fill(name);
  await form.getByLabel('Contact Number').fill('98400 12345');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Address Line').fill('7, Beach Road');
  await form.getByLabel('Pincode').fill('600017');
  await form.getByLabel('City').fill('Chennai');
  await form.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Tamil Nadu' }).click();
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await toast(page, 'Enterprise created successfully');
}

async function agreeOnPrice(page: Page, name: string): Promise<void> {
  await page.getByPlaceholder('Search customers...').fill(name);
  await page.getByLabel(`Cloth List of ${name}`).click();
  const prices = page.getByRole('dialog', { name: 'Enterprise Amount' });
  await prices.getByText('No items added').waitFor();
  await prices.getByLabel('Select Cloth').selectOption('Jeans');
  await prices.getByLabel('Enter Price').fill('35.50');
  await page.keyboard.press('Enter');
  await prices.getByRole('cell', { name: '₹35.50' }).waitFor();
  await prices.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Enterprise amount saved successfully');
  await page.keyboard.press('Escape');
}

/** The enterprise books from its own account. */
async function book(email: string) {
  const { token, user } = await signInByApi(appUrl(), email);
  const { bookPickup } = await graphql<{ bookPickup: { booking: { id: string } } }>(
    appUrl(),
    `
      mutation ($input: BookPickupInput!) {
        bookPickup(input: $input) {
          booking {
            id
          }
        }
      }
    `,
    {
      input: {
        pickupDate: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
        pickupAddress: '7, Beach Road, Chennai, Tamil Nadu - 600017',
        phone: '9840012345',
      },
    },
    token,
  );
  return { id: bookPickup.booking.id, token, userId: user.id };
}

async function deliveryCode(id: string, token: string): Promise<string> {
  const { order } = await graphql<{ order: { deliveryOTP: string } }>(
    appUrl(),
    `
      query ($id: ID!) {
        order(id: $id) {
          deliveryOTP
        }
      }
    `,
    { id },
    token,
  );
  return order.deliveryOTP;
}

async function recordPickupByKeyboard(page: Page): Promise<void> {
  await page.keyboard.press('n');
  const form = page.getByRole('form', { name: 'Record pickup' });
  await expect
    .poll(() => form.getByLabel('Cloth type').evaluate((box) => box.matches(':focus')), patient)
    .toBe(true);
  await page.keyboard.type('jea');
  await page.getByRole('option', { name: /Jeans.*agreed · ₹35\.50/ }).waitFor();
  await page.keyboard.press('Enter');
  await expect
    .poll(
      () => form.getByLabel('Quantity', { exact: true }).evaluate((box) => box.matches(':focus')),
      patient,
    )
    .toBe(true);
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  await form.getByText('₹142.00').first().waitFor();
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Pickup recorded');
}

async function payPart(page: Page, amount: string): Promise<void> {
  await page.keyboard.press('p');
  const form = page.getByRole('form', { name: 'Payment' });
  await form.getByLabel('Payment status').selectOption('Partial');
  await form.getByLabel('Received now').fill(amount);
  await page.keyboard.press('Enter');
}

describe('a working day', () => {
  it('takes an order of a new enterprise from its prices to its payment, by keyboard', async () => {
    const name = `Hotel ${unique()}`;
    const email = `hotel.${unique()}@laundry.test`;
    const page = await openPageAs('staff', '/customermanager?tab=enterprise');
    await addEnterprise(page, name, email);
    await agreeOnPrice(page, name);
    const { id, token, userId } = await book(email);

    await page.goto(`/orders?customer=${userId}`);
    await page.getByRole('gridcell', { name }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const order = page.getByRole('dialog', { name: /Order/ });
    await order.getByText('Order Information').waitFor();
    expect(await order.getByText('Payment Information').count()).toBe(0);

    await recordPickupByKeyboard(page);
    await order.getByRole('button', { name: /Edit payment/ }).waitFor();
    await payPart(page, '999');
    await order.getByText('Only ₹142.00 is due').waitFor();
    await order.getByLabel('Received now').fill('42');
    await page.keyboard.press('Enter');
    await toast(page, 'Payment updated successfully');
    await order.getByText('Remaining').waitFor();

    await order.getByRole('button', { name: 'Start processing', exact: true }).press('n');
    await order.getByRole('button', { name: 'Dispatch', exact: true }).press('n');
    await order.getByRole('button', { name: 'Deliver', exact: true }).press('n');
    const code = await deliveryCode(id, token);
    const box = order.getByLabel("Customer's delivery code");
    await box.fill(code === '0000' ? '1111' : '0000');
    await page.keyboard.press('Enter');
    await order.getByRole('alert').waitFor();
    await box.fill(code);
    await page.keyboard.press('Enter');
    await order.getByText('This order is delivered.').waitFor();

    await page.keyboard.press('p');
    await order.getByRole('button', { name: 'Save' }).press('Enter');
    await order.getByLabel('Timeline').getByText('Delivered').waitFor();
    await expect
      .poll(() => order.getByText('paid', { exact: true }).count(), patient)
      .toBeGreaterThan(0);
    await order.getByRole('form', { name: 'Payment' }).waitFor({ state: 'hidden' });
    await page.keyboard.press('Escape');
    await order.waitFor({ state: 'hidden' });
    await page.getByLabel('Totals').getByText('₹142.00').first().waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.startsWith('\uFEFF')).toBe(true);
    expect(csv).toContain(name);
    expect(csv.trim().split('\n')).toHaveLength(2);
  });

  it('prints the recent orders from a window of its own, or without one where it is blocked', async () => {
    const page = await openPageAs('staff', '/admin/home');
    await page.getByRole('grid', { name: 'Recent Orders' }).waitFor();
    await page.evaluate(() => {
      const open = window.open.bind(window);
      window.open = (...args) => {
        const view = open(...args);
        if (view) {
          view.print = () => {
            document.body.dataset['printed'] = view.document.body.innerText;
            document.body.dataset['window'] = args[2] ?? '';
          };
        }
        return view;
      };
    });
    const print = page.getByRole('button', { name: 'Print' });
    const [sheet] = await Promise.all([page.waitForEvent('popup'), print.click()]);
    if (!sheet.isClosed()) await sheet.waitForEvent('close');
    const printed = await page.evaluate(() => ({ ...document.body.dataset }));
    expect(printed['window']).toBe('width=1000,height=800');
    expect(printed['printed']).toMatch(/^Orders\n/);
    expect(printed['printed']).toContain('Payments Status');

    await page.evaluate(() => {
      window.open = () => null;
    });
    await print.click();
    await page.getByText('The print window was blocked, so this page prints instead.').waitFor();
  });

  it('tells the second of two admins what changed, and keeps what they typed', async () => {
    const filter = '/orders?status=PROCESSING&payment=UNPAID';
    const second = await openPageAs('staff', filter);
    await second
      .getByRole('button', { name: /Edit payment status/ })
      .first()
      .click();
    const form = second.getByRole('form', { name: /Payment of order/ });
    await form.getByLabel('Payment status').selectOption('Partial');
    await form.getByLabel('Amount received').fill('2');

    const first = await openPageAs('staff', filter);
    await first
      .getByRole('button', { name: /Edit payment status/ })
      .first()
      .click();
    const quicker = first.getByRole('form', { name: /Payment of order/ });
    await quicker.getByLabel('Payment status').selectOption('Partial');
    await quicker.getByLabel('Amount received').fill('1');
    await quicker.getByRole('button', { name: 'Save' }).click();
    await toast(first, 'Payment updated successfully');

    await form.getByRole('button', { name: 'Save' }).click();
    await form.getByText('Paid amount: ₹0.00 → ₹1.00').waitFor();
    expect(await form.getByLabel('Amount received').inputValue()).toBe('2');
    await form.getByRole('button', { name: 'Save' }).click();
    await toast(second, 'Payment updated successfully');
  });
});
