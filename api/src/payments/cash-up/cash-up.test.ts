import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../platform/dates.js';
import { makeUser } from '../../testing/factories.js';
import { makeOrder } from '../../testing/orders/order-factories.js';
import { CashFixture } from '../../testing/payments/cash-fixture.js';
import { refusal } from '../../testing/refusals.js';

const LIST = '{ cashUps(first: 100) { nodes { number } } }';

let fixture: CashFixture;
beforeAll(async () => {
  fixture = await CashFixture.open();
});
afterAll(() => fixture.test.stop());

describe('the cash of a day', () => {
  it('is payments minus refunds, by person and method', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 50_000);
    await fixture.enter(clerk, -20_000);
    await fixture.enter(clerk, 700, 'upi');
    await fixture.enter(clerk, 900, null);
    expect(await fixture.ofDay(clerk)).toMatchObject([
      { method: 'CASH', taken: 50_000, givenBack: 20_000, open: 2, expected: 30_000, version: 2 },
      { method: 'UPI', expected: 700 },
      { method: null, expected: 900 },
    ]);
  });

  it('begins and ends at midnight in India', async () => {
    const clerk = await fixture.cashier();
    const midnight = `'2026-03-05'::timestamp at time zone 'Asia/Kolkata'`;
    await fixture.enter(clerk, 100, 'cash', midnight);
    await fixture.enter(clerk, 200, 'cash', `${midnight} - interval '1 millisecond'`);
    await fixture.enter(clerk, 400, 'cash', `${midnight} + interval '1 day'`);
    expect(await fixture.ofDay(clerk, '2026-03-05')).toMatchObject([{ expected: 100 }]);
    expect(await fixture.ofDay(clerk, '2026-03-04')).toMatchObject([{ expected: 200 }]);
  });

  it('shows all rows to viewers of reports, and their own rows to others', async () => {
    const [one, other] = [await fixture.cashier(), await fixture.cashier()];
    await fixture.enter(one, 100);
    await fixture.enter(other, 200);
    expect((await fixture.ofDay(one)).map(({ userId }) => userId)).toEqual([one.id]);
    const all = (await fixture.ofDay(await fixture.cashier(['reports.read']))).map(
      ({ userId }) => userId,
    );
    expect(all).toEqual(expect.arrayContaining([one.id, other.id]));
  });
});

describe('closing', () => {
  it('contains all entries so far; later entries go into the next one of the day', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 500);
    const { data } = await fixture.close(clerk, 1, { counted: 500 });
    expect(data?.closeCashUp.cashUp).toMatchObject({
      ...{
        day: fixture.day,
        method: 'CASH',
        number: 1,
        entries: 1,
        expected: 500,
        counted: 500,
        note: null,
      },
    });
    expect(await fixture.ofDay(clerk)).toMatchObject([{ open: 0, expected: 0, taken: 500 }]);
    expect(refusal(await fixture.close(clerk, 1, { counted: 0 })).message).toContain(
      'nothing left',
    );
    await fixture.enter(clerk, -300);
    expect(await fixture.ofDay(clerk)).toMatchObject([{ open: 1, expected: -300, version: 2 }]);
    const next = await fixture.close(clerk, 2, { counted: -300 });
    expect(next.data?.closeCashUp.cashUp).toMatchObject({ number: 2, entries: 1, expected: -300 });
    const list = await fixture.test.graphql<{ cashUps: { nodes: object[] } }>(
      LIST,
      {},
      clerk.token,
    );
    expect(list.data?.cashUps.nodes).toMatchObject([{ number: 2 }, { number: 1 }]);
  });

  it('needs a note for a difference', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 500);
    expect(refusal(await fixture.close(clerk, 1, { counted: 400 })).fields).toEqual({
      note: 'Explain the difference: ₹1.00 short',
    });
    expect(
      refusal(await fixture.close(clerk, 1, { counted: 600, note: ' \u200b ' })).fields,
    ).toEqual({
      note: 'Explain the difference: ₹1.00 over',
    });
    expect(
      refusal(await fixture.close(clerk, 1, { counted: 400, note: 'Change given' })).code,
    ).toBe('OK');
  });

  it('refuses a negative amount unless refunds exceed payments', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 500);
    const negative = { counted: -200, note: 'Refunds' };
    const fields = { counted: 'The counted amount cannot be below zero' };
    expect(refusal(await fixture.close(clerk, 1, negative)).fields).toEqual(fields);
    await fixture.enter(clerk, -700);
    expect(refusal(await fixture.close(clerk, 2, { ...negative, counted: -201 })).fields).toEqual(
      fields,
    );
    expect(refusal(await fixture.close(clerk, 2, negative)).code).toBe('OK');
  });

  it('is refused when an entry was added, and nothing is closed', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 500);
    await fixture.enter(clerk, 100);
    expect(refusal(await fixture.close(clerk, 1, { counted: 500 }))).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await fixture.ofDay(clerk)).toMatchObject([{ open: 2 }]);
  });

  it('contains each entry once, despite concurrent cash-ups and payments', async () => {
    const clerk = await fixture.cashier();
    for (let at = 0; at < 5; at += 1) await fixture.enter(clerk, 100);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => fixture.close(clerk, 5, { counted: 500 })),
      fixture.enter(clerk, 100),
    ]);
    const codes = answers.slice(0, 6).map((answer) => refusal(answer as never).code);
    expect(codes.filter((code) => code === 'OK').length).toBeLessThanOrEqual(1);
    expect(codes.filter((code) => !['OK', 'CONFLICT'].includes(code))).toEqual([]);
    const [cash] = await fixture.ofDay(clerk);
    const closed = codes.includes('OK') ? 500 : 0;
    expect(cash?.expected).toBe(600 - closed);
    expect(cash?.open).toBe(closed ? 1 : 6);
  });

  it('of another person needs the permission for settings', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 500);
    const other = await fixture.cashier(['reports.read']);
    const input = { counted: 500, userId: clerk.id };
    expect(refusal(await fixture.close(other, 1, input)).code).toBe('FORBIDDEN');
    expect(
      refusal(await fixture.close(await fixture.cashier(['settings.write']), 1, input)).code,
    ).toBe('OK');
    expect(
      refusal(await fixture.close(fixture.admin, 1, { ...input, day: addDays(fixture.day, 1) }))
        .fields,
    ).toEqual({
      day: 'This day is in the future',
    });
  });

  it('is final: neither it nor its entries can be changed', async () => {
    const clerk = await fixture.cashier();
    await fixture.enter(clerk, 500);
    expect(refusal(await fixture.close(clerk, 1, { counted: 500 })).code).toBe('OK');
    for (const statement of [
      ...['update cash_up set counted = 0, note = null', 'delete from cash_up_entry'],
      ...['delete from cash_up', 'update cash_up_entry set cash_up_id = cash_up_id'],
      `update payment set amount = 1 where by_user_id = '${clerk.id}'`,
      `delete from payment where by_user_id = '${clerk.id}'`,
    ])
      await expect(fixture.sql(statement), statement).rejects.toThrow(
        'A closed cash-up cannot be changed',
      );
  });
});

it('expects less after a reversal without a given method', async () => {
  const clerk = await fixture.cashier(['payments.refund']);
  const order = await makeOrder(fixture.test, await makeUser(fixture.test), {
    orderStatus: 'picked',
  });
  const pay = async (version: number, input: string) => {
    const document = `mutation ($id: ID!, $version: Int!) {
      updatePayment(id: $id, version: $version, input: ${input}) { message }
    }`;
    expect(
      refusal(await fixture.test.graphql(document, { id: order.id, version }, clerk.token)).code,
    ).toBe('OK');
  };
  await pay(1, '{ status: PARTIAL, partialAmount: 30000, method: CASH }');
  await pay(2, '{ status: PAID, method: UPI }');
  await pay(3, '{ status: UNPAID }');
  expect(await fixture.ofDay(clerk)).toMatchObject([
    { method: 'CASH', taken: 30_000, givenBack: 30_000, expected: 0 },
    { method: 'UPI', taken: 70_000, givenBack: 70_000, expected: 0 },
  ]);
});
