import { openPageAs, sessions } from '../browser.js';
import { expect, test } from '../fixtures.js';

import { ask, book, headings, makeBusiness } from './office.js';

test('staff see who did what with the fields before and after, and go to the order and back', async () => {
  const business = await makeBusiness();
  const order = await book(business.id);
  await ask(
    `mutation ($id: ID!, $version: Int!, $reason: String!) {
       cancelOrder(id: $id, version: $version, input: { reason: $reason }) { order { id } } }`,
    { id: order.id, version: order.version, reason: 'Closed for repairs' },
  );

  const page = await openPageAs('staff', `/orders?order=${order.id}`);
  await page.getByRole('dialog').getByRole('link', { name: 'View history' }).click();
  await page.waitForURL((url) => url.search === `?object=${order.id}`);
  await expect(page.getByRole('grid', { name: 'Audit' })).toBeVisible();
  await expect(page.getByText(`History of Order #${order.shortId}`)).toBeVisible();
  expect(await headings(page, 'Audit')).toEqual([
    ...['When', 'Who', 'Operation', 'Record', 'Detail', 'Changes', 'IP address'],
  ]);
  const changes = page.getByRole('gridcell', {
    name: 'Order status: waiting for pickup → cancelled',
  });
  await expect(changes).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /Reason: Closed for repairs/ })).toBeVisible();

  await changes.click();
  const entry = page.getByRole('dialog', { name: 'Order cancelled' });
  await expect(entry.getByText(`${sessions().staff.user.name} (admin)`)).toBeVisible();
  await expect(
    entry.getByRole('row', { name: 'Order status waiting for pickup cancelled' }),
  ).toBeVisible();
  await entry.getByRole('link', { name: `Order #${order.shortId}` }).click();
  await expect(page.getByRole('dialog').getByText('Order Information')).toBeVisible();
});

test('staff filter the audit, which stays in the address, also on a phone', async () => {
  const business = await makeBusiness();
  const page = await openPageAs('staff', `/audit?object=${business.id}`);
  await expect(page.getByText(`History of Enterprise ${business.name}`)).toBeVisible();
  await page.getByLabel('Operation', { exact: true }).selectOption('Enterprise deleted');
  await expect(
    page.getByText('Nothing matches these filters. Change or clear them.'),
  ).toBeVisible();
  expect(new URL(page.url()).searchParams.get('operation')).toBe('deleteEnterprise');
  await page.getByLabel('Operation', { exact: true }).selectOption('Enterprise added');
  const added = page.getByRole('gridcell', { name: 'Enterprise added' });
  await expect(added).toHaveCount(2);
  await page.getByLabel('Person').selectOption(sessions().staff.user.id);
  await expect(added).toHaveCount(2);

  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible();
  await page.getByRole('button', { name: 'Enterprise added' }).first().click();
  await expect(
    page.getByRole('dialog', { name: 'Enterprise added' }).getByText(business.name).first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.waitForURL((url) => url.search === '');
});
