import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright-core';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { hold, mend, refuse } from '../network.js';
import { businessNow, type KnownBusiness, saveBusiness } from './business.js';
import {
  ask,
  bookAndPick,
  download,
  inDays,
  issueInvoice,
  makeBusiness,
  openBlank,
} from './office.js';

const THIS_MONTH = inDays(0).slice(0, 7);

let before: KnownBusiness;
test.beforeAll(async () => {
  before = await businessNow();
});
test.afterAll(async () => {
  const { version } = await businessNow();
  await saveBusiness({ version, input: before.input });
});

async function issueAs(gstin: string | null, taxRate: number): Promise<void> {
  const { version, input } = await businessNow();
  await saveBusiness({ version, input: { ...input, gstin, taxRate } });
}

type Amounts = Record<'total' | 'taxable' | 'cgst' | 'sgst', number>;

/** The invoice of an order of ₹1,000.00. */
async function invoice(): Promise<Amounts & { number: string }> {
  const { id: userId } = await makeBusiness();
  const picked = await bookAndPick(userId);
  await issueInvoice(picked);
  const { id } = picked;
  const { order } = await ask<{ order: { taxDocuments: (Amounts & { number: string })[] } }>(
    'query ($id: ID!) { order(id: $id) { taxDocuments { number total taxable cgst sgst } } }',
    { id },
  );
  const [invoice] = order.taxDocuments;
  if (!invoice) throw new Error('No invoice was issued');
  return invoice;
}

/** The panel, which loads when the test scrolls to it. */
async function panelOf(page: Page): Promise<Locator> {
  const panel = page.getByRole('region', { name: 'GST return' });
  await expect
    .poll(async () => {
      await page.keyboard.press('End');
      return panel.count();
    })
    .toBe(1);
  return panel;
}

/** Rows of a CSV file by column name. */
async function rowsOf(page: Page, words: string) {
  const file = await download(page, `Download CSV: ${words}`);
  const content = (await text(await file.createReadStream())).replace('\uFEFF', '');
  const [heading = [], ...rows] = content
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return {
    name: file.suggestedFilename(),
    rows: rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at]]))),
  };
}

const rupees = (paise: number): string => (paise / 100).toFixed(2);

/** An amount as on the screen. */
const money = (paise: number): string =>
  `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`;

test.describe('the GST return', () => {
  test('staff see the sums of a month by rate and download them as files', async () => {
    // No other test uses this tax rate, so the row contains only this invoice.
    await issueAs('33AABCN1234A1ZD', 777);
    const { number, total, taxable, cgst, sgst } = await invoice();
    expect(cgst).toBeGreaterThan(0);

    const page = await openPageAs('staff', '/reports');
    const panel = await panelOf(page);
    const month = panel.getByLabel('Month', { exact: true });
    await expect(month).toHaveValue(inDays(-Number(inDays(0).slice(8))).slice(0, 7));
    await month.fill(THIS_MONTH);
    await page.waitForURL(`**/reports?month=${THIS_MONTH}`);
    const row = panel.getByRole('row', { name: '7.77%' });
    await expect(row).toBeVisible();
    await expect(row.getByRole('cell')).toHaveText(
      ['7.77%', '1', money(taxable), money(cgst), money(sgst), money(0), money(total)],
      { useInnerText: true },
    );
    await expect(row.getByRole('rowheader')).toHaveText('Invoices, B2C', { useInnerText: true });

    const small = await rowsOf(page, 'All other sales, by state and rate');
    expect(small.name).toBe(`gst-b2cs-${THIS_MONTH}-${inDays(0)}.csv`);
    expect(small.rows.filter(({ Rate }) => Rate === '7.77')).toEqual([
      expect.objectContaining({
        'Place Of Supply': '33-Tamil Nadu',
        'Taxable Value': rupees(taxable),
      }),
    ]);
    const services = await rowsOf(page, 'Services sold to all others');
    expect(services.rows.filter(({ Rate }) => Rate === '7.77')).toEqual([
      expect.objectContaining({
        ...{ 'Total Value': rupees(total), 'Taxable Value': rupees(taxable) },
        ...{ 'Central Tax Amount': rupees(cgst), 'State/UT Tax Amount': rupees(sgst) },
      }),
    ]);
    const journal = await rowsOf(page, 'Journal');
    expect(journal.name).toBe(`journal-${THIS_MONTH}-${inDays(0)}.csv`);
    const voucher = journal.rows.filter((each) => each['Voucher Number'] === number);
    expect(voucher.map(({ Debit, Credit }) => [Debit, Credit])).toEqual([
      ...[rupees(total)].map((amount) => [amount, '0.00']),
      ...[taxable, cgst, sgst].map((amount) => ['0.00', rupees(amount)]),
    ]);

    await panel.getByLabel('Return period').selectOption('quarter');
    await page.waitForURL('**&return=quarter');
    await expect(row).toBeVisible();
    await page.reload();
    await panelOf(page);
    await expect(row).toBeVisible();
  });

  test('staff without a GSTIN read why there is nothing to file, and download the journal', async () => {
    await issueAs(null, 1800);
    const page = await openPageAs('staff', '/reports?month=2020-01');
    const panel = await panelOf(page);
    await expect(panel.getByText('Nothing to file')).toBeVisible();
    await expect(panel.getByText(/^The business has no GSTIN/)).toBeVisible();
    await expect(panel.getByRole('button')).toHaveText(['CSV'], { useInnerText: true });
    expect((await rowsOf(page, 'Journal')).rows).toEqual([]);
    await panel.getByRole('link', { name: 'Open company details' }).click();
    await expect(page.getByRole('heading', { name: 'Company details', level: 1 })).toBeVisible();
  });

  test('staff read that it loads, what went wrong, and that a month has no invoices', async () => {
    await issueAs('33AABCN1234A1ZD', 1800);
    const page = await openBlank();
    const letGo = await hold(page, 'GstSection');
    await page.goto('/reports?month=2020-01');
    const panel = await panelOf(page);
    await expect(panel.getByText('Loading...')).toBeVisible();
    letGo();
    await expect(panel.getByText('No invoices in this period')).toBeVisible();
    await refuse(page, 'GstSection', { message: 'The books are closed', code: 'FORBIDDEN' });
    await page.reload();
    await panelOf(page);
    await expect(panel.getByText('The books are closed')).toBeVisible();
    await mend(page);
    await panel.getByRole('button', { name: 'Try again' }).click();
    await expect(panel.getByText('No invoices in this period')).toBeVisible();
  });
});
