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

const sql = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

const act = async (operation: string, variables: object) => {
  const answer = await test.graphql(operation, variables, admin.token);
  expect(refusal(answer)).toMatchObject({ code: 'OK' });
};

const move = async ({ id }: TestOrder, to: string) =>
  act(
    `mutation ($id: ID!, $version: Int!, $to: OrderStatus!) {
      moveOrder(id: $id, version: $version, to: $to, reason: "Wrong van") { message }
    }`,
    { id, version: (await storedOrder(test, id)).version, to },
  );

interface Listed {
  orderMails: { id: string; subject: string; status: string; outdated: boolean }[];
}

/** The mails with a delivery code, newest first, as staff see them. */
async function codeMails({ id }: TestOrder) {
  const LIST = `query ($id: ID!) { orderMails(orderId: $id) { id subject status outdated } }`;
  const { data } = await test.graphql<Listed>(LIST, { id }, admin.token);
  return (data?.orderMails ?? []).filter(({ subject }) => /on its way/.test(subject));
}

const sent = (order: TestOrder, count: number) =>
  expect
    .poll(async () => (await codeMails(order)).filter(({ status }) => status === 'SENT').length)
    .toBe(count);

const resend = (id: string | undefined) =>
  test.graphql(`mutation ($id: ID!) { resendMail(id: $id) { message } }`, { id }, admin.token);

/** What the newest mail with a code to somebody says. */
const newestCode = async ({ email }: TestUser) =>
  (await test.mailTo(email, ({ subject }) => subject.includes('on its way'))).text.slice(0, 4);

describe('the mail with a delivery code', () => {
  it('ends when the code is replaced: only the newest one can be sent again', async () => {
    const customer = await makeUser(test);
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    await move(order, 'DISPATCHED');
    await sent(order, 1);
    await move(order, 'PROCESSING');
    await move(order, 'DISPATCHED');
    await sent(order, 2);
    const [second, first] = await codeMails(order);
    expect([second?.outdated, first?.outdated]).toEqual([false, true]);
    expect(refusal(await resend(first?.id))).toMatchObject({
      code: 'CONFLICT',
      message: 'What this mail says is no longer true, so it cannot be sent again',
    });
    expect(refusal(await resend(second?.id)).code).toBe('OK');
    await sent(order, 3);
    expect(await newestCode(customer)).toBe((await storedOrder(test, order.id)).delivery_otp);
    // A copy ends like the mail that it was made of.
    await move(order, 'PROCESSING');
    expect((await codeMails(order)).map(({ outdated }) => outdated)).toEqual([true, true, true]);
  });

  it.each([
    ['the delivery', `deliverOrder(id: $id, version: 2, reason: "Left it at the door")`],
    ['the cancellation', `cancelOrder(id: $id, version: 2, reason: "Lost")`],
    ['a step back', `moveOrder(id: $id, version: 2, to: PROCESSING, reason: "Wrong van")`],
  ])('ends with %s, and is not sent late from the queue', async (_what, operation) => {
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'processing' });
    await move(order, 'DISPATCHED');
    await sent(order, 1);
    // As if the mail server had been down until now.
    await sql(`update mail set status = 'queued', sent_at = null where order_id = ?`, [order.id]);
    await act(`mutation ($id: ID!) { ${operation} { message } }`, { id: order.id });
    const [row] = await sql<{ id: string; status: string; sealed: null }>(
      `select id, status, sealed from mail where order_id = ? and topic = 'laundry on its way'`,
      [order.id],
    );
    expect(row).toMatchObject({ status: 'dropped', sealed: null });
    expect(refusal(await resend(row?.id)).code).toBe('CONFLICT');
  });

  it('stays when the change that would end its code is refused', async () => {
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'processing' });
    await move(order, 'DISPATCHED');
    const late = await test.graphql(
      `mutation ($id: ID!) { cancelOrder(id: $id, version: 1, reason: "Lost") { message } }`,
      { id: order.id },
      admin.token,
    );
    expect(refusal(late).code).toBe('CONFLICT');
    expect(await codeMails(order)).toMatchObject([{ outdated: false }]);
  });
});

describe('a mail about an order that is out of date is not sent again', () => {
  const itemsOf = (clothId: string) =>
    `items: [{ clothId: "${clothId}", quantity: 1, price: 2000 }]`;
  const mailsAbout = async ({ id }: TestOrder, subject: RegExp) => {
    const LIST = `query ($id: ID!) { orderMails(orderId: $id) { id subject status outdated } }`;
    const { data } = await test.graphql<Listed>(LIST, { id }, admin.token);
    return (data?.orderMails ?? []).filter((mail) => subject.test(mail.subject));
  };
  const change = async (order: TestOrder, operation: string) =>
    act(`mutation ($id: ID!, $version: Int!) { ${operation} { message } }`, {
      id: order.id,
      version: (await storedOrder(test, order.id)).version,
    });

  it('a bill, once the items are others', async () => {
    const order = await makeOrder(test, await makeUser(test), {
      orderStatus: 'waiting for pickup',
    });
    const items = itemsOf((await makeCloth(test)).id);
    await change(order, `recordPickup(id: $id, version: $version, ${items})`);
    const about = () => mailsAbout(order, /picked up|bill/i);
    expect(await about()).toMatchObject([{ outdated: false }]);
    await change(order, `updateOrderItems(id: $id, version: $version, ${items})`);
    const [second, first] = await about();
    expect([second?.outdated, first?.outdated]).toEqual([false, true]);
    expect(refusal(await resend(first?.id)).code).toBe('CONFLICT');
    await change(
      order,
      `moveOrder(id: $id, version: $version, to: WAITING_FOR_PICKUP, reason: "Not his")`,
    );
    expect((await about()).map(({ outdated }) => outdated)).toEqual([true, true]);
  });

  it('the day of a pickup, once it is another or called off', async () => {
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
    await change(order, `rescheduleOrder(id: $id, version: $version, pickupDate: "${day}")`);
    const [second, first] = await about();
    expect([second?.outdated, first?.outdated]).toEqual([false, true]);
    await change(order, `cancelOrder(id: $id, version: $version, reason: "Going away")`);
    expect((await about()).map(({ outdated }) => outdated)).toEqual([false, true, true]);
  });
});

describe('a newer mail of its kind', () => {
  const held = (recipient: string) =>
    sql<{ topic: string; status: string }>(
      `select topic, status from mail where recipient = ? order by created_at, id`,
      [recipient],
    );
  const waitAgain = (recipient: string) =>
    sql(`update mail set status = 'queued', sealed = '\\x00' where recipient = ?`, [recipient]);

  it.each(['login', 'signup'] as const)(
    'takes the place of a %s code that still waits',
    async (purpose) => {
      const { email } = await makeUser(test);
      const to = purpose === 'login' ? email : `new-${email}`;
      const ask = () =>
        purpose === 'login'
          ? act(`mutation ($to: String!) { login(email: $to) { message } }`, { to })
          : act(
              `mutation ($to: String!) {
              register(input: { name: "Asha", phone: "9876543210", email: $to }) { message }
            }`,
              { to },
            );
      await ask();
      await test.mailTo(to);
      await waitAgain(to);
      await sql(`update one_time_code set sent_at = now() - interval '1 hour' where email = ?`, [
        to,
      ]);
      await ask();
      await expect
        .poll(async () => (await held(to)).map(({ status }) => status))
        .toEqual(['dropped', 'sent']);
    },
  );

  it('or the end of the change takes the place of a confirmation that still waits', async () => {
    const user = await makeUser(test);
    const to = `next-${user.email}`;
    const change = (email: string, version: number) =>
      test.graphql(
        `mutation ($email: String!, $version: Int!) {
          updateAccount(version: $version, input: { name: "Asha Rao", phone: "9876543210", email: $email }) { message }
        }`,
        { email, version },
        user.token,
      );
    expect(refusal(await change(to, 1)).code).toBe('OK');
    await test.mailTo(to);
    await waitAgain(to);
    expect(refusal(await change(user.email, 2)).code).toBe('OK');
    expect(await held(to)).toEqual([{ topic: 'email confirmation', status: 'dropped' }]);
  });
});
