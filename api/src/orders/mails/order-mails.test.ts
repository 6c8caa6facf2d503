import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Secret } from '../../platform/key-derivation.js';
import { makeAdmin, type TestUser } from '../../testing/factories.js';
import { makePickedOrder, type PickedOrder } from '../../testing/orders/orders.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import { queueMail } from '../../mails/outbox.service.js';

interface OrderEmails {
  orderEmails: {
    id: string;
    subject: string;
    to: string;
    status: string;
    createdAt: string;
    sentAt: string | null;
  }[];
}

const MAILS = `query ($orderId: ID!) { orderEmails(id: $orderId) { id subject to status createdAt sentAt } }`;
const RESEND = `mutation ($id: ID!) { resendEmail(id: $id) { message } }`;

let test: TestServer;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const content = (subject: string) => ({ subject, text: 'In words', html: '<p>In words</p>' });

const mail = ({ id, customer }: PickedOrder, subject: string, topic = 'picked') =>
  test.orm.em
    .fork()
    .transactional((em) =>
      queueMail(
        { em, app: test.app },
        { to: customer.email, topic, content: content(subject), orderId: id },
      ),
    );

const mailsOf = async ({ id }: PickedOrder) =>
  (await test.graphql<OrderEmails>(MAILS, { orderId: id }, admin.token)).data?.orderEmails ?? [];

const sent = (order: PickedOrder, count: number) =>
  expect
    .poll(async () => (await mailsOf(order)).filter(({ status }) => status === 'SENT').length)
    .toBe(count);

describe('the mails of an order', () => {
  it('are listed for staff, newest first', async () => {
    const order = await makePickedOrder(test, 1000);
    await mail(order, 'Picked up');
    await mail(order, 'Delivered');
    await sent(order, 2);
    expect(await mailsOf(order)).toMatchObject([
      { subject: 'Delivered', to: order.customer.email, status: 'SENT' },
      { subject: 'Picked up', to: order.customer.email, sentAt: expect.any(String) as string },
    ]);
  });

  it('are still listed when their content is unreadable, and cannot be resent', async () => {
    const order = await makePickedOrder(test, 1000);
    await mail(order, 'Of old', 'laundry picked up');
    await sent(order, 1);
    const sealed = new Secret('another secret of the same length, 32+').seal('{}');
    await test.orm.em
      .fork()
      .execute('update mail set sealed = ? where order_id = ?', [sealed, order.id]);
    const [row] = await mailsOf(order);
    expect(row?.subject).toBe('laundry picked up');
    const answer = await test.graphql(RESEND, { id: row?.id }, admin.token);
    expect(answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
  });

  it('are empty for an order without any, and NOT_FOUND for no order', async () => {
    const order = await makePickedOrder(test, 1000);
    expect(await mailsOf(order)).toEqual([]);
    const unknownOrder = await test.graphql(
      MAILS,
      { orderId: '01980000-0000-7000-8000-000000000000' },
      admin.token,
    );
    expect(unknownOrder.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('are not for customers, not even for their own', async () => {
    const order = await makePickedOrder(test, 1000);
    const answer = await test.graphql(MAILS, { orderId: order.id }, order.customer.token);
    expect(answer.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('sending again', () => {
  it('sends the same text to the current e-mail, as a new message', async () => {
    const order = await makePickedOrder(test, 1000);
    await mail(order, 'Your bill');
    await sent(order, 1);
    const [first] = await mailsOf(order);
    await test.orm.em
      .fork()
      .execute('update "user" set email = ? where id = ?', [
        'moved@laundry.test',
        order.customer.id,
      ]);
    const answer = await test.graphql(RESEND, { id: first?.id }, admin.token);
    expect(answer.data).toEqual({ resendEmail: { message: 'The email is being sent again' } });
    expect((await test.mailTo('moved@laundry.test')).subject).toBe('Your bill');
    await sent(order, 2);
    expect((await mailsOf(order)).map(({ to }) => to)).toEqual([
      'moved@laundry.test',
      order.customer.email,
    ]);
  });

  it('sends one mail for a double click', async () => {
    const order = await makePickedOrder(test, 1000);
    await mail(order, 'Once');
    await sent(order, 1);
    const [first] = await mailsOf(order);
    // A slow mail server is simulated: the second mail stays queued.
    await test.orm.em.fork().execute(`update mail set status = 'queued' where id = ?`, [first?.id]);
    const answers = await Promise.all(
      [1, 2, 3].map(() => test.graphql(RESEND, { id: first?.id }, admin.token)),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'CONFLICT',
      'CONFLICT',
      'CONFLICT',
    ]);
  });

  it('is not for sign-in codes', async () => {
    await test.graphql(
      `mutation { requestSignInCode(input: { email: "${admin.email}" }) { message } }`,
    );
    await test.mailTo(admin.email);
    const [code] = await test.orm.em
      .fork()
      .execute<{ id: string }[]>('select id from mail where recipient = ?', [admin.email]);
    const answer = await test.graphql(RESEND, { id: code?.id }, admin.token);
    expect(answer.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
