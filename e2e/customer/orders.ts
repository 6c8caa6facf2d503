import type { Locator, Page } from 'playwright-core';
import { appUrl, PHONE, sessions } from '../browser.js';
import { graphql, type StoredSession } from '../session.js';
import { openPageFor } from './users.js';

export interface Order {
  id: string;
  shortId: string;
  version: number;
  deliveryOTP?: string | null;
}

const ORDER = 'id shortId version';
const ADDRESS = '12, Lake View Road, T Nagar, Chennai, Tamil Nadu - 600017';

/** Today in India, or this many days later, as YYYY-MM-DD. */
export const dayInIndia = (later = 0): string =>
  new Date(Date.now() + 5.5 * 3_600_000 + later * 86_400_000).toISOString().slice(0, 10);

/** A date as on screens, such as 2026-03-05 → 05 Mar 2026. */
export const shownDay = (day: string): string => {
  const [year, month, date] = day.split('-');
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  return `${date} ${names[Number(month) - 1]} ${year}`;
};

export async function book(customer: StoredSession, later = 1): Promise<Order> {
  const input = { pickupDate: dayInIndia(later), pickupAddress: ADDRESS, phone: '9840055555' };
  const { bookPickup } = await graphql<{ bookPickup: { booking: Order } }>(
    appUrl(),
    `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { ${ORDER} } } }`,
    { input },
    customer.token,
  );
  return bookPickup.booking;
}

/** Sends a change of an order as staff. */
async function byStaff(mutation: string, types: string, variables: object): Promise<Order> {
  const { changed } = await graphql<{ changed: { order: Order } }>(
    appUrl(),
    `mutation (${types}) { changed: ${mutation} { order { ${ORDER} } } }`,
    variables,
    sessions().staff.token,
  );
  return changed.order;
}

/** Records the pickup, by default of two pieces at ₹150.00. Prices are in paise. */
export async function pickUp(
  { id, version }: Order,
  { quantity, price } = { quantity: 2, price: 15_000 },
): Promise<Order> {
  const { cloths } = await graphql<{ cloths: { id: string }[] }>(appUrl(), '{ cloths { id } }');
  return byStaff(
    'recordPickup(id: $id, version: $version, input: { items: $items })',
    '$id: ID!, $version: Int!, $items: [PickupItemInput!]!',
    { id, version, items: [{ clothId: cloths[0]?.id, quantity, price }] },
  );
}

export const move = ({ id, version }: Order, to: string, reason?: string): Promise<Order> =>
  byStaff(
    'updateOrderStatus(id: $id, version: $version, input: { status: $to, reason: $reason })',
    '$id: ID!, $version: Int!, $to: OrderStatus!, $reason: String',
    { id, version, to, reason },
  );

/** Moves the pickup to another day, as the same customer on another device. */
export const reschedule = (customer: StoredSession, { id, version }: Order, day: string) =>
  graphql(
    appUrl(),
    `
      mutation ($id: ID!, $version: Int!, $pickupDate: CalendarDate!) {
        rescheduleOrder(id: $id, version: $version, input: { pickupDate: $pickupDate }) {
          message
        }
      }
    `,
    { id, version, pickupDate: day },
    customer.token,
  );

const deliver = ({ id, version }: Order): Promise<Order> =>
  byStaff(
    'deliverOrder(id: $id, version: $version, input: { reason: $reason })',
    '$id: ID!, $version: Int!, $reason: String',
    { id, version, reason: 'Handed over at the counter' },
  );

/** Records a payment. The amount is in paise and by default all that is due. */
export const pay = ({ id, version }: Order, partialAmount?: number): Promise<Order> =>
  byStaff(
    'updatePayment(id: $id, version: $version, input: $input)',
    '$id: ID!, $version: Int!, $input: UpdatePaymentInput!',
    {
      id,
      version,
      input: {
        status: partialAmount ? 'PARTIAL' : 'PAID',
        ...(partialAmount ? { partialAmount } : {}),
        method: 'CASH',
      },
    },
  );

/** An order in each status, the newest last. */
export async function ordersInEveryStatus(customer: StoredSession) {
  const waiting = await book(customer, 3);
  const picked = await pickUp(await book(customer));
  const dispatched = await move(
    await pay(await pickUp(await book(customer)), 10_000),
    'DISPATCHED',
  );
  const delivered = await deliver(
    await pay(await move(await pickUp(await book(customer)), 'DISPATCHED')),
  );
  return { waiting, picked, dispatched, delivered };
}

export const sectionOf = (dialog: Locator, name: string): Locator =>
  dialog.getByRole('region', { name, exact: true });

/** Opens the page of a customer with the dialog of one order. */
export async function openOrder(
  customer: StoredSession,
  { id, shortId }: Order,
  viewport = PHONE,
): Promise<[Page, Locator]> {
  const page = await openPageFor(customer, `/account?order=${id}`, { viewport });
  const dialog = page.getByRole('dialog', { name: `Order Details #${shortId}` });
  await sectionOf(dialog, 'Order Information').waitFor();
  return [page, dialog];
}

/** Waits for the payment link of an order. A job requests the link from the provider. */
export async function paymentLinkOf(
  customer: StoredSession,
  { id }: Order,
): Promise<string | null> {
  const { order } = await graphql<{ order: { paymentLink: string | null } }>(
    appUrl(),
    'query ($id: ID!) { order(id: $id) { paymentLink } }',
    { id },
    customer.token,
  );
  return order.paymentLink;
}
