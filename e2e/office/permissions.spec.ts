import { appUrl, sessions } from '../browser.js';
import { openPageFor, signedInNow } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { signInByApi } from '../session.js';
import { tourOf } from '../tour.js';
import { createEmployee } from './employees.js';
import { ask, bookAndPick, makeBusiness, move } from './office.js';

// The rules of officePages.ts have unit tests. This test checks that each permission opens its
// pages.
const ORDER_PAGES = [
  '/orders',
  '/orders?customer=BUSINESS',
  '/orders?order=SENT&do=deliver',
].concat(
  ['', '&do=items', '&do=payment', '&do=refund'].map((form) => `/orders?order=PICKED${form}`),
);
const CUSTOMER_PAGES = [
  ...['/customermanager', '/customermanager?view=BUSINESS', '/rating'],
  '/customermanager?tab=enterprise&prices=BUSINESS',
];

const works = {
  'work in the plant': {
    permissions: ['ORDERS_READ', 'ORDERS_PICKUP', 'ORDERS_UPDATE_STATUS'],
    pages: ['/admin/home', '/orders', '/orders?order=PICKED', '/failures/emails'],
  },
  drive: {
    permissions: ['ORDERS_PICKUP', 'ORDERS_DELIVER', 'PAYMENTS_TAKE', 'ROUNDS_DRIVE'],
    pages: ['/round', '/cashup'],
  },
  'see figures and plan rounds': {
    permissions: ['REPORTS_READ', 'ROUNDS_PLAN'],
    pages: ['/admin/home', '/reports', '/rounds', '/areas'],
  },
  'keep prices': { permissions: ['CATALOGUE_WRITE'], pages: ['/admin/home'] },
  'see customers': { permissions: ['CUSTOMERS_READ'], pages: CUSTOMER_PAGES },
  'take money at the counter': {
    permissions: ['ORDERS_READ', 'PAYMENTS_TAKE'],
    pages: ['/admin/home', ...ORDER_PAGES, '/cashup', '/failures/webhooks'],
  },
  'write down employees': { permissions: ['STAFF_WRITE'], pages: ['/employeemanager'] },
};

for (const [work, { permissions, pages }] of Object.entries(works)) {
  test(`an employee who may ${work} opens their pages and nothing is refused`, async () => {
    const { id, email } = await createEmployee();
    await signedInNow(sessions().staff);
    await ask(
      `mutation ($id: ID!, $permissions: [Permission!]!) {
        grantEmployeeAccess(id: $id, version: 1, input: { permissions: $permissions }) { message }
      }`,
      { id, permissions },
    );
    const { id: business } = await makeBusiness();
    const picked = await bookAndPick(business);
    const sent = await move(await bookAndPick(business), 'DISPATCHED');
    const page = await openPageFor(await signInByApi(appUrl(), email), 'about:blank');
    const refused: string[] = [];
    await page.route('**/graphql', async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      if (text.includes('FORBIDDEN')) refused.push(text);
      await route.fulfill({ response });
    });
    await page.goto('/privacy');
    const tour = tourOf(page);
    for (const path of pages) {
      await tour.show(
        path.replace('BUSINESS', business).replace('PICKED', picked.id).replace('SENT', sent.id),
      );
      await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveCount(0);
      // Totals and CSV downloads need the permission for reports.
      if (permissions.includes('REPORTS_READ')) continue;
      await expect(page.getByRole('group', { name: 'Totals' })).toHaveCount(0);
      await expect(page.getByRole('button', { name: /CSV$/ })).toHaveCount(0);
    }
    expect(refused).toEqual([]);
    expect(await page.locator('[data-toast]').count()).toBe(0);
  });
}
