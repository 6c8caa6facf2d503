import { inAppDatabase, openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { book, type Business, makeBusiness, type MadeOrder, rowOf } from './office.js';

const DAY = '2025-03-05';

let business: Business;
let edges: Record<'before' | 'first' | 'last' | 'after', MadeOrder>;

/** An order with this time of booking and this pickup day. */
async function orderOf(createdAt: string, pickupDate: string): Promise<MadeOrder> {
  const order = await book(business.id);
  await inAppDatabase('update "order" set created_at = $2, pickup_date = $3 where id = $1', [
    order.id,
    createdAt,
    pickupDate,
  ]);
  return order;
}

test.beforeAll(async () => {
  business = await makeBusiness();
  edges = {
    before: await orderOf('2025-03-04T23:59:59.999+05:30', '2025-03-04'),
    first: await orderOf('2025-03-05T00:00:00.000+05:30', '2025-03-05'),
    last: await orderOf('2025-03-05T23:59:59.999+05:30', '2025-03-05'),
    after: await orderOf('2025-03-06T00:00:00.000+05:30', '2025-03-06'),
  };
});

// The time zone of the browser does not matter, because days are days in India.
const timezoneId = 'America/Los_Angeles';

test.describe('a day in India, read in Los Angeles', () => {
  for (const [date, filter] of [
    ['creation', ''],
    ['pickup', '&dateOf=pickup'],
  ] as const) {
    test(`staff who filter orders by their day of ${date} see its first and its last order`, async () => {
      const path = `/orders?customer=${business.id}&date=${DAY}${filter}`;
      const page = await openPageAs('staff', path, { timezoneId });
      await expect(rowOf(page, edges.first.id)).toBeVisible();
      await expect(rowOf(page, edges.last.id)).toBeVisible();
      await expect(page.locator('[role="row"][data-id]')).toHaveCount(2);
      const created = rowOf(page, edges.last.id).locator('[data-field="createdAt"]');
      await expect(created).toHaveText('05 Mar 2025', { useInnerText: true });
    });
  }

  test('staff find the first and the last order of a day on the dashboard', async () => {
    const page = await openPageAs('staff', `/admin/home?from=${DAY}&to=${DAY}`, { timezoneId });
    await page.getByPlaceholder('Search Customer').fill(business.name);
    await expect(
      page.getByRole('region', { name: 'Recent Orders' }).getByText('2 orders'),
    ).toBeVisible();
    await expect(rowOf(page, edges.first.id)).toBeVisible();
    await expect(rowOf(page, edges.last.id)).toBeVisible();
  });
});

for (const [time, moment, day] of [
  ['23:59', '2025-03-05T18:29:30Z', '2025-03-05'],
  ['00:00', '2025-03-05T18:30:00Z', '2025-03-06'],
] as const) {
  test(`the dashboard opens on the day in India at ${time}`, async () => {
    const page = await openPageAs('staff', 'about:blank', { timezoneId: 'Europe/London' });
    await page.clock.setFixedTime(new Date(moment));
    await page.goto('/admin/home');
    await expect(page.getByLabel('Order Created From')).toHaveValue(day);
    await expect(page.getByLabel('Order Created To')).toHaveValue(day);
    const today = page.getByRole('link', { name: /^Total Orders Today/ });
    await expect(today).toHaveAttribute('href', `/orders?date=${day}`);
  });
}
