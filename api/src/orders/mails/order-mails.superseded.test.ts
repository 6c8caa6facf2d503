import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, today } from '../../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import {
  makeCloth,
  makeOrder,
  storedOrder,
  type TestOrder,
} from '../../testing/orders/order-factories.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

interface OrderEmailsResponse {
  orderEmails: { id: string; subject: string; outdated: boolean }[];
}

const resend = (id: string | undefined) =>
  test.graphql(`mutation ($id: ID!) { resendEmail(id: $id) { message } }`, { id }, admin.token);

describe('an outdated mail about an order cannot be sent again', () => {
  const itemsOf = (clothId: string) =>
    `items: [{ clothId: "${clothId}", quantity: 1, price: 2000 }]`;
  const mailsAbout = async ({ id }: TestOrder, subject: RegExp) => {
    const LIST = `query ($id: ID!) { orderEmails(id: $id) { id subject status outdated } }`;
    const { data } = await test.graphql<OrderEmailsResponse>(LIST, { id }, admin.token);
    return (data?.orderEmails ?? []).filter((mail) => subject.test(mail.subject));
  };
  const change = async ({ id }: TestOrder, operation: string) => {
    const { version } = await storedOrder(test, id);
    const answer = await test.graphql(
      `mutation ($id: ID!, $version: Int!) { ${operation} { message } }`,
      { id, version },
      admin.token,
    );
    expect(refusal(answer).code).toBe('OK');
  };

  it('the bill, after a change of the items', async () => {
    const order = await makeOrder(test, await makeUser(test), {
      orderStatus: 'waiting for pickup',
    });
    const items = itemsOf((await makeCloth(test)).id);
    await change(order, `recordPickup(id: $id, version: $version, input: { ${items} })`);
    const about = () => mailsAbout(order, /picked up|bill/i);
    expect(await about()).toMatchObject([{ outdated: false }]);
    await change(order, `updateOrderItems(id: $id, version: $version, input: { ${items} })`);
    const [second, first] = await about();
    expect([second?.outdated, first?.outdated]).toEqual([false, true]);
    expect(refusal(await resend(first?.id)).code).toBe('CONFLICT');
    await change(
      order,
      `updateOrderStatus(id: $id, version: $version, input: { status: WAITING_FOR_PICKUP, reason: "Not his" })`,
    );
    expect((await about()).map(({ outdated }) => outdated)).toEqual([true, true]);
  });

  it('the pickup day, after a reschedule or a cancellation', async () => {
    const customer = await makeUser(test);
    const booked = await test.graphql<{ bookPickup: { booking: { id: string } } }>(
      `mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id } } }`,
      {
        input: {
          pickupDate: today(),
          phone: customer.phone,
          pickupAddress: '12 Car Street, Chennai',
        },
      },
      customer.token,
    );
    const order = { id: booked.data?.bookPickup.booking.id ?? '' } as TestOrder;
    const about = () => mailsAbout(order, /./);
    expect(await about()).toMatchObject([{ outdated: false }]);
    const day = addDays(today(), 2);
    await change(
      order,
      `rescheduleOrder(id: $id, version: $version, input: { pickupDate: "${day}" })`,
    );
    const [second, first] = await about();
    expect([second?.outdated, first?.outdated]).toEqual([false, true]);
    await change(order, `cancelOrder(id: $id, version: $version, input: { reason: "Going away" })`);
    expect((await about()).map(({ outdated }) => outdated)).toEqual([false, true, true]);
  });
});
