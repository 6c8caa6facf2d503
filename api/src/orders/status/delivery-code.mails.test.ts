import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../../testing/factories.js';
import { makeOrder, storedOrder, type TestOrder } from '../../testing/orders/order-factories.js';
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
      updateOrderStatus(id: $id, version: $version, input: { status: $to, reason: "Wrong van" }) { message }
    }`,
    { id, version: (await storedOrder(test, id)).version, to },
  );

interface OrderEmailsResponse {
  orderEmails: { id: string; subject: string; status: string; outdated: boolean }[];
}

/** The mails with a delivery code, newest first, as staff see them. */
async function codeMails({ id }: TestOrder) {
  const LIST = `query ($id: ID!) { orderEmails(id: $id) { id subject status outdated } }`;
  const { data } = await test.graphql<OrderEmailsResponse>(LIST, { id }, admin.token);
  return (data?.orderEmails ?? []).filter(({ subject }) => /on its way/.test(subject));
}

const sent = (order: TestOrder, count: number) =>
  expect
    .poll(async () => (await codeMails(order)).filter(({ status }) => status === 'SENT').length)
    .toBe(count);

const resend = (id: string | undefined) =>
  test.graphql(`mutation ($id: ID!) { resendEmail(id: $id) { message } }`, { id }, admin.token);

/** Text of the newest message with a delivery code to this user. */
const newestCode = async ({ email }: TestUser) =>
  (await test.mailTo(email, ({ subject }) => subject.includes('on its way'))).text.slice(0, 4);

describe('the mail with a delivery code', () => {
  it('names the counter for an order that the customer collects there', async () => {
    const customer = await makeUser(test);
    const order = await makeOrder(test, customer, { orderStatus: 'processing' });
    await sql('update "order" set counter_collection = true where id = ?', [order.id]);
    await move(order, 'DISPATCHED');
    const mail = await test.mailTo(customer.email, ({ text }) => text.includes(order.id));
    expect(mail.subject).toBe(`Your laundry is ready to collect (order #${order.id.slice(-6)})`);
    expect(mail.text).toContain('Please collect it at our counter.');
    expect(mail.text).toContain((await storedOrder(test, order.id)).delivery_otp);
  });

  it('becomes outdated when the code is replaced: only the newest one can be sent again', async () => {
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
      message: 'This mail is out of date and cannot be sent again',
    });
    expect(refusal(await resend(second?.id)).code).toBe('OK');
    await sent(order, 3);
    expect(await newestCode(customer)).toBe((await storedOrder(test, order.id)).delivery_otp);
    // A repeated mail becomes outdated together with the original.
    await move(order, 'PROCESSING');
    expect((await codeMails(order)).map(({ outdated }) => outdated)).toEqual([true, true, true]);
  });

  it.each([
    ['the delivery', `deliverOrder(id: $id, version: 2, input: { reason: "Left it at the door" })`],
    ['the cancellation', `cancelOrder(id: $id, version: 2, input: { reason: "Lost" })`],
    [
      'a step back',
      `updateOrderStatus(id: $id, version: 2, input: { status: PROCESSING, reason: "Wrong van" })`,
    ],
  ])(
    'becomes outdated with %s, and is not sent if it is still queued',
    async (_what, operation) => {
      const order = await makeOrder(test, await makeUser(test), { orderStatus: 'processing' });
      await move(order, 'DISPATCHED');
      await sent(order, 1);
      // The mail gets the status "queued" again, as if the mail server had been unreachable until
      // now.
      await sql(`update mail set status = 'queued', sent_at = null where order_id = ?`, [order.id]);
      await act(`mutation ($id: ID!) { ${operation} { message } }`, { id: order.id });
      const [row] = await sql<{ id: string; status: string; sealed: null }>(
        `select id, status, sealed from mail where order_id = ? and topic = 'laundry on its way'`,
        [order.id],
      );
      expect(row).toMatchObject({ status: 'dropped', sealed: null });
      expect(refusal(await resend(row?.id)).code).toBe('CONFLICT');
    },
  );

  it('stays valid if the change that would replace its code fails', async () => {
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'processing' });
    await move(order, 'DISPATCHED');
    const late = await test.graphql(
      `mutation ($id: ID!) { cancelOrder(id: $id, version: 1, input: { reason: "Lost" }) { message } }`,
      { id: order.id },
      admin.token,
    );
    expect(refusal(late).code).toBe('CONFLICT');
    expect(await codeMails(order)).toMatchObject([{ outdated: false }]);
  });
});
