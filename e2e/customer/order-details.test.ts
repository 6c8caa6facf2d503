import type { Locator } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, PHONE, useBrowser } from '../browser.js';
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
import { newCustomer, openPageFor } from './people.js';

useBrowser();

let customer: StoredSession;
let orders: Record<'waiting' | 'picked' | 'dispatched' | 'delivered', Order>;

beforeAll(async () => {
  customer = await newCustomer('Asha Venkataraghavan');
  orders = await ordersInEveryStatus(customer);
});

const texts = (dialog: Locator, section: string): Promise<string> =>
  sectionOf(dialog, section).innerText();

describe('the details of an order', () => {
  it('hide money and items while it waits for pickup', async () => {
    const [, dialog] = await openOrder(customer, orders.waiting);
    expect(await dialog.getByRole('region').count()).toBe(4);
    await sectionOf(dialog, 'Order Information').getByText('waiting for pickup').waitFor();
    expect(await dialog.getByText(/Total Price|Service Charge|Payment|₹/).count()).toBe(0);
    const delivery = await texts(dialog, 'Delivery Information');
    expect(delivery).toContain(shownDay(dayInIndia(3)));
    expect(delivery).toContain('9840055555');
    expect(delivery).toContain('12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017');
    expect(delivery).not.toMatch(/Delivery (Date|Code)/);
    await dialog.getByRole('listitem').filter({ hasText: 'Booked' }).waitFor();
  });

  it('show items, charge and what is to pay once it was picked', async () => {
    const [page, dialog] = await openOrder(customer, orders.picked, DESKTOP);
    const information = await texts(dialog, 'Order Information');
    expect(information).toContain('₹300.00');
    expect(information).toContain('₹1.00');
    expect(await texts(dialog, 'Payment Information')).toContain('unpaid');
    expect(await dialog.getByText('Remaining').count()).toBe(0);
    const item = sectionOf(dialog, 'Items').getByRole('row').nth(1);
    expect(await item.getByRole('cell').allTextContents()).toEqual(['2', '₹150.00', '₹300.00']);
    expect(await dialog.getByRole('button', { name: 'Cancel order' }).count()).toBe(0);
    expect(await dialog.getByRole('button', { name: 'Reschedule' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe('');
  });

  it('show every amount whole on the narrowest phone, however large', async () => {
    const order = await pickUp(await book(customer), { quantity: 10, price: 10_000_000 });
    const [page, dialog] = await openOrder(customer, order, { width: 320, height: 640 });
    const items = sectionOf(dialog, 'Items');
    expect(await items.getByRole('row').nth(1).innerText()).toContain('10 × ₹1,00,000.00');
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
    expect(await items.getByText('₹10,00,000.00').count()).toBe(2);
    expect(await items.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
    await page.context().close();
  });

  it('show the remaining part, the delivery code and Pay Now on its way', async () => {
    // The link comes from the provider a moment after the money changed.
    await expect.poll(() => paymentLinkOf(customer, orders.dispatched)).toBeTruthy();
    const [, dialog] = await openOrder(customer, orders.dispatched);
    const payment = await texts(dialog, 'Payment Information');
    expect(payment).toContain('partial');
    expect(payment).toMatch(/Paid Amount\s*₹100\.00/);
    expect(payment).toMatch(/Remaining\s*₹200\.00/);
    expect(await texts(dialog, 'Delivery Information')).toMatch(/Delivery Code\s*\d{4}/);
    const steps = sectionOf(dialog, 'Progress').getByRole('listitem');
    expect(await steps.count()).toBe(5);
    expect(await dialog.locator('[aria-current="step"]').innerText()).toContain('dispatched');
    // ₹300.00 less ₹100.00 paid, and ₹1.00 service charge.
    await dialog.getByRole('link', { name: 'Pay Now ₹201.00', exact: true }).waitFor();
  });

  it('show the day of delivery, and nothing to pay, in the end', async () => {
    const [, dialog] = await openOrder(customer, orders.delivered);
    expect(await texts(dialog, 'Payment Information')).toMatch(/Payment Status\s*paid/);
    const delivery = await texts(dialog, 'Delivery Information');
    expect(delivery).toMatch(new RegExp(`Delivery Date\\s*${shownDay(dayInIndia())}`));
    expect(await dialog.getByText('Delivery Code', { exact: true }).count()).toBe(0);
    expect(await dialog.getByRole('link', { name: 'Pay Now' }).count()).toBe(0);
    const timeline = dialog.getByRole('list', { name: 'Timeline' });
    expect(await timeline.getByRole('listitem').count()).toBeGreaterThanOrEqual(4);
  });

  it('show a day that cannot be read, and one that is missing', async () => {
    const page = await openPageFor(customer, '/privacy', { viewport: PHONE });
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
    await page.getByText('Invalid Date').waitFor();
    await page.getByText('N/A').waitFor();
  });
});
