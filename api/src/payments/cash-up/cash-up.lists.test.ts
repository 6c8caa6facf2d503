import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays } from '../../platform/dates.js';
import { makeStaff, type TestUser } from '../../testing/factories.js';
import { CashFixture } from '../../testing/payments/cash-fixture.js';
import { refusal } from '../../testing/refusals.js';

const LIST = `query ($from: CalendarDate, $to: CalendarDate) {
  cashUps(from: $from, to: $to, first: 100) { nodes { name email counted } }
}`;

let fixture: CashFixture;
beforeAll(async () => {
  fixture = await CashFixture.open();
});
afterAll(() => fixture.test.stop());

const list = (by: TestUser, days = {}) =>
  fixture.test.graphql<{ cashUps: { nodes: object[] } }>(LIST, days, by.token);

async function download(by: TestUser, query = `from=${fixture.day}`) {
  const answer = await fetch(`${fixture.test.url}/api/cashup/export.csv?${query}`, {
    headers: { authorization: `Bearer ${by.token}` },
  });
  return { status: answer.status, lines: (await answer.text()).trimEnd().split('\r\n') };
}

async function closed(by: TestUser, counted: number): Promise<void> {
  await fixture.enter(by, 500);
  const note = counted === 500 ? null : 'Change given';
  expect(refusal(await fixture.close(by, 1, { counted, note })).code).toBe('OK');
}

it('cash-ups can be exported as CSV, with the difference, by viewers of reports', async () => {
  const [clerk, other] = [await fixture.cashier(), await fixture.cashier()];
  await closed(clerk, 400);
  await closed(other, 500);
  expect((await download(clerk)).status).toBe(403);
  const { status, lines } = await download(await fixture.cashier(['reports.read']));
  expect(status).toBe(200);
  expect(lines[0]).toContain('Expected (₹),Counted (₹),Difference (₹)');
  const own = lines.find((line) => line.endsWith(`,${clerk.email}`));
  expect(own).toContain(',cash,1,1,5.00,4.00,-1.00,Change given,');
  expect(lines).toHaveLength(3);
  expect((await download(fixture.admin)).lines).toHaveLength(3);
  expect((await download(await makeStaff(fixture.test, ['reports.read']))).status).toBe(403);
});

it('e-mails distinguish people with the same name', async () => {
  const name = { name: 'Ravi Kumar' };
  const [one, two] = [await fixture.cashier([], name), await fixture.cashier([], name)];
  await fixture.enter(one, 100);
  await fixture.enter(two, 200);
  const ofBoth = (await fixture.ofDay(fixture.admin)).filter((cash) => cash.name === name.name);
  expect(ofBoth.map(({ email, expected }) => `${email} ${expected}`).sort()).toEqual(
    [`${one.email} 100`, `${two.email} 200`].sort(),
  );
  const { data } = await fixture.close(one, 1, { counted: 100 });
  expect(data?.closeCashUp.cashUp).toMatchObject({ ...name, email: one.email });
});

it('cash-ups are filtered by a range of days, which must be valid', async () => {
  const clerk = await fixture.cashier();
  await closed(clerk, 500);
  const tomorrow = addDays(fixture.day, 1);
  const { data } = await list(clerk, { from: fixture.day, to: tomorrow });
  expect(data?.cashUps.nodes).toMatchObject([{ email: clerk.email, counted: 500 }]);
  expect((await list(clerk, { from: tomorrow })).data?.cashUps.nodes).toEqual([]);
  expect(refusal(await list(clerk, { from: tomorrow, to: fixture.day })).fields).toEqual({
    from: "'From' must not be after 'To'",
  });
  expect((await download(fixture.admin, `from=${tomorrow}&to=${fixture.day}`)).status).toBe(400);
});
