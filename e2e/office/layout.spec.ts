import { openPage, openPageAs, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { refuse } from '../network.js';
import { followMenu, makeBusiness } from './office.js';

/** Links in the header, and the pages in its menus. */
const LINKS = {
  Home: '/admin/home',
  'Customer Details': '/customermanager',
  'Employee Details': '/employeemanager',
  'Order Details / Payment': '/orders',
  Reviews: '/rating',
};
const MENUS = {
  Work: {
    Rounds: '/rounds',
    'Failed emails': '/failures/emails',
    'Failed payment notices': '/failures/webhooks',
  },
  Money: { 'Cash closing': '/cashup', Reports: '/reports' },
  Settings: {
    ...{ Areas: '/areas', Audit: '/audit' },
    ...{ 'Company details': '/business', Integrations: '/integrations' },
  },
};

test.describe('the frame of the back-office', () => {
  test('visitors are sent to sign in, and customers to their home page', async () => {
    const visitor = await openPage('/orders');
    const customer = await openPageAs('customer', 'about:blank');
    await visitor.waitForURL('**/signin');
    await customer.goto('/orders');
    await customer.waitForURL((url) => url.pathname === '/');
  });

  test('staff find the pages in one row of the header, without a footer', async () => {
    const page = await openPageAs('staff', '/admin/home', {
      viewport: { width: 1280, height: 800 },
    });
    const nav = page.getByRole('navigation', { name: 'Back-office' });
    const links = nav.getByRole('link');
    await expect(links.first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'New order' })).toBeVisible();
    await expect(links).toHaveText(Object.keys(LINKS), { useInnerText: true });
    for (const [index, path] of Object.values(LINKS).entries()) {
      await links.nth(index).click();
      await page.waitForURL(`**${path}`);
      await expect(links.nth(index)).toHaveAttribute('aria-current', 'page');
    }
    for (const [menu, pages] of Object.entries(MENUS)) {
      await nav.getByRole('button', { name: menu }).click();
      await expect(page.getByRole('menuitem')).toHaveText(Object.keys(pages), {
        useInnerText: true,
      });
      await page.keyboard.press('Escape');
      for (const [label, path] of Object.entries<string>(pages)) {
        await followMenu(page, menu, label);
        await page.waitForURL(`**${path}`);
      }
    }
    const header = page.getByRole('banner');
    await expect(header.getByRole('button', { name: 'Logout' })).toBeVisible();
    await expect(header.getByRole('button', { name: /, your account$/ })).toBeVisible();
    const { height } = await header.evaluate(
      (bar) => bar.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(height).toBeLessThan(60);
    const middles = await nav.locator('a, button').evaluateAll((all) =>
      all.map((one) => {
        const text = document.createRange();
        text.selectNodeContents(one.firstChild ?? one);
        const { top, bottom } = text.getBoundingClientRect();
        return Math.round(top + bottom);
      }),
    );
    expect(new Set(middles).size, `middles ${middles.join(', ')}`).toBe(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
  });

  test('staff on a phone find the same pages in a drawer below their name', async () => {
    const page = await openPageAs('staff', '/admin/home', { viewport: PHONE });
    await page.getByRole('button', { name: /, your account$/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText(
      ['Security', 'Switch to dark colours', 'Keyboard shortcuts', 'Logout'],
      { useInnerText: true },
    );
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link')).toHaveText(
      [...Object.keys(LINKS), ...Object.values(MENUS).flatMap((pages) => Object.keys(pages))],
      { useInnerText: true },
    );
    await drawer.getByRole('region', { name: 'Money' }).getByText('Reports').click();
    await page.waitForURL('**/reports');
    await expect(drawer).not.toBeAttached();
  });

  test('messages show at the top right, stay under the pointer, and Alt+T goes to them', async () => {
    const { id } = await makeBusiness();
    const page = await openPageAs('staff', `/customermanager?tab=enterprise&prices=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Enterprise Amount' });
    await dialog.getByLabel('Select Cloth').selectOption('Kurta');
    await dialog.getByPlaceholder('Enter Price').fill('9');
    await dialog.getByPlaceholder('Enter Price').press('Enter');
    await page.clock.install();
    await refuse(page, 'ReplacePriceList', 'no words');
    await dialog.locator('.MuiDialogActions-root').getByRole('button', { name: 'Save' }).click();
    const message = toast(page, 'Error saving enterprise amount ❌');
    await expect(message).toBeVisible();
    // An open dialog hides the app from screen readers. The toast must stay readable.
    await expect(
      page.locator('#toasts').getByRole('alert').filter({ hasText: 'Error saving' }),
    ).toBeVisible();
    const place = await message.evaluate(
      (card) => card.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(place.right).toBeGreaterThan(1380);
    // Messages show at the top of the window, above the dialog.
    expect(place.top).toBeGreaterThan(0);
    expect(place.top).toBeLessThan(60);
    await page.keyboard.press('Alt+t');
    await expect(message.and(page.locator(':focus'))).toBeVisible();
    await message.hover();
    await page.clock.runFor(20_000);
    await expect(message, 'a message under the pointer stays').toHaveCount(1);
    await page.mouse.move(20, 500);
    await page.clock.runFor(20_000);
    await expect(message).toHaveCount(0);
  });

  test('staff are asked before they sign out', async () => {
    // A real sign-out would end the session of all tests, so the test answers the request.
    const page = await openPageAs('staff', '/orders');
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('mutation Logout')
        ? route.fulfill({ json: { data: { logout: { message: 'ok' } } } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText('Are you sure you want to logout?')).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/signin');
    expect(await page.evaluate(() => [localStorage.token, localStorage.user] as unknown[])).toEqual(
      [undefined, undefined],
    );
  });
});
