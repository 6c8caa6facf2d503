import { text } from 'node:stream/consumers';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';

import { ask, bookAndPick, download, followMenu, inDays, makeBusiness, pay } from './office.js';

interface Sums {
  reportSummary: { totals: { collected: number; orders: number } };
}
const sumsOf = (from: string, to: string) =>
  ask<Sums>(
    `query ($from: CalendarDate!, $to: CalendarDate!) {
      reportSummary(from: $from, to: $to) { totals { collected orders } }
    }`,
    { from, to },
  );

test.describe('reports', () => {
  test('staff see the last 30 days in totals, charts and tables', async () => {
    const business = await makeBusiness();
    await pay(await bookAndPick(business.id), { status: 'PARTIAL', partialAmount: 40_000 });
    const page = await openPageAs('staff', '/admin/home');
    await followMenu(page, 'Money', 'Reports');
    const { reportSummary } = await sumsOf(inDays(-29), inDays(0));
    const { collected, orders } = reportSummary.totals;
    const rupees = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 });
    await expect(
      page
        .getByRole('group', { name: 'Collections' })
        .getByText(`₹${rupees.format(collected / 100)}`, { exact: true }),
    ).toBeVisible();
    await expect(
      page
        .getByRole('group', { name: 'Orders' })
        .getByText(rupees.format(orders).replace('.00', ''), { exact: true }),
    ).toBeVisible();
    const days = page.getByRole('table', { name: 'By day' });
    await expect(days.getByRole('row')).toHaveCount(31);
    await expect(page.locator('svg rect, svg path.MuiBarElement-root').first()).toBeVisible();

    await page.getByLabel('By', { exact: true }).first().selectOption('month');
    await expect(page.getByRole('table', { name: 'By month' })).toBeVisible();
    await page.getByRole('button', { name: 'Enterprise', exact: true }).click();
    await page.waitForURL((url) => url.search === '?by=month&group=enterprise');
    const theirs = page
      .getByRole('table', { name: 'By enterprise' })
      .getByRole('row', { name: business.name });
    await expect(theirs).toContainText('₹400.00', { useInnerText: true });
    await page.reload();
    await expect(theirs).toContainText('₹400.00', { useInnerText: true });
  });

  test('staff download files of the same days', async () => {
    const page = await openPageAs('staff', `/reports?from=${inDays(-6)}&to=${inDays(0)}`);
    const file = await download(page, 'Download CSV: By day');
    expect(file.suggestedFilename()).toBe(`report-periods-${inDays(0)}.csv`);
    const lines = (await text(await file.createReadStream())).trim().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toContain(`${inDays(-6)},${inDays(-6)},`);
  });

  test('the days stay in order, and within a year', async () => {
    const page = await openPageAs('staff', `/reports?from=${inDays(-6)}&to=${inDays(0)}`);
    await page.getByLabel('From').fill(inDays(1));
    await expect(page.getByText("Within 366 days before 'To'")).toBeVisible();
    await page.getByLabel('From').fill(inDays(-400));
    await expect(page.getByText("Within 366 days before 'To'")).toBeVisible();
    await page.getByLabel('From').fill(inDays(-2));
    await page.waitForURL(`**/reports?from=${inDays(-2)}&to=${inDays(0)}`);
    const rows = page.getByRole('table', { name: 'By day' }).getByRole('row');
    await expect(rows).toHaveCount(4);
  });
});
