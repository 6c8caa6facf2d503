import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { formatPaise } from '../platform/money.js';
import { makeFailedEmail } from '../testing/failures/failed.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makePastOrder } from '../testing/invoicing/enterprise-statements.js';
import { mailedText } from '../testing/invoicing/invoices.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { readableLines } from './statement-line-labels.js';
import type { MadeStatement } from './statement-content.js';
import { makeDueStatements } from './statements.service.js';

// The test makes the statement of a future month, because the job of the server makes those of past
// months.

let test: TestServer;
let admin: TestUser;
let firm: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

beforeEach(async () => {
  firm = await makeUser(test, { role: 'enterprise', name: 'Adyar Guest House' });
  await rows(`update "user" set archived_at = now() where role = 'enterprise' and id <> ?`, [
    firm.id,
  ]);
  await rows('delete from completed_statement_month');
  await rows(`insert into completed_statement_month (month) values ('2031-01-01')`);
});

const make = () => makeDueStatements({ em: test.orm.em.fork(), app: test.app }, '2031-03-01');

const order = (day: number, total: number, values: object = {}) =>
  makePastOrder(test, firm, {
    ...{ status: 'delivered', total, deliveredAt: `2031-02-${day}T12:00:00+05:30` },
    ...{ documents: [['INV', `2031-02-${day}`]], ...values },
  });

async function storedStatement(): Promise<MadeStatement & { id: string }> {
  const [found] = await rows<MadeStatement & { id: string }>(
    'select id, figures, content from statement where user_id = ?',
    [firm.id],
  );
  if (!found) throw new Error('No statement is stored');
  return found;
}

/** All texts that the PDF of a stored statement must contain, in this order. */
const expectedTexts = (made: MadeStatement): string[] => [
  formatPaise(made.figures.opening),
  ...readableLines(made).flatMap(({ what, shortId, charged, credited, balance }) => [
    ...[what, shortId, formatPaise(charged || credited), formatPaise(balance)],
  ]),
  ...[made.figures.charged, made.figures.credited, made.figures.closing].map(formatPaise),
];

function expectInOrder(text: string, words: readonly string[]): void {
  let from = text.indexOf('Balance before');
  for (const word of words) {
    const at = text.indexOf(word, from);
    expect(at, `${word} in ${text.slice(from)}`).toBeGreaterThanOrEqual(from);
    from = at + word.length;
  }
}

it('the mail of a statement has a PDF with the stored content', async () => {
  await order(10, 10_000_000, { ledger: [['payment', 4_000_050, '2031-02-20T12:00:00+05:30']] });
  await order(11, 20_000);
  await make();
  const mail = await test.mailTo(firm.email);
  expect(mail.files).toEqual(['statement-2031-02.pdf']);
  expect(mail.text).toContain(
    'It is attached as a PDF. You can also download a CSV from your account',
  );
  const text = (await mailedText(test, mail, 0)).replaceAll('\n', ' ');
  expect(text).toMatch(/Balance due on 28 Feb 2031\s+₹60,199\.50/);
  const texts = expectedTexts(await storedStatement());
  expect(texts).toHaveLength(1 + 3 * 4 + 3);
  expectInOrder(text, texts);
});

it('a failed mail of a statement is retried with the stored content, to the current e-mail of the enterprise', async () => {
  await order(10, 50_000);
  await make();
  await test.mailTo(firm.email);
  await order(12, 70_000);
  const { id: statementId } = await storedStatement();
  const failed = await makeFailedEmail(test, { recipient: firm.email, statementId });
  const email = `books.${firm.email}`;
  await rows(`update "user" set email = ? where id = ?`, [email, firm.id]);
  const { errors } = await test.graphql(
    'mutation ($id: ID!, $version: Int!) { retryFailedEmail(id: $id, version: $version) { message } }',
    failed,
    admin.token,
  );
  expect(errors).toBeUndefined();
  const mail = await test.mailTo(email);
  const text = (await mailedText(test, mail, 0)).replaceAll('\n', ' ');
  expectInOrder(text, expectedTexts(await storedStatement()));
  expect(text).toMatch(/Balance due on 28 Feb 2031\s+₹500\.00/);
});

it('the mail of a statement with too many lines for a PDF has no file, and names the CSV', async () => {
  const shortId = await order(10, 50_000);
  await rows(
    `insert into payment (id, order_id, amount, kind, method, created_at)
     select gen_random_uuid(), o.id, 1, 'payment', 'upi', '2031-02-20T12:00:00+05:30'
     from "order" o, generate_series(1, 1000) where o.user_id = ? and o.short_id = ?`,
    [firm.id, shortId],
  );
  await make();
  const mail = await test.mailTo(firm.email);
  expect(mail.files).toEqual([]);
  expect(mail.text).toContain('It is too long for a PDF (1,001 lines). Download the CSV');
  expect(mail.text).not.toContain('attached');
  expect((await storedStatement()).figures.lines).toBe(1001);
});
