import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makePastOrder, statementFile } from '../testing/invoicing/enterprise-statements.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { saveStatement, makeDueStatements } from './statements.service.js';

// The test makes statements of future months, because the job of the server makes those of past
// months.

let test: TestServer;
let admin: TestUser;
let firm: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const execute = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

beforeEach(async () => {
  firm = await makeUser(test, { role: 'enterprise', name: 'Adyar Guest House' });
  await execute(`update "user" set archived_at = now() where role = 'enterprise' and id <> ?`, [
    firm.id,
  ]);
  await execute('delete from completed_statement_month');
  await execute(`insert into completed_statement_month (month) values ('2031-01-01')`);
});

const run = (day: string) => makeDueStatements({ em: test.orm.em.fork(), app: test.app }, day);

const invoice = (day: string, total = 50_000) =>
  makePastOrder(test, firm, {
    ...{ status: 'delivered', total, deliveredAt: `${day}T12:00:00+05:30` },
    documents: [['INV', day]],
  });

interface StatementRow {
  month: string;
  figures: { opening: number; closing: number; lines: number };
}

async function storedStatements({ token } = firm, userId?: string): Promise<StatementRow[]> {
  const { data, errors } = await test.graphql<{ statements: { nodes: StatementRow[] } }>(
    `query ($userId: ID) { statements(customerId: $userId) {
      nodes { month figures { opening closing lines } }
    } }`,
    { userId },
    token,
  );
  if (!data) throw new Error(errors?.[0]?.message);
  return data.statements.nodes;
}

const mails = () =>
  execute<{ recipient: string }>(`select recipient from mail where topic = 'statement'`);

const done = async () =>
  (
    await execute<{ month: string }>('select month::text from completed_statement_month order by 1')
  ).map(({ month }) => month);

describe('the statement of a month', () => {
  it('is made and mailed once after the end of the month, with its totals', async () => {
    await invoice('2031-02-10', 10_000_000);
    await run('2031-02-28');
    expect(await storedStatements()).toEqual([]);
    const before = (await mails()).length;
    await run('2031-03-01');
    await run('2031-03-02');
    expect(await storedStatements()).toEqual([
      { month: '2031-02-01', figures: { opening: 0, closing: 10_000_000, lines: 1 } },
    ]);
    expect((await mails()).slice(before)).toEqual([{ recipient: firm.email }]);
    const { subject, text } = await test.mailTo(firm.email);
    expect(subject).toBe('Statement for February 2031: Balance due ₹1,00,000.00');
    for (const words of [
      ...['Hello Adyar Guest House', 'Balance before 01 Feb 2031: ₹0.00', 'Charged: ₹1,00,000.00'],
      ...['Paid and credited: ₹0.00', 'Balance due on 28 Feb 2031: ₹1,00,000.00'],
      ...['of which 0–30 days: ₹1,00,000.00', '/account?tab=account'],
    ])
      expect(text).toContain(words);
    expect(await done()).toEqual(['2031-01-01', '2031-02-01']);
  });

  it('is made once and mailed once by three concurrent runs', async () => {
    await invoice('2031-02-10');
    const before = (await mails()).length;
    await Promise.all([run('2031-03-01'), run('2031-03-01'), run('2031-03-01')]);
    expect(await storedStatements()).toHaveLength(1);
    expect((await mails()).length).toBe(before + 1);
  });

  it('is made after missed runs, month by month, each with the closing balance of the month before', async () => {
    await invoice('2031-02-10');
    await invoice('2031-04-10', 20_000);
    await run('2031-06-17');
    expect(await storedStatements()).toEqual([
      { month: '2031-05-01', figures: { opening: 70_000, closing: 70_000, lines: 0 } },
      { month: '2031-04-01', figures: { opening: 50_000, closing: 70_000, lines: 1 } },
      { month: '2031-03-01', figures: { opening: 50_000, closing: 50_000, lines: 0 } },
      { month: '2031-02-01', figures: { opening: 0, closing: 50_000, lines: 1 } },
    ]);
    expect((await done()).at(-1)).toBe('2031-05-01');
  });

  it('is not made without entries and without a balance', async () => {
    const quiet = await makeUser(test, { role: 'enterprise' });
    await invoice('2031-02-10');
    const before = (await mails()).length;
    await run('2031-03-01');
    expect(await storedStatements(quiet)).toEqual([]);
    expect((await mails()).length).toBe(before + 1);
    expect(await done()).toContain('2031-02-01');
  });

  it('does not change; a later change of its days is a line of the next statement', async () => {
    const shortId = await invoice('2031-02-10');
    await makePastOrder(test, firm, {
      ...{ status: 'delivered', total: 30_000, deliveredAt: '2031-02-11T12:00:00+05:30' },
    });
    await run('2031-03-01');
    await execute(
      `update "order" set order_status = 'dispatched', delivery_otp = '0427', delivery_date = null
       where user_id = ? and short_id <> ?`,
      [firm.id, shortId],
    );
    await run('2031-04-01');
    expect(await storedStatements()).toEqual([
      { month: '2031-03-01', figures: { opening: 80_000, closing: 50_000, lines: 1 } },
      { month: '2031-02-01', figures: { opening: 0, closing: 80_000, lines: 2 } },
    ]);
    const [{ content }] = (await execute<{ content: { lines: object[] } }>(
      `select content from statement where user_id = ? and month = '2031-03-01'`,
      [firm.id],
    )) as [{ content: { lines: object[] } }];
    expect(content.lines).toMatchObject([
      { entry: 'correction', day: '2031-03-01', charged: 0, credited: 30_000 },
    ]);
    for (const change of [`update statement set month = '2031-07-01'`, 'delete from statement'])
      await expect(execute(change)).rejects.toThrow('cannot be changed');
  });

  it('is made for other enterprises when one fails, and for that one in the next run', async () => {
    await invoice('2031-02-10');
    const other = await makeUser(test, { role: 'enterprise' });
    await makePastOrder(test, other, {
      ...{ status: 'delivered', total: 100, deliveredAt: '2031-02-11T12:00:00+05:30' },
    });
    await execute(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$`,
    );
    await execute(
      `create trigger refuse before insert on statement for each row when (new.user_id = '${firm.id}') execute function refuse()`,
    );
    await expect(run('2031-03-01')).rejects.toThrow('not now');
    expect(await storedStatements(other)).toHaveLength(1);
    expect(await storedStatements()).toEqual([]);
    expect(await done()).toEqual(['2031-01-01']);
    await execute('drop trigger refuse on statement');
    await run('2031-03-01');
    expect(await storedStatements()).toHaveLength(1);
    expect(await done()).toEqual(['2031-01-01', '2031-02-01']);
  });
});

describe('stored statements', () => {
  it('are visible to the enterprise, and to staff with reports.read', async () => {
    await invoice('2031-02-10');
    await run('2031-03-01');
    expect(await storedStatements()).toHaveLength(1);
    expect(await storedStatements(admin, firm.id)).toHaveLength(1);
    expect(await storedStatements(await makeStaff(test, ['reports.read']), firm.id)).toHaveLength(
      1,
    );
    const ask = async ({ token }: TestUser) =>
      refusal(
        await test.graphql(
          'query ($id: ID) { statements(customerId: $id) { nodes { id } } }',
          { id: firm.id },
          token,
        ),
      ).code;
    expect(await ask(await makeUser(test, { role: 'enterprise' }))).toBe('NOT_FOUND');
    expect(await ask(await makeStaff(test, ['customers.read', 'orders.read']))).toBe('FORBIDDEN');
  });
});

describe('the figures of a period', () => {
  const figures = (from: string, to: string, customerId = firm.id) =>
    test.graphql<{ statementFigures: { opening: number; closing: number } }>(
      `query ($customerId: ID!, $from: CalendarDate!, $to: CalendarDate!) {
        statementFigures(customerId: $customerId, from: $from, to: $to) { opening closing }
      }`,
      { customerId, from, to },
      admin.token,
    );

  it('are computed now; for a stored month they are those of the statement', async () => {
    await invoice('2025-03-10');
    const ask = async (to: string) =>
      (await figures('2025-03-01', to)).data?.statementFigures.closing;
    await test.orm.em.fork().transactional((tx) => saveStatement(tx, firm.id, '2025-03-01'));
    await invoice('2025-03-11', 700);
    expect(await ask('2025-03-31')).toBe(50_000);
    expect(await ask('2025-03-30')).toBe(50_700);
    const { content } = await statementFile(test, firm, firm.id, {
      ...{ from: '2025-03-01', to: '2025-03-31', format: 'csv' },
    });
    expect(content.toString()).toContain(',500.00\r\n');
    expect(content.toString()).not.toContain('507.00');
  });

  it('are refused for a range that is reversed, too long or in the future, and for a user who is no enterprise', async () => {
    const fields = async (from: string, to: string) => refusal(await figures(from, to)).fields;
    expect(await fields('2025-03-02', '2025-03-01')).toHaveProperty('from');
    expect(await fields('2024-01-01', '2025-02-04')).toEqual({ to: 'Choose at most 400 days' });
    expect(await fields('2024-01-01', '2025-02-03')).toEqual({});
    expect(await fields('2031-01-01', '2031-01-02')).toHaveProperty('to');
    const customer = await makeUser(test);
    expect(refusal(await figures('2025-03-01', '2025-03-02', customer.id)).code).toBe('NOT_FOUND');
  });
});
