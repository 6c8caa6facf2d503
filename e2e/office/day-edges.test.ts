import { beforeAll, describe, expect, it } from 'vitest';
import { inAppDatabase, openPageAs, useBrowser } from '../browser.js';
import { book, type Business, makeBusiness, type MadeOrder, rowOf } from './office.js';

useBrowser();

const DAY = '2025-03-05';

let business: Business;
let edges: Record<'before' | 'first' | 'last' | 'after', MadeOrder>;

/** An order that was made at this moment, for a pickup on that day. */
async function orderOf(createdAt: string, pickupDate: string): Promise<MadeOrder> {
  const order = await book(business.id);
  await inAppDatabase('update "order" set created_at = $2, pickup_date = $3 where id = $1', [
    order.id,
    createdAt,
    pickupDate,
  ]);
  return order;
}

beforeAll(async () => {
  business = await makeBusiness();
  edges = {
    before: await orderOf('2025-03-04T23:59:59.999+05:30', '2025-03-04'),
    first: await orderOf('2025-03-05T00:00:00.000+05:30', '2025-03-05'),
    last: await orderOf('2025-03-05T23:59:59.999+05:30', '2025-03-05'),
    after: await orderOf('2025-03-06T00:00:00.000+05:30', '2025-03-06'),
  };
});

// Where the reader sits does not matter: a day is one of the business, in India.
describe.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a day, read in %s',
  (timezoneId) => {
    it.each([
      ['created', ''],
      ['picked up', '&dateOf=pickup'],
    ])('has its first and its last moment when it is the one %s', async (_, of) => {
      const page = await openPageAs('staff', `/orders?customer=${business.id}&date=${DAY}${of}`, {
        timezoneId,
      });
      await rowOf(page, edges.first.id).waitFor();
      await rowOf(page, edges.last.id).waitFor();
      expect(await page.locator('[role="row"][data-id]').count()).toBe(2);
      const created = rowOf(page, edges.last.id).locator('[data-field="createdAt"]');
      expect(await created.innerText()).toBe('05 Mar 2025');
    });

    it('has them on the dashboard too', async () => {
      const page = await openPageAs('staff', `/admin/home?from=${DAY}&to=${DAY}`, { timezoneId });
      await page.getByPlaceholder('Search Customer').fill(business.name);
      await page.getByRole('region', { name: 'Recent Orders' }).getByText('2 orders').waitFor();
      await rowOf(page, edges.first.id).waitFor();
      await rowOf(page, edges.last.id).waitFor();
    });
  },
);

it.each([
  ['23:59', '2025-03-05T18:29:30Z', '2025-03-05'],
  ['00:00', '2025-03-05T18:30:00Z', '2025-03-06'],
])('the dashboard opens on the day that it is in India at %s', async (_, moment, day) => {
  const page = await openPageAs('staff', 'about:blank', { timezoneId: 'Europe/London' });
  await page.clock.setFixedTime(new Date(moment));
  await page.goto('/admin/home');
  await expect.poll(() => page.getByLabel('Order Created From').inputValue()).toBe(day);
  expect(await page.getByLabel('Order Created To').inputValue()).toBe(day);
  const today = page.getByRole('link', { name: /^Total Orders Today/ });
  expect(await today.getAttribute('href')).toBe(`/orders?date=${day}`);
});
