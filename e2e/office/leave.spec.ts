import { appUrl, inAppDatabase, sessions } from '../browser.js';
import { openPageFor } from '../customer/people.js';
import { expect, test } from '../fixtures.js';
import { signInByApi } from '../session.js';
import { hire } from './hired.js';
import { ask, bookAndPick, makeBusiness, move } from './office.js';

test.describe('pages of an employee with some permissions', () => {
  const pages = [
    '/admin/home',
    '/orders',
    '/customermanager',
    '/employeemanager',
    '/reports',
    '/cashup',
    '/rating',
    '/areas',
    '/business',
    '/round',
  ];
  const works = {
    'work in the plant': ['ORDERS_READ', 'ORDERS_PICKUP', 'ORDERS_MOVE'],
    drive: ['ORDERS_PICKUP', 'ORDERS_DELIVER', 'PAYMENTS_TAKE', 'ROUNDS_DRIVE'],
    'see figures and plan rounds': ['REPORTS_READ', 'ROUNDS_PLAN'],
    'keep prices': ['CATALOGUE_WRITE'],
    'see customers': ['CUSTOMERS_READ'],
    'take money at the counter': ['ORDERS_READ', 'PAYMENTS_TAKE', 'CUSTOMERS_READ'],
    'write down employees': ['STAFF_WRITE'],
  };

  for (const [work, permissions] of Object.entries(works)) {
    test(`an employee who may ${work} opens every page and nothing is refused`, async () => {
      const { id, email } = await hire();
      await inAppDatabase('update session set created_at = now() where user_id = $1', [
        sessions().staff.user.id,
      ]);
      await ask(
        `mutation ($id: ID!, $permissions: [Permission!]!) {
          giveEmployeeAccess(id: $id, version: 1, permissions: $permissions) { message }
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
      const dialogs = [picked, sent].flatMap(({ id: order }) =>
        ['', '&do=items', '&do=payment', '&do=deliver', '&do=refund'].map(
          (form) => `/orders?order=${order}${form}`,
        ),
      );
      const queries = [
        ...[`/orders?customer=${business}`, `/customermanager?view=${business}`],
        `/customermanager?tab=enterprise&prices=${business}`,
      ];
      // An employee who sees no orders gets the same page for each of these.
      const opened = permissions.includes('ORDERS_READ') ? dialogs : dialogs.slice(0, 1);
      for (const path of [...pages, ...opened, ...queries]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        // Sums of money and files of everything are a part of the reports.
        if (permissions.includes('REPORTS_READ')) continue;
        await expect(page.getByRole('group', { name: 'Totals' })).toHaveCount(0);
        await expect(page.getByRole('button', { name: /CSV$/ })).toHaveCount(0);
      }
      expect(refused).toEqual([]);
      expect(await page.locator('[data-toast]').count()).toBe(0);
    });
  }
});
