import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Mail } from '../mails/mail.entity.js';
import { MailFailure } from '../platform/mail/mail-failure.js';
import { makeFailedEmail, WORDS } from '../testing/failures/failed.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { refusal } from '../testing/refusals.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

const LIST = `query ($filter: FailureFilter, $after: String) {
  open: failedEmails(first: 1) { totalCount(upTo: 100) }
  failedEmails(filter: $filter, after: $after, first: 100) {
    nodes { id topic to nextRecipient orderId attempts lastAttemptAt failureReason notRetryableReason dismissedAt dismissedBy { name } dismissalReason version }
    pageInfo { hasNextPage }
  }
}`;
const RETRY = `mutation ($id: ID!, $version: Int!) { retryFailedEmail(id: $id, version: $version) { message } }`;
const DISMISS = `mutation ($id: ID!, $version: Int!, $reason: String!) {
  dismissFailedEmail(id: $id, version: $version, input: { reason: $reason }) { message }
}`;

interface FailedEmailsResponse {
  open: { totalCount: number };
  failedEmails: { nodes: Record<string, unknown>[] };
}

let test: TestServer;
let asha: TestUser;
let ravi: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  asha = await makeUser(test, { role: 'admin', name: 'Asha Raman' });
  ravi = await makeStaff(test, ['orders.update_status']);
});
afterAll(() => test.stop());

const listed = async (filter = {}, { token } = asha) => {
  const { data } = await test.graphql<FailedEmailsResponse>(LIST, { filter }, token);
  return { count: data?.open.totalCount, nodes: data?.failedEmails.nodes ?? [] };
};
const find = async (id: string, filter = {}, viewer = asha) =>
  (await listed(filter, viewer)).nodes.find((node) => node['id'] === id);
const retry = (seen: object, { token } = asha) => test.graphql(RETRY, seen, token);
const dismiss = (seen: object, reason: string, { token } = asha) =>
  test.graphql(DISMISS, { ...seen, reason }, token);
const stored = (id: string) => test.orm.em.fork().findOneOrFail(Mail, { id });
const copiesTo = async (address: string) => {
  const answer = await fetch(`${test.url}/dev/inbox.json?to=${encodeURIComponent(address)}`);
  return ((await answer.json()) as unknown[]).length;
};
/** Waits until the mail job has recorded the result of the mail. */
const untilSent = (id: string, values: object = {}) =>
  expect.poll(() => stored(id), { timeout: 30_000 }).toMatchObject({ status: 'sent', ...values });

describe('the list of mails that failed', () => {
  it('has the topic and the cause of each mail, and not its content', async () => {
    const { id } = await makeFailedEmail(test);
    const answer = await test.graphql(LIST, {}, asha.token);
    expect(await find(id)).toMatchObject({
      ...{ topic: 'access given', to: 'asha@laundry.test', nextRecipient: 'asha@laundry.test' },
      ...{ attempts: 12, notRetryableReason: null, dismissedAt: null, version: 1 },
      failureReason: 'The mail server does not accept mail for this address',
    });
    for (const secret of ['4711', 'tell-nobody', WORDS.subject])
      expect(JSON.stringify(answer)).not.toContain(secret);
  });

  it('names recipients only to staff who may read customers', async () => {
    const { id } = await makeFailedEmail(test);
    expect(await find(id, {}, ravi)).toMatchObject({ to: null, nextRecipient: null });
    const staff = await makeStaff(test, ['customers.write', 'customers.read']);
    expect(await find(id, {}, staff)).toMatchObject({ to: 'asha@laundry.test' });
  });

  it('has the newest first, of the requested days', async () => {
    const at = (day: string) => new Date(`${day}T06:00:00Z`);
    const old = await makeFailedEmail(test, { createdAt: at('2025-03-04') });
    const newer = await makeFailedEmail(test, { createdAt: at('2025-03-05') });
    const { nodes } = await listed({ to: '2025-03-05' });
    expect(nodes.map(({ id }) => id)).toEqual([newer.id, old.id]);
    expect((await listed({ from: '2025-03-05', to: '2025-03-05' })).nodes).toHaveLength(1);
    const upside = await test.graphql(
      LIST,
      { filter: { from: '2025-03-06', to: '2025-03-05' } },
      asha.token,
    );
    expect(refusal(upside).fields).toHaveProperty('from');
  });

  it('takes one SQL query, and the count of the open ones another', async () => {
    // The document has two lists and one count.
    const statements = await recordSqlStatements(() => listed());
    expect(statements.filter(({ text }) => text.includes('dismissed_at'))).toHaveLength(3);
  });

  it('has a count of at most a hundred', async () => {
    await test.orm.em.fork().execute(
      `insert into mail (id, recipient, topic, status)
       select gen_random_uuid(), 'many@laundry.test', 'many', 'failed' from generate_series(1, 120)`,
    );
    expect((await listed()).count).toBe(100);
    await test.orm.em.fork().execute(`delete from mail where topic = 'many'`);
  });
});

describe('a failed mail that is retried', () => {
  it('is removed from the list, and sent to its recipient', async () => {
    const { email } = await makeUser(test);
    const mail = await makeFailedEmail(test, { recipient: email });
    const { count = 0 } = await listed();
    expect(refusal(await retry(mail, ravi)).code).toBe('OK');
    expect(await find(mail.id)).toBeUndefined();
    expect((await listed()).count).toBe(count - 1);
    await test.mailTo(email);
    await untilSent(mail.id, { updatedBy: ravi.id });
  });

  it("goes to the current e-mail of the order's customer", async () => {
    const customer = await makeUser(test);
    const { id: orderId } = await makeOrder(test, customer);
    const mail = await makeFailedEmail(test, { orderId, recipient: 'mistyped@laundry.test' });
    expect(await find(mail.id)).toMatchObject({
      to: 'mistyped@laundry.test',
      nextRecipient: customer.email,
    });
    expect(refusal(await retry(mail)).code).toBe('OK');
    expect((await test.mailTo(customer.email)).subject).toBe(WORDS.subject);
    expect(await copiesTo('mistyped@laundry.test')).toBe(0);
  });

  it('is retried once by two users and a repeated request; the others get a conflict', async () => {
    const { email } = await makeUser(test);
    const mail = await makeFailedEmail(test, { recipient: email });
    const answers = await Promise.all([asha, ravi, asha, ravi].map((one) => retry(mail, one)));
    const codes = answers.map((answer) => refusal(answer).code);
    expect(codes.filter((code) => code === 'OK')).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(3);
    for (const { message } of answers.map(refusal).filter(({ code }) => code === 'CONFLICT'))
      expect(message).toContain('changed the mail in the meantime');
    await untilSent(mail.id, { version: 2 });
    expect(await copiesTo(email)).toBe(1);
  });

  it.each([
    ['it is expired', { expiresAt: new Date(0) }, 'This mail is out of date'],
    ['its content is deleted', { sealed: null }, 'The text of this mail was already deleted'],
    [
      'its text cannot be decrypted',
      { failureReason: MailFailure.SEALED },
      'The text of this mail was already deleted',
    ],
  ])('is not sent if %s, and the list has that reason', async (_name, values, reason) => {
    const mail = await makeFailedEmail(test, values);
    const notRetryableReason = expect.stringContaining(reason) as string;
    expect(await find(mail.id)).toMatchObject({ notRetryableReason, nextRecipient: null });
    const refused = refusal(await retry(mail));
    expect(refused).toMatchObject({ code: 'CONFLICT', message: notRetryableReason });
    expect(await stored(mail.id)).toMatchObject({ status: 'failed', version: 1 });
  });

  it('is NOT_FOUND if it never failed', async () => {
    for (const status of ['queued', 'sent', 'dropped'] as const) {
      const mail = await makeFailedEmail(test, { status });
      expect(refusal(await retry(mail)).code).toBe('NOT_FOUND');
      expect(refusal(await dismiss(mail, 'Dismissed')).code).toBe('NOT_FOUND');
    }
    expect(refusal(await retry({ id: 'none', version: 1 })).code).toBe('NOT_FOUND');
  });

  it('is also removed from the list when staff resend it from its order', async () => {
    const { id: orderId } = await makeOrder(test, await makeUser(test));
    const { id } = await makeFailedEmail(test, { orderId });
    const resend = `mutation ($id: ID!) { resendEmail(id: $id) { message } }`;
    expect(refusal(await test.graphql(resend, { id }, asha.token)).code).toBe('OK');
    expect(await find(id)).toBeUndefined();
  });
});

describe('a mail that is dismissed', () => {
  it('is removed from the list, and is among the dismissed ones with name and reason', async () => {
    const mail = await makeFailedEmail(test);
    expect(refusal(await dismiss(mail, ' ')).fields).toHaveProperty(
      'reason',
      'A reason is required',
    );
    expect(refusal(await dismiss(mail, 'x'.repeat(301))).fields).toHaveProperty('reason');
    expect(refusal(await dismiss(mail, 'Informed by phone')).code).toBe('OK');
    expect(await find(mail.id)).toBeUndefined();
    expect(await find(mail.id, { dismissed: true })).toMatchObject({
      ...{ dismissedBy: { name: 'Asha Raman' }, dismissalReason: 'Informed by phone', version: 2 },
      dismissedAt: expect.any(String) as string,
    });
  });

  it('is dismissed once by two users at once; the second gets a conflict that names the first', async () => {
    const mail = await makeFailedEmail(test);
    expect(refusal(await dismiss(mail, 'First')).code).toBe('OK');
    expect(refusal(await dismiss(mail, 'Second', ravi))).toMatchObject({
      code: 'CONFLICT',
      message: 'Asha Raman changed the mail in the meantime. Please review it and try again',
    });
    expect(refusal(await retry(mail, ravi)).code).toBe('CONFLICT');
    expect((await stored(mail.id)).dismissalReason).toBe('First');
  });

  it('can still be retried', async () => {
    const { email } = await makeUser(test);
    const { id } = await makeFailedEmail(test, { recipient: email });
    await dismiss({ id, version: 1 }, 'Informed by phone');
    expect(refusal(await retry({ id, version: 2 })).code).toBe('OK');
    await test.mailTo(email);
    await untilSent(id, { dismissedAt: null, dismissalReason: null });
  });
});

describe('the audit', () => {
  it('has who retried or dismissed a mail, without its content', async () => {
    const mail = await makeFailedEmail(test);
    await dismiss(mail, 'Informed by phone', ravi);
    await retry({ ...mail, version: 2 }, ravi);
    const entries = (await entriesOf(test, { by: ravi.id })).filter(
      (entry) => entry.object_id === mail.id,
    );
    expect(entries).toMatchObject([
      {
        operation: 'dismissFailedEmail',
        thing: 'mail',
        after: { dismissal_reason: 'Informed by phone' },
      },
      {
        operation: 'retryFailedEmail',
        thing: 'mail',
        before: { dismissal_reason: 'Informed by phone' },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('4711');
  });

  it('is in one transaction with its audit entry: a failed change is not audited', async () => {
    const mail = await makeFailedEmail(test);
    const em = test.orm.em.fork();
    // This trigger runs after the audit trigger and rejects the change, so the audit entry must be
    // rolled back too.
    await em.execute(`
      create function refuse_seeing_to() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger behind_audited after update on mail for each row when (old.status = 'failed')
        execute function refuse_seeing_to()`);
    const codes = [await retry(mail), await dismiss(mail, 'Dismissed')].map(
      (one) => refusal(one).code,
    );
    await em.execute('drop function refuse_seeing_to cascade');
    expect(codes).toEqual(['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR']);
    expect(await entriesOf(test, { about: mail.id })).toEqual([]);
    expect(await stored(mail.id)).toMatchObject({
      status: 'failed',
      version: 1,
      dismissedAt: null,
    });
  });
});
