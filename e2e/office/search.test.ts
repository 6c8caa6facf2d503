import { describe, expect, it } from 'vitest';
import { tagCode } from '../../api/src/orders/tag-code.js';
import { openPageAs, PHONE, toast, useBrowser } from '../browser.js';
import { holdBeforeCamera } from '../camera.js';
import { caller, press } from './callers.js';
import { book, unique } from './office.js';

useBrowser();

describe('the one search', () => {
  it('hears its key before its button has come, and what is typed before its box has', async () => {
    const order = await book((await caller(unique('Early'))).id);
    const page = await openPageAs('staff', '/rating');
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/DeskButtons-*.js', async (route) => {
      await go;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await press(page, 'Control+k');
    await page.keyboard.type(`${order.shortId}\n`);
    letGo();
    await page.getByRole('dialog', { name: `Order ${order.shortId}` }).waitFor();
  });

  it('opens an order by its id and a customer by phone, with Enter', async () => {
    const { id, name, phone } = await caller(unique('Searched'));
    const order = await book(id);
    const page = await openPageAs('staff', '/rating');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await press(page, 'Control+k');
    const box = page.getByRole('combobox', { name: 'Search orders, customers and pages' });
    await box.waitFor();
    await page.keyboard.type(order.shortId);
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: `Order ${order.shortId}` }).waitFor();
    expect(new URL(page.url()).searchParams.get('order')).toBe(order.id);
    await press(page, 'Escape');

    await press(page, 'Control+k');
    await box.waitFor();
    await page.keyboard.type(phone);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .waitFor();
    await press(page, 'Enter');
    await page.getByRole('dialog', { name }).waitFor();
  });

  it('opens pages and starts actions by their names, also from a box of text', async () => {
    const page = await openPageAs('staff', '/orders');
    await page.getByPlaceholder('Order ID or phone').focus();
    await press(page, 'Control+k');
    const box = page.getByRole('combobox', { name: 'Search orders, customers and pages' });
    await box.fill('cash');
    expect(await page.getByRole('option').allInnerTexts()).toEqual(['Cash-up']);
    await press(page, 'Enter');
    await page.waitForURL('**/cashup');
    await box.waitFor({ state: 'detached' });

    await press(page, 'Control+k');
    await box.waitFor();
    const options = page.getByRole('option');
    for (let count = await options.count(); count > 1; count -= 1) await press(page, 'ArrowDown');
    expect(await options.last().getAttribute('aria-selected')).toBe('true');
    await expect
      .poll(() => options.last().evaluate((one) => one.getBoundingClientRect().bottom))
      .toBeLessThan(900);
    await box.fill('add e');
    await page.getByRole('option', { name: 'Add employee' }).waitFor();
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await page.getByRole('dialog', { name: 'Add Employee' }).waitFor();
    await press(page, 'Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await press(page, 'Control+k');
    await box.fill('logout');
    await press(page, 'Enter');
    await page.getByText('Are you sure you want to logout?').waitFor();
    await press(page, 'Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });

    await press(page, 'Control+k');
    await box.waitFor();
    await press(page, 'Escape');
    await box.waitFor({ state: 'detached' });
  });

  it('opens the order of a tag that is scanned, and no key of it is a shortcut', async () => {
    const { id } = await caller(unique('Scanned'));
    const order = await book(id);
    const page = await openPageAs('staff', '/rating');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.keyboard.type('.00000G.1\n');
    await page.keyboard.type('.000000.1\n');
    await page.getByText('Nothing found.').waitFor();
    await page.keyboard.type(`.${order.shortId.toUpperCase()}.12\n`);
    const opened = page.getByRole('dialog', { name: `Order ${order.shortId}` });
    await opened.waitFor();
    await page.keyboard.type('.000000.1\n');
    await toast(page, 'A tag was scanned. Close what is open, then scan it again.').waitFor();
    await opened.waitFor();
  });

  it('opens the order of a tag that is held before the camera of a phone, as soon as that may be used', async () => {
    const { id } = await caller(unique('Filmed'));
    const order = await book(id);
    await holdBeforeCamera(tagCode(order.shortId, 3));
    const page = await openPageAs('staff', '/rating', { viewport: PHONE, permissions: ['camera'] });
    await page.getByRole('button', { name: 'Search orders, customers and pages' }).click();
    // This browser has nobody who could say no.
    await page.evaluate(() => {
      const refused = new DOMException('Permission denied', 'NotAllowedError');
      navigator.mediaDevices.getUserMedia = () => Promise.reject(refused);
    });
    const scan = page.getByRole('button', { name: 'Scan a tag' });
    await scan.click();
    await page.getByText(/^The camera may not be used/).waitFor();
    // A hand scanner types where the keyboard is.
    await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
    await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
    await scan.click();
    await page.getByRole('dialog', { name: `Order ${order.shortId}` }).waitFor();
    await scan.waitFor({ state: 'hidden' });
  });
});
