import type { Request } from 'playwright-core';
import { inAppDatabase, openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { answer } from '../network.js';
import { goTo } from '../tour.js';
import { book, bookAndPick, makeBusiness, move, openBlank, rowOf, unique } from './office.js';

const tabs = (page: Awaited<ReturnType<typeof openBlank>>) =>
  page.getByRole('tablist', { name: 'Orders by next step' });

test.describe('the tabs of orders', () => {
  test('are filters in the address, and combine with other filters', async () => {
    const { id: userId } = await makeBusiness();
    const waiting = await book(userId);
    const picked = await bookAndPick(userId);
    const out = await move(await bookAndPick(userId), 'DISPATCHED');
    const page = await openPageAs('staff', `/orders?customer=${userId}`);
    const rows = page.getByRole('grid', { name: 'Orders' }).locator('[role="row"][data-id]');
    await expect(rows).toHaveCount(3);
    for (const [name, queue, { id }] of [
      ['Today’s pickups', 'TODAYS_PICKUPS', waiting],
      ['In process', 'IN_PLANT', picked],
      ['Out for delivery', 'OUT_FOR_DELIVERY', out],
    ] as const) {
      await tabs(page).getByRole('tab', { name }).click();
      await page.waitForURL(`**/orders?customer=${userId}&queue=${queue}`);
      await expect(rows).toHaveCount(1);
      await expect(rowOf(page, id)).toBeVisible();
    }
    // A tab is not a filter that staff have to clear.
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await page.waitForURL('**/orders?queue=OUT_FOR_DELIVERY');
    await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0);
    await page.goBack();
    await page.waitForURL(`**/orders?customer=${userId}&queue=IN_PLANT`);
    await expect(rowOf(page, picked.id)).toBeVisible();
  });

  test('staff choose them with arrow keys, and hear which one is open and what it holds', async () => {
    const page = await openPageAs('staff', '/orders?queue=OVERDUE');
    const late = tabs(page).getByRole('tab', { name: 'Overdue', selected: true });
    await expect(
      page.getByText('The pickup day or the promised day has passed, and it is not done.'),
    ).toBeVisible();
    await late.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/orders?queue=IN_PLANT');
    await expect(tabs(page).getByRole('tab', { name: 'In process', selected: true })).toBeVisible();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/orders');
    await expect(tabs(page).getByRole('tab', { name: 'All', selected: true })).toBeVisible();
  });

  test('show their counts from one request, and again after a change', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await book(userId);
    await inAppDatabase(
      `update "order" set pickup_date = pickup_date - 1, promised_date = pickup_date where id = $1`,
      [id],
    );
    const page = await openBlank();
    const isCounts = (request: Request): boolean =>
      request.postData()?.includes('query OrderQueueCounts') ?? false;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isCounts(request)) asked.push(request.url());
    });
    await page.goto(`/orders?customer=${userId}&queue=OVERDUE_PICKUPS`);
    // A queue without a tab gets one while it is open.
    const open = tabs(page).getByRole('tab', { name: /^Overdue pickups ?\d+$/, selected: true });
    await expect(open).toBeVisible();
    for (const name of ['Out for delivery', 'Payment due', 'Refunds due'])
      await tabs(page).getByRole('tab', { name }).click();
    await expect(tabs(page).getByRole('tab', { name: 'Overdue pickups' })).toHaveCount(0);
    expect(asked).toHaveLength(1);
    const counted = () => page.waitForResponse((response) => isCounts(response.request()));
    const atFirst = counted();
    await page.goto(`/orders?customer=${userId}&queue=OVERDUE_PICKUPS&order=${id}`);
    await atFirst;
    await page.getByRole('button', { name: 'Reschedule pickup' }).click();
    const form = page.getByRole('form', { name: 'Reschedule pickup' });
    await form.getByRole('button', { name: /^Tomorrow/ }).click();
    await form.getByLabel('Reason').fill('The van broke down');
    // Other tests add and remove orders, so the test reads the expected count from the server.
    const again = counted();
    await form.getByRole('button', { name: 'Reschedule', exact: true }).click();
    await expect(form).toBeHidden();
    await page.keyboard.press('Escape');
    const { data } = (await (await again).json()) as {
      data: { orderQueueCounts: { queue: string; count: number }[] };
    };
    const late = data.orderQueueCounts.find(({ queue }) => queue === 'OVERDUE_PICKUPS')?.count;
    await expect
      .poll(async () => Number(/\d*$/.exec((await open.textContent()) ?? '')?.[0]))
      .toBe(late);
  });
});

test.describe('orders that need attention', () => {
  test('staff see them on the dashboard, and each line leads to its orders', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await book(userId);
    await inAppDatabase(`update "order" set pickup_date = pickup_date - 1 where id = $1`, [id]);
    const page = await openPageAs('staff', '/admin/home');
    const lines = page.getByRole('region', { name: 'Needs attention' });
    const late = lines.getByRole('link', { name: /Overdue pickups/ });
    const count = Number(/\d+/.exec((await late.textContent()) ?? '')?.[0]);
    expect(count).toBeGreaterThan(0);
    await late.press('Enter');
    await page.waitForURL('**/orders?queue=OVERDUE_PICKUPS');
    await expect(rowOf(page, id)).toBeVisible();
    const totals = page.getByRole('group', { name: 'Totals' });
    await expect(totals.getByText(new RegExp(`^Orders *${count}$`))).toBeVisible();
  });

  test('a line goes when it is done, and the dashboard says when all are', async () => {
    const page = await openBlank();
    const queues = [
      'OVERDUE_PICKUPS',
      'OVERDUE_DELIVERIES',
      'DELIVERY_CODE_FAILED',
      'PAYMENT_DUE',
      'REFUNDS_DUE',
    ];
    const counts = (of: (queue: string) => number) => ({
      data: {
        business: {
          ...{ __typename: 'Business', version: 1, ordersToInvoice: 0 },
          confirmedAt: '2026-03-06T05:30:00.000Z',
        },
        failedEmails: { __typename: 'FailedEmailConnection', totalCount: of('MAILS') },
        failedWebhooks: { __typename: 'FailedWebhookConnection', totalCount: of('WEBHOOKS') },
        orderQueueCounts: queues.map((queue) => ({
          ...{ __typename: 'OrderQueueCount', queue, count: of(queue) },
        })),
      },
    });
    await answer(
      page,
      'NeedsAttention',
      counts((queue) => (queue === 'DELIVERY_CODE_FAILED' ? 100 : 0)),
    );
    await page.goto('/admin/home');
    const lines = page.getByRole('region', { name: 'Needs attention' });
    await expect(lines.getByRole('link', { name: '99+ Wrong delivery codes' })).toBeVisible();
    await expect(lines.getByRole('link')).toHaveCount(1);
    await answer(
      page,
      'NeedsAttention',
      counts(() => 0),
    );
    await page.reload();
    await expect(lines.getByText('Nothing needs attention')).toBeVisible();
    await expect(lines.getByRole('link')).toHaveCount(0);
  });
});

test.describe('a saved filter', () => {
  test('staff save the filter under a name, open it, rename it and delete it', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await book(userId);
    const name = unique('Hotel');
    const page = await openPageAs('staff', `/orders?customer=${userId}&sort=due.desc`);
    await page.getByRole('button', { name: 'Save this filter' }).click();
    const saving = page.getByRole('dialog', { name: 'Save this filter' });
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saving.getByText('Name is required')).toBeVisible();
    await saving.getByLabel('Name').fill(name);
    await saving.getByLabel('Name').press('Enter');
    await expect(saving).toBeHidden();
    await expect(tabs(page).getByRole('tab', { name, selected: true })).toBeVisible();

    // Opens all orders without the saved filter, then the saved filter again.
    await tabs(page).getByRole('tab', { name: 'Out for delivery' }).click();
    await page.waitForURL('**/orders?queue=OUT_FOR_DELIVERY');
    await tabs(page).getByRole('tab', { name }).click();
    await page.waitForURL(`**/orders?customer=${userId}&sort=due.desc`);
    await expect(rowOf(page, id)).toBeVisible();

    // The server refuses a duplicate name at its field, and the typed name stays.
    await goTo(page, `/orders?customer=${userId}`);
    await page.getByRole('button', { name: 'Save this filter' }).click();
    await saving.getByLabel('Name').fill(name.toUpperCase());
    await saving.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saving.getByText('You already have a filter with this name')).toBeVisible();
    await expect(saving.getByLabel('Name')).toHaveValue(name.toUpperCase());
    await page.goto(`/orders?sort=due.desc&customer=${userId}`);

    await page.getByRole('button', { name: 'Rename filter' }).click();
    const renaming = page.getByRole('dialog', { name: 'Rename filter' });
    await renaming.getByRole('textbox', { name: 'Name' }).fill(`${name} 2`);
    await renaming.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(renaming).toBeHidden();
    const renamed = tabs(page).getByRole('tab', { name: `${name} 2`, selected: true });
    await expect(renamed).toBeVisible();
    await page.getByRole('button', { name: 'Delete filter' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(renamed).toBeHidden();
    await expect(page.getByRole('button', { name: 'Save this filter' })).toBeVisible();
  });
});
