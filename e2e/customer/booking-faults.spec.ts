import { appUrl, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql } from '../session.js';
import { answer, cut, hold, loseAnswer, mend } from '../network.js';
import { dayInIndia } from './orders.js';
import { newCustomer, openPageFor, saveAddress } from './users.js';

test.describe('the booking form when an answer is late, lost or wrong', () => {
  test('a signed-in customer is not asked to sign in when their account does not load', async () => {
    const page = await openPageFor(await newCustomer('Rekha Das'), 'about:blank', {
      viewport: PHONE,
    });
    await cut(page, 'BookPickupUser');
    await page.goto('/');
    await page.getByRole('combobox', { name: /Address/ }).click();
    await page.getByText('+ Add New Address').click();
    await expect(toast(page, 'Failed to fetch user')).toBeVisible();
  });

  test('a customer sees whether addresses load, failed or are none, and loads them again', async () => {
    const customer = await newCustomer('Rekha Das');
    const page = await openPageFor(customer, 'about:blank', { viewport: PHONE });
    const letGo = await hold(page, 'BookPickupUser');
    await page.goto('/');
    const choice = page.getByRole('combobox', { name: /Address/ });
    await choice.click();
    await expect(page.getByText('Loading your addresses...')).toBeVisible();
    letGo();
    await expect(page.getByText('No addresses found. Please add an address.')).toBeVisible();
    await mend(page);
    await cut(page, 'BookPickupUser');
    await page.reload();
    await choice.click();
    await expect(
      page.getByText('Your addresses could not be loaded. Tap to try again.'),
    ).toBeVisible();
    await mend(page);
    await saveAddress(customer, '9, Canal Bank Road');
    await page.getByText('Your addresses could not be loaded. Tap to try again.').click();
    await expect(choice).toContainText('9, Canal Bank Road');
  });

  test('a customer whose booking got no answer tries again and has one order', async () => {
    const customer = await newCustomer('Rekha Das');
    await saveAddress(customer, '9, Lake View Road');
    const page = await openPageFor(customer, '/', { viewport: PHONE });
    const form = page.locator('#book');
    await expect(form.getByLabel('Full Name')).toHaveValue('Rekha Das');
    await form.getByLabel('Pickup Date').fill(dayInIndia(3));
    await loseAnswer(page, 'BookPickup');
    const confirm = form.getByRole('button', { name: 'Confirm Booking' });
    await confirm.click();
    await expect(toast(page, /./)).toBeVisible();
    await mend(page);
    await confirm.click();
    await expect(page.getByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible();
    const { myOrders } = await graphql<{ myOrders: { nodes: object[] } }>(
      appUrl(),
      '{ myOrders { nodes { id } } }',
      {},
      customer.token,
    );
    expect(myOrders.nodes).toHaveLength(1);
  });

  test('a customer reads what went wrong, and sees no confetti with reduced motion', async () => {
    const customer = await newCustomer('Rekha Das');
    await saveAddress(customer, '9, Canal Bank Road');
    const page = await openPageFor(customer, '/', { viewport: PHONE });
    const form = page.locator('#book');
    await expect(form.getByLabel('Full Name')).toHaveValue('Rekha Das');
    await form.getByRole('button', { name: /Tomorrow/ }).click();
    const confirm = form.getByRole('button', { name: 'Confirm Booking' });

    const empty = { message: 'Thanks', booking: null, __typename: 'BookPickupPayload' };
    await answer(page, 'BookPickup', { data: { bookPickup: empty } });
    await confirm.click();
    await expect(
      toast(page, 'Booking request was sent, but an unexpected response was received.'),
    ).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await mend(page);
    await answer(page, 'BookPickup', { errors: [{ message: 'out of memory' }] });
    await confirm.click();
    await expect(toast(page, 'Something went wrong')).toBeVisible();

    await mend(page);
    await confirm.click();
    await expect(page.getByRole('dialog', { name: 'Booking Confirmed!' })).toBeVisible();
    expect(await page.locator('[data-confetti]').count()).toBe(0);
  });
});
