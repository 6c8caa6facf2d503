import { describe, expect, it } from 'vitest';
import { openPage, openPageAs, toast, useBrowser } from '../browser.js';
import { refuse } from '../network.js';
import { makeBusiness } from './office.js';

useBrowser();

const PATHS = [
  '/admin/home',
  '/customermanager',
  '/employeemanager',
  '/orders',
  '/rounds',
  '/cashup',
  '/areas',
  '/reports',
  '/rating',
  '/audit',
];

describe('the back-office around its screens', () => {
  it('lets admins in alone', async () => {
    const visitor = await openPage('/');
    const customer = await openPageAs('customer', '/');
    for (const path of [...PATHS, '/business', '/round', '/failed/mails', '/failed/webhooks']) {
      await visitor.goto(path);
      await visitor.waitForURL('**/signin');
      await customer.goto(path);
      await customer.waitForURL((url) => url.pathname === '/');
    }
  });

  it('has its pages in the header and no footer', async () => {
    const page = await openPageAs('staff', '/admin/home');
    const links = page.getByRole('navigation', { name: 'Back-office' }).getByRole('link');
    await links.first().waitFor();
    expect(await links.allInnerTexts()).toEqual([
      ...['Home', 'Customer Details', 'Employee Details', 'Order Details / Payment'],
      ...['Rounds', 'Cash-up', 'Areas', 'Reports', 'Reviews', 'Audit'],
    ]);
    for (const [index, path] of PATHS.entries()) {
      await links.nth(index).click();
      await page.waitForURL(`**${path}`);
      await expect.poll(() => links.nth(index).getAttribute('aria-current')).toBe('page');
    }
    expect(await page.getByRole('contentinfo').count()).toBe(0);
  });

  it('shows messages at the top right, keeps them under the pointer, and Alt+T goes to them', async () => {
    const { id } = await makeBusiness();
    const page = await openPageAs('staff', `/customermanager?tab=enterprise&prices=${id}`);
    const dialog = page.getByRole('dialog', { name: 'Enterprise Amount' });
    await dialog.getByLabel('Select Cloth').selectOption('Kurta');
    await dialog.getByPlaceholder('Enter Price').fill('9');
    await dialog.getByPlaceholder('Enter Price').press('Enter');
    await page.clock.install();
    await refuse(page, 'SavePriceList', 'no words');
    await dialog.locator('.MuiDialogActions-root').getByRole('button', { name: 'Save' }).click();
    const message = toast(page, 'Error saving enterprise amount ❌');
    await message.waitFor();
    // Also for a screen reader, from which the open dialog hides the app.
    await page.locator('#toasts').getByRole('alert').filter({ hasText: 'Error saving' }).waitFor();
    const place = await message.evaluate(
      (card) => card.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(place.right).toBeGreaterThan(1380);
    // Over a dialog messages have the very top.
    expect(place.top).toBeGreaterThan(0);
    expect(place.top).toBeLessThan(60);
    await page.keyboard.press('Alt+t');
    await message.and(page.locator(':focus')).waitFor();
    await message.hover();
    await page.clock.runFor(20_000);
    expect(await message.count(), 'a message under the pointer stays').toBe(1);
    await page.mouse.move(20, 500);
    await page.clock.runFor(20_000);
    await expect.poll(() => message.count()).toBe(0);
  });

  it('asks before it signs out', async () => {
    // Signing out ends the session, so this one's answer never reaches the server.
    const page = await openPageAs('staff', '/orders');
    await page.route('**/graphql', (route) =>
      (route.request().postData() ?? '').includes('mutation Logout')
        ? route.fulfill({ json: { data: { logout: { message: 'ok' } } } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Logout' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to logout?').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Logout' }).press('Enter');
    await question.getByRole('button', { name: 'Yes' }).click();
    await page.waitForURL('**/signin');
    expect(await page.evaluate(() => [localStorage.token, localStorage.user] as unknown[])).toEqual(
      [undefined, undefined],
    );
  });
});
