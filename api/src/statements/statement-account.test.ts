import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordOnlinePayment } from '../payments/online-payment.service.js';
import { issueOrCreditInvoice } from '../invoicing/invoicing.service.js';
import { addDays, today } from '../platform/dates.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeCloth, makeOrder } from '../testing/orders/order-factories.js';
import { setBusiness } from '../testing/invoicing/invoices.js';
import { makePastOrder } from '../testing/invoicing/enterprise-statements.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { readableLines } from './statement-line-labels.js';
import type { MadeStatement } from './statement-content.js';
import { statementOf } from './statements.service.js';

let test: TestServer;
let admin: TestUser;
let cloth: { id: string };
beforeAll(async () => {
  test = await startTestServer();
  admin = await makeAdmin(test);
  cloth = await makeCloth(test);
  await setBusiness(test, admin);
});
afterAll(() => test.stop());

const execute = <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.orm.em.fork().execute(text, values);

const pieces = fc.integer({ min: 1, max: 9 });
const paise = fc.integer({ min: 1, max: 60_000 });

/**
 * A random action on an order. The server rejects an action that the order status does not allow.
 */
const action = fc.record({
  order: fc.nat(),
  what: fc.constantFrom(
    ...(['pick', 'bill', 'pay', 'pay all', 'take back', 'refund', 'online'] as const),
    ...(['forward', 'deliver', 'undeliver', 'cancel', 'issue', 'settle'] as const),
  ),
  pieces,
  paise,
});
type Action = typeof action extends fc.Arbitrary<infer D> ? D : never;

/** A sequence in which each action succeeds once, tested in addition to the random ones. */
const ALL_ACTIONS = [
  ...(['pick', 'bill', 'issue', 'pay', 'take back', 'pay all', 'refund', 'forward'] as const),
  ...(['deliver', 'settle', 'undeliver', 'online', 'cancel'] as const),
].map((what): Action => ({ what, order: what === 'cancel' ? 1 : 0, pieces: 2, paise: 500 }));

const ORDER = `$id: ID!, $version: Int!`;
const WHICH = `id: $id, version: $version`;
const method = 'method: CASH';

/** The GraphQL mutation of an action. */
function mutationOf({ what, pieces, paise }: Action): string {
  const items = `items: [{ clothId: "${cloth.id}", quantity: ${pieces}, price: 1000 }]`;
  const pay = (input: string) => `updatePayment(${WHICH}, input: { ${method}, ${input} })`;
  switch (what) {
    case 'pick':
      return `recordPickup(${WHICH}, input: { ${items} })`;
    case 'bill':
      return `updateOrderItems(${WHICH}, input: { ${items} })`;
    case 'pay':
      return pay(`status: PARTIAL, partialAmount: ${paise}`);
    case 'pay all':
      return pay('status: PAID');
    case 'take back':
      return pay('status: UNPAID');
    case 'refund':
      return `refundPayment(${WHICH}, input: { amount: ${paise}, method: UPI, reason: "Torn" })`;
    case 'forward':
      return `updateOrderStatus(${WHICH}, input: { status: DISPATCHED })`;
    case 'issue':
      return `issueInvoice(${WHICH})`;
    case 'deliver':
      return `deliverOrder(${WHICH}, input: { reason: "Known" })`;
    case 'undeliver':
      return `updateOrderStatus(${WHICH}, input: { status: DISPATCHED, reason: "Wrong door" })`;
    case 'cancel':
      return `cancelOrder(${WHICH}, input: { reason: "Called off" })`;
    default:
      return '';
  }
}

const settle = (id: string) => issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);

async function applyAction(done: Action, id: string): Promise<boolean> {
  const { what, paise } = done;
  const [order] = await execute<{ version: number }>('select version from "order" where id = ?', [
    id,
  ]);
  if (what === 'settle') return settle(id).then(() => true);
  if (what === 'online') {
    const paid = { orderId: id, paymentId: randomUUID(), amount: paise, before: 0 };
    await test.orm.em
      .fork()
      .transactional((em) => recordOnlinePayment({ em, app: test.app }, paid));
    return true;
  }
  const { errors } = await test.graphql(
    `mutation (${ORDER}) { ${mutationOf(done)} { message } }`,
    { id, version: order?.version },
    admin.token,
  );
  if (errors?.some(({ extensions }) => extensions.code === 'INTERNAL_SERVER_ERROR'))
    throw new Error(`${what} failed`);
  return !errors;
}

/** Whether a delivered order has no invoice, like orders from before invoices existed. */
async function isWithoutInvoice(id: string): Promise<boolean> {
  const [row] = await execute<{ without: boolean }>(
    `select order_status = 'delivered' and not exists (select from tax_document where order_id = o.id) as without
     from "order" o where id = ?`,
    [id],
  );
  return row?.without ?? false;
}

/** `User.balance`, which the list of enterprises shows. */
async function listedBalance(id: string): Promise<number> {
  const { data } = await test.graphql<{ user: { balance: number } }>(
    'query ($id: ID!) { user(id: $id) { balance } }',
    { id },
    admin.token,
  );
  return data?.user.balance ?? 0;
}

/** Expected balance, computed from the orders of a user: amounts due minus payments above them. */
async function owedBy(userId: string): Promise<number> {
  const [row] = await execute<{ owed: number }>(
    `select sum(due - overpayment - case when order_status = 'cancelled' then paid_amount else 0 end)::int as owed
     from "order" where user_id = ?`,
    [userId],
  );
  return row?.owed ?? 0;
}

const now = (userId: string, from = today()): Promise<MadeStatement> =>
  statementOf(test.orm.em.fork(), userId, { from, to: today() });

function checkSums({ figures, content }: MadeStatement): void {
  const { opening, charged, credited, closing, ageing, balanceDue, advance } = figures;
  expect(balanceDue - advance).toBe(closing + figures.notInvoiced);
  const moved = content.lines.reduce((sum, line) => sum + line.charged - line.credited, 0);
  expect(opening + moved).toBe(closing);
  expect(opening + charged - credited).toBe(closing);
  const { upTo30, upTo60, upTo90, over90, held } = ageing;
  expect(upTo30 + upTo60 + upTo90 + over90 - held).toBe(closing);
}

describe('an account', () => {
  let firm: TestUser;
  const linesOf = async (from: string, to: string) => {
    const made = await statementOf(test.orm.em.fork(), firm.id, { from, to });
    checkSums(made);
    const lines = readableLines(made).map(({ day, what, charged, credited, balance }) =>
      [day, what, charged, credited, balance].join(' | '),
    );
    return { ...made, lines };
  };
  beforeEach(async () => (firm = await makeUser(test, { role: 'enterprise' })));

  it('has invoices by their dates, money by the days on which it was entered, and the open amounts by age', async () => {
    const shortId = await makePastOrder(test, firm, {
      ...{ status: 'delivered', total: 100_000, deliveredAt: '2025-03-05T12:00:00+05:30' },
      documents: [['INV', '2025-03-05']],
      ledger: [
        ['payment', 60_000, '2025-03-31T23:59:59+05:30'],
        ['reversal', -10_000, '2025-04-01T00:00:00+05:30'],
        ['refund', -5000, '2025-04-02T10:00:00+05:30'],
        ['overpayment', 700, '2025-04-02T11:00:00+05:30'],
        ['service charge', 100, '2025-04-02T12:00:00+05:30'],
      ],
    });
    const march = await linesOf('2025-03-01', '2025-03-31');
    expect(march.lines).toEqual([
      expect.stringMatching(/^2025-03-05 \| Tax invoice INV\/2526\/\d+ \| 100000 \| 0 \| 100000$/),
      '2025-03-31 | Payment by UPI | 0 | 60000 | 40000',
    ]);
    expect(march.content.lines.map((line) => line.shortId)).toEqual([shortId, shortId]);
    expect(march.figures).toMatchObject({ opening: 0, charged: 100_000, credited: 60_000 });
    const april = await linesOf('2025-04-01', '2025-04-30');
    expect(april.lines).toEqual([
      '2025-04-01 | Payment reversed by UPI | 10000 | 0 | 50000',
      '2025-04-02 | Refund by UPI | 5000 | 0 | 55000',
      '2025-04-02 | Overpayment by UPI | 0 | 700 | 54300',
      '2025-04-02 | Service charge, paid online | 100 | 100 | 54300',
    ]);
    expect(april.content.lines[1]?.note).toBe('Torn');
    const ages = async (to: string) => (await linesOf(to, to)).figures.ageing;
    const none = { upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, held: 0 };
    expect(await ages('2025-04-04')).toEqual({ ...none, upTo30: 54_300 });
    expect(await ages('2025-04-05')).toEqual({ ...none, upTo60: 54_300 });
    expect(await ages('2025-05-04')).toEqual({ ...none, upTo60: 54_300 });
    expect(await ages('2025-05-05')).toEqual({ ...none, upTo90: 54_300 });
    expect(await ages('2025-06-03')).toEqual({ ...none, upTo90: 54_300 });
    expect(await ages('2025-06-04')).toEqual({ ...none, over90: 54_300 });
  });

  it('counts a delivery without an invoice on its day, and replaces it by a later invoice', async () => {
    await makePastOrder(test, firm, {
      ...{ status: 'delivered', total: 40_000, deliveredAt: '2025-01-31T23:30:00+05:30' },
    });
    await makePastOrder(test, firm, {
      ...{ status: 'delivered', total: 30_000, deliveredAt: '2025-02-03T12:00:00+05:30' },
      documents: [['BOS', '2025-03-10']],
    });
    // The invoice of this order was issued some seconds after the delivery, on the next day.
    await makePastOrder(test, firm, {
      ...{ status: 'delivered', total: 20_000, deliveredAt: '2025-02-28T23:59:50+05:30' },
      documents: [['INV', '2025-03-01']],
    });
    const { lines, figures } = await linesOf('2025-01-01', '2025-02-28');
    expect(lines).toEqual([
      '2025-01-31 | Order delivered (no invoice yet) | 40000 | 0 | 40000',
      '2025-02-03 | Order delivered (no invoice yet) | 30000 | 0 | 70000',
    ]);
    expect(figures.ageing).toMatchObject({ upTo30: 70_000 });
    const march = await linesOf('2025-03-01', '2025-03-31');
    expect(march.lines).toEqual([
      expect.stringContaining('2025-03-01 | Tax invoice'),
      '2025-03-10 | Invoiced (replaces the delivery entry) | 0 | 30000 | 60000',
      expect.stringMatching(/^2025-03-10 \| Bill of supply BOS\/2526\/\d+ \| 30000 \| 0 \| 90000$/),
    ]);
    expect(march.figures.ageing).toMatchObject({ upTo30: 50_000, upTo60: 40_000 });
  });

  it('deducts credit notes, holds advances, and lists what has not been invoiced separately', async () => {
    await makePastOrder(test, firm, {
      ...{ status: 'cancelled', total: 50_000, createdAt: '2025-03-01T09:00:00+05:30' },
      documents: [
        ['INV', '2025-03-02'],
        ['CN', '2025-03-20'],
      ],
      ledger: [['payment', 50_000, '2025-03-03T09:00:00+05:30']],
    });
    const shortId = await makePastOrder(test, firm, {
      ...{ status: 'dispatched', total: 80_000, createdAt: '2025-03-04T09:00:00+05:30' },
    });
    const { lines, figures, content } = await linesOf('2025-03-01', '2025-03-31');
    expect(lines.at(-1)).toMatch(/Credit note CN\/2526\/\d+ \| 0 \| 50000 \| -50000$/);
    expect(figures).toMatchObject({
      ...{ closing: -50_000, ageing: { held: 50_000 }, balanceDue: 80_000, advance: 50_000 },
      ...{ notInvoiced: 80_000, notInvoicedOrders: 1 },
    });
    expect(content.notInvoiced).toEqual([{ shortId, pickedUpOn: '2025-03-04', total: 80_000 }]);
  });
});

describe('the closing balance', () => {
  it('equals the amounts due less advances, plus what has not been invoiced, after any random actions', async () => {
    const succeeded = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 20, maxLength: 45 }), async (actions) => {
        const firm = await makeUser(test, { role: 'enterprise' });
        const orders = [
          await makeOrder(test, firm),
          await makeOrder(test, firm, { orderStatus: 'picked', items: [[3, 1000]] }),
          await makeOrder(test, firm, { orderStatus: 'dispatched', items: [[5, 1000]] }),
          // This order was delivered before invoices existed, so it has none.
          await makeOrder(test, firm, { orderStatus: 'delivered', items: [[4, 1000]] }),
        ];
        for (const each of actions)
          if (await applyAction(each, orders[each.order % orders.length]?.id ?? ''))
            succeeded.add(each.what);
        for (const { id } of orders) if (!(await isWithoutInvoice(id))) await settle(id);
        const made = await now(firm.id, addDays(today(), -3));
        checkSums(made);
        const { closing, notInvoiced } = made.figures;
        expect(closing + notInvoiced).toBe(await owedBy(firm.id));
        expect(made.figures.balanceDue).toBe(await listedBalance(firm.id));
        const later = await now(firm.id);
        expect(later.figures.closing).toBe(closing);
        checkSums(later);
      }),
      { numRuns: 3, examples: [[ALL_ACTIONS]] },
    );
    expect([...succeeded].sort()).toEqual([
      ...['bill', 'cancel', 'deliver', 'forward', 'issue', 'online', 'pay', 'pay all', 'pick'],
      ...['refund', 'settle', 'take back', 'undeliver'],
    ]);
  });
});
