import type { Download } from 'playwright-core';
import { buffer } from 'node:stream/consumers';
import { textOf } from '../../api/src/testing/invoicing/pdf-text.js';
import { appUrl, DESKTOP, inAppDatabase, openPageAs, PHONE } from '../browser.js';
import { openPageFor } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { signInByApi } from '../session.js';
import {
  ask,
  bookAndPick,
  type Business,
  download,
  inDays,
  issueInvoice,
  makeBusiness,
} from './office.js';

/** Issues a tax invoice today, with ₹400.00 paid. */
async function charge({ id: userId }: Business): Promise<void> {
  const picked = await bookAndPick(userId);
  await issueInvoice(picked);
  const { id } = picked;
  const { order } = await ask<{ order: { version: number } }>(
    'query ($id: ID!) { order(id: $id) { version } }',
    { id },
  );
  await ask(
    `mutation ($id: ID!, $version: Int!) {
      updatePayment(id: $id, version: $version, input: { status: PARTIAL, partialAmount: 40000, method: CASH }) { message }
    }`,
    { id, version: order.version },
  );
}

/** Adds a stored statement of a past month: ₹250.00 before, ₹500.00 charged, ₹300.00 paid. */
async function addStatement({ id, name }: Business): Promise<void> {
  const line = (values: object) => ({
    ...{ day: '2025-03-05', entry: 'INV', shortId: 'a1b2c3', document: 'INV/2425/9' },
    ...{ method: null, note: null, charged: 0, credited: 0, ...values },
  });
  const period = { from: '2025-03-01', to: '2025-03-31' };
  const figures = {
    ...{ ...period, opening: 25_000, charged: 50_000, credited: 30_000, closing: 45_000 },
    ...{ balanceDue: 45_000, advance: 0 },
    ageing: { upTo30: 45_000, upTo60: 0, upTo90: 0, over90: 0, held: 0 },
    ...{ lines: 2, notInvoiced: 0, notInvoicedOrders: 0 },
  };
  const content = {
    issuer: { name: 'Doorstep Laundry', address: '1 Car Street', city: 'Chennai' },
    recipient: { name, phone: null, email: null, gstin: null, address: null },
    lines: [
      line({ charged: 50_000 }),
      line({ entry: 'payment', document: null, method: 'upi', credited: 30_000 }),
    ],
    notInvoiced: [],
  };
  await inAppDatabase(
    `insert into statement (id, user_id, month, created_at, figures, content)
     values (gen_random_uuid(), $1, $2, now(), $3, $4)`,
    [id, period.from, JSON.stringify(figures), JSON.stringify(content)],
  );
}

const bytesOf = async (file: Download): Promise<Buffer> => buffer(await file.createReadStream());

/** Paise of an amount in rupees, from a screen or a file. */
const paise = (amount: string): number =>
  Math.round(Number(amount.replaceAll(/[₹,\s]/g, '')) * 100);

/** An amount as on the screen. */
const inWords = (amount: number): string =>
  `₹${(amount / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

interface Row {
  charged: number;
  credited: number;
  balance: number;
}

/**
 * The rows of the CSV: opening balance, lines and total. Without the rows that explain the balance
 * due.
 */
function rowsOf(csv: string): Row[] {
  const [, ...all] = csv.trimEnd().split('\r\n');
  const rows = all.slice(0, -3);
  return rows.map((row) => {
    const [charged = '', credited = '', balance = ''] = row.split(',').slice(-3);
    return { charged: paise(charged), credited: paise(credited), balance: paise(balance) };
  });
}

/** Checks that the opening balance and the lines add up to the closing balance. */
function expectSum([before, ...rows]: Row[]): Row {
  const sum = rows.pop();
  if (!before || !sum) throw new Error('A statement begins and ends with a balance');
  let { balance } = before;
  for (const row of rows) {
    balance += row.charged - row.credited;
    expect(row.balance).toBe(balance);
  }
  expect(sum.balance).toBe(balance);
  return sum;
}

for (const [device, viewport] of [
  ['a desk', DESKTOP],
  ['a phone', PHONE],
] as const) {
  test.describe(`the statement of an enterprise, on ${device}`, () => {
    test('staff open it, its sums agree, and they download PDF and CSV', async () => {
      const business = await makeBusiness();
      await charge(business);
      const page = await openPageAs('staff', `/customermanager?view=${business.id}`, { viewport });
      await page.getByRole('button', { name: 'View statement', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Statement' });
      await expect(dialog.getByText(business.name)).toBeVisible();
      await dialog.getByLabel('Month').fill(inDays(0).slice(0, 7));
      const value = async (name: RegExp) =>
        paise(
          await dialog
            .locator('dl > div')
            .filter({ has: page.getByRole('term').filter({ hasText: name }) })
            .getByRole('definition')
            .innerText(),
        );
      await expect(dialog.getByText('₹400.00')).toBeVisible();
      const before = await value(/^Balance before/);
      const charged = await value(/^Charged$/);
      const closing = await value(/^Account balance on/);
      expect(charged).toBeGreaterThanOrEqual(100_000);
      expect(before + charged - 40_000).toBe(closing);

      const csv = await download(page, 'Download CSV of this statement');
      const sum = expectSum(rowsOf((await bytesOf(csv)).toString()));
      expect(sum).toEqual({ charged, credited: 40_000, balance: closing });
      const pdf = await download(page, 'Download PDF of this statement');
      expect(pdf.suggestedFilename()).toMatch(/^statement-.*\.pdf$/);
      const text = (await textOf(await bytesOf(pdf))).join('\n');
      for (const words of [business.name, 'Balance before', inWords(charged), inWords(closing)])
        expect(text).toContain(words);
    });

    test('the enterprise finds the saved statement in its own account, unchanged', async () => {
      const terms = { gstin: '33AABCN1234A1ZD', creditLimit: 2_500_000 };
      const business = await makeBusiness(undefined, terms);
      await addStatement(business);
      const session = await signInByApi(appUrl(), business.email);
      const page = await openPageFor(session, '/account?tab=account', { viewport });
      const profile = page.getByRole('region', { name: 'Profile' });
      await expect(profile.getByText(`GSTIN ${terms.gstin}`)).toBeVisible();
      await expect(profile.getByText('Credit limit ₹25,000.00')).toBeVisible();
      const statements = page
        .getByRole('region', { name: 'Your statements' })
        .getByRole('listitem');
      await expect(statements).toBeVisible();
      await expect(statements).toContainText(
        'Charged ₹500.00 · paid ₹300.00 · balance due ₹450.00',
        {
          useInnerText: true,
        },
      );
      const csv = await download(page, /^Download CSV of 01 Mar 2025/);
      const sum = expectSum(rowsOf((await bytesOf(csv)).toString()));
      expect(sum).toEqual({ charged: 50_000, credited: 30_000, balance: 45_000 });
      const pdf = await download(page, /^Download PDF of 01 Mar 2025/);
      const text = (await textOf(await bytesOf(pdf))).join('\n');
      for (const words of [business.name, 'March 2025', 'INV/2425/9', 'Balance due on 31 Mar 2025'])
        expect(text).toContain(words);
    });
  });
}
