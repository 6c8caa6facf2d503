import type { Locator } from 'playwright-core';
import { DESKTOP, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import type { StoredSession } from '../session.js';
import { answer } from '../network.js';
import {
  book,
  dayInIndia,
  openOrder,
  type Order,
  ordersInEveryStatus,
  paymentLinkOf,
  pickUp,
  sectionOf,
  shownDay,
} from './orders.js';
import { newCustomer, openPageFor } from './users.js';

let customer: StoredSession;
let orders: Record<'waiting' | 'picked' | 'dispatched' | 'delivered', Order>;

test.beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
  orders = await ordersInEveryStatus(customer);
});

const texts = (dialog: Locator, section: string): Promise<string> =>
  sectionOf(dialog, section).innerText();

test.describe('the details of an order', () => {
  test('show no money and no items while it waits for pickup', async () => {
    const [, dialog] = await openOrder(customer, orders.waiting);
    await expect(dialog.getByRole('region')).toHaveCount(4);
    await expect(
      sectionOf(dialog, 'Order Information').getByText('waiting for pickup'),
    ).toBeVisible();
    await expect(dialog.getByText(/Total Price|Service Charge|Payment|₹/)).toHaveCount(0);
    const delivery = await texts(dialog, 'Delivery Information');
    expect(delivery).toContain(shownDay(dayInIndia(3)));
    expect(delivery).toContain('9840055555');
    expect(delivery).toContain('12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017');
    expect(delivery).not.toMatch(/Delivery (Date|Code)/);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Booked' })).toBeVisible();
  });

  test('show items, charge and the amount to pay after pickup', async () => {
    const [page, dialog] = await openOrder(customer, orders.picked, DESKTOP);
    const information = await texts(dialog, 'Order Information');
    expect(information).toContain('₹300.00');
    expect(information).toContain('₹1.00');
    expect(await texts(dialog, 'Payment Information')).toContain('unpaid');
    await expect(dialog.getByText('Remaining')).toHaveCount(0);
    const item = sectionOf(dialog, 'Items').getByRole('row').nth(1);
    await expect(item.getByRole('cell')).toHaveText(['2', '₹150.00', '₹300.00']);
    await expect(dialog.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Reschedule' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    expect(new URL(page.url()).search).toBe('');
  });

  test('show every large amount whole on the narrowest phone', async () => {
    const order = await pickUp(await book(customer), { quantity: 9, price: 10_000_000 });
    const [page, dialog] = await openOrder(customer, order, { width: 320, height: 640 });
    const items = sectionOf(dialog, 'Items');
    await expect(items.getByRole('row').nth(1)).toContainText('9 × ₹1,00,000.00', {
      useInnerText: true,
    });
    const cut = await items.evaluate((section) => {
      const { left, right } = section.getBoundingClientRect();
      const range = document.createRange();
      return [...section.querySelectorAll('td, th')].filter((cell) => {
        range.selectNodeContents(cell);
        const box = range.getBoundingClientRect();
        return box.left < left - 1 || box.right > right + 1;
      }).length;
    });
    expect(cut).toBe(0);
    await expect(items.getByText('₹9,00,000.00')).toHaveCount(2);
    expect(await items.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
    await page.context().close();
  });

  test(
    'show the remaining amount, the delivery code and Pay Now on its way',
    { tag: '@core' },
    async () => {
      // A job requests a new payment link a moment after a change of the amount.
      await expect.poll(() => paymentLinkOf(customer, orders.dispatched)).toBeTruthy();
      const [, dialog] = await openOrder(customer, orders.dispatched);
      const payment = await texts(dialog, 'Payment Information');
      expect(payment).toContain('partial');
      expect(payment).toMatch(/Paid Amount\s*₹100\.00/);
      expect(payment).toMatch(/Remaining\s*₹200\.00/);
      expect(await texts(dialog, 'Delivery Information')).toMatch(/Delivery Code\s*\d{4}/);
      const steps = sectionOf(dialog, 'Progress').getByRole('listitem');
      await expect(steps).toHaveCount(5);
      await expect(dialog.locator('[aria-current="step"]')).toContainText('dispatched', {
        useInnerText: true,
      });
      // ₹300.00 less ₹100.00 paid, and ₹1.00 service charge.
      await expect(
        dialog.getByRole('link', { name: 'Pay Now ₹201.00', exact: true }),
      ).toBeVisible();
    },
  );

  test('show the day of delivery and nothing to pay in the end', async () => {
    const [, dialog] = await openOrder(customer, orders.delivered);
    expect(await texts(dialog, 'Payment Information')).toMatch(/Payment Status\s*paid/);
    const delivery = await texts(dialog, 'Delivery Information');
    expect(delivery).toMatch(new RegExp(`Delivery Date\\s*${shownDay(dayInIndia())}`));
    await expect(dialog.getByText('Delivery Code', { exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('link', { name: 'Pay Now' })).toHaveCount(0);
    const timeline = dialog.getByRole('list', { name: 'Timeline' });
    expect(await timeline.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  });

  test('show a day that cannot be read and a day that is missing', async () => {
    const page = await openPageFor(customer, 'about:blank', { viewport: PHONE });
    const node = {
      ...{ __typename: 'Order', id: 'x', shortId: 'abc123', itemCount: 0, totalPrice: 0 },
      ...{ serviceCharge: 100, orderStatus: 'CANCELLED', paymentStatus: 'UNPAID' },
      ...{ express: false, pickupDate: '', deliveryDate: null },
    };
    const nodes = [
      { ...node, createdAt: 'not a day' },
      { ...node, id: 'y', createdAt: '' },
    ];
    const pageInfo = { endCursor: null, hasNextPage: false, __typename: 'PageInfo' };
    const myOrders = { nodes, pageInfo, __typename: 'OrderPage' };
    await answer(page, 'MyOrders', { data: { myOrders } });
    await page.goto('/account');
    await expect(page.getByText('Invalid Date')).toBeVisible();
    await expect(page.getByText('N/A')).toBeVisible();
  });
});
