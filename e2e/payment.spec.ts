import type { Page } from 'playwright-core';
import { appUrl, mailTo, openPageAs, PHONE, sessions } from './browser.js';
import { expect, test } from './fixtures.js';
import { graphql } from './session.js';

const CUSTOMER = 'customer@laundry.test';

interface Order {
  id: string;
  version: number;
}

/** An order of the demo customer that staff have just picked up, with two pieces and a bill. */
async function pickedOrder(): Promise<{ id: string; total: number }> {
  const { staff, customer } = sessions();
  const url = appUrl();
  const day = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { bookPickup } = await graphql<{ bookPickup: { booking: Order } }>(
    url,
    `
      mutation ($day: CalendarDate!) {
        bookPickup(
          input: {
            pickupDate: $day
            pickupAddress: "12, Lake View Road, Chennai, Tamil Nadu - 600017"
            phone: "9840055555"
          }
        ) {
          booking {
            id
            version
          }
        }
      }
    `,
    { day },
    customer.token,
  );
  const { cloths } = await graphql<{ cloths: { id: string }[] }>(url, '{ cloths { id } }');
  const { recordPickup } = await graphql<{ recordPickup: { order: { totalPrice: number } } }>(
    url,
    `
      mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
        recordPickup(id: $id, version: $version, input: { items: $items }) {
          order {
            totalPrice
          }
        }
      }
    `,
    {
      ...bookPickup.booking,
      items: [{ clothId: cloths[0]?.id, quantity: 2, price: 15_000 }],
    },
    staff.token,
  );
  return { id: bookPickup.booking.id, total: recordPickup.order.totalPrice };
}

/** The payment link. A job requests it from the provider after a change of the amount. */
async function linkOf(id: string): Promise<string | null> {
  const { order } = await graphql<{ order: { paymentLink: string | null } }>(
    appUrl(),
    'query ($id: ID!) { order(id: $id) { paymentLink } }',
    { id },
    sessions().customer.token,
  );
  return order.paymentLink;
}

/** Opens the dialog of an order once its payment link exists. */
async function openOrder(id: string): Promise<Page> {
  await expect.poll(() => linkOf(id)).toBeTruthy();
  return openPageAs('customer', `/account?order=${id}`, { viewport: PHONE });
}

test.describe('online payment', () => {
  test(
    'a customer goes from Pay Now through the checkout to a paid order',
    { tag: '@core' },
    async () => {
      const order = await pickedOrder();
      expect(order.total).toBe(30_000);
      const page = await openOrder(order.id);
      await page.getByRole('link', { name: 'Pay Now' }).click();
      await expect(
        page.getByRole('heading', { name: `Doorstep Laundry, order #${order.id.slice(-6)}` }),
      ).toBeVisible();
      await expect(page.locator('.total')).toHaveText('₹301.00');
      await page.getByRole('button', { name: 'Pay ₹301.00' }).click();
      await page.waitForURL('**/payment-success?**');
      await expect(page.getByText('Payment Successful!')).toBeVisible();
      await expect(page.getByText('Thank you for your payment.')).toBeVisible();
      await expect(page.getByText(`₹301.00 paid for order #${order.id.slice(-6)}`)).toBeVisible();

      await page.getByRole('link', { name: 'View order' }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText('paid', { exact: true }).first()).toBeVisible();
      await expect(dialog.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
      const mail = await mailTo(CUSTOMER, new RegExp(`Payment received.*${order.id.slice(-6)}`));
      expect(mail.text).toContain('Paid towards the order: ₹300.00');
    },
  );

  test('a customer pays a part and the rest later, and a failed try takes nothing', async () => {
    const order = await pickedOrder();
    const page = await openOrder(order.id);
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByText('The payment failed. Nothing was taken')).toBeVisible();
    await page.getByLabel('Part of it, in rupees').fill('101');
    await page.getByRole('button', { name: 'Pay part' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();

    await page.goto(`/account?order=${order.id}`);
    await expect(page.getByRole('dialog').getByText('₹200.00').first()).toBeVisible();
    await page.getByRole('link', { name: 'Pay Now' }).click();
    await page.getByRole('button', { name: 'Pay ₹200.00' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await page.goto(`/account?order=${order.id}`);
    await expect(page.getByRole('dialog').getByText('paid', { exact: true }).first()).toBeVisible();
  });
});
