import { tagCode } from '../../api/rules/tag-code.js';
import { openPageAs, PHONE, toast } from '../browser.js';
import { holdBeforeCamera } from '../camera.js';
import { expect, test } from '../fixtures.js';
import { createCaller, press } from './customers.js';
import { book, unique } from './office.js';

test.describe('the search', () => {
  test('opens with its key before its button has loaded, and keeps text typed before its field has loaded', async () => {
    const order = await book((await createCaller(unique('Early'))).id);
    const page = await openPageAs('staff', '/rating');
    const { promise: go, resolve: letGo } = Promise.withResolvers<void>();
    await page.route('**/assets/DeskButtons-*.js', async (route) => {
      await go;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await press(page, 'Control+k');
    await page.keyboard.type(`${order.shortId}\n`);
    letGo();
    await expect(page.getByRole('dialog', { name: `Order ${order.shortId}` })).toBeVisible();
  });

  test('staff open an order by ID and a customer by phone, with Enter', async () => {
    const { id, name, phone } = await createCaller(unique('Searched'));
    const order = await book(id);
    const page = await openPageAs('staff', '/rating');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await press(page, 'Control+k');
    const box = page.getByRole('combobox', { name: 'Search orders, customers and pages' });
    await expect(box).toBeVisible();
    await page.keyboard.type(order.shortId);
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: `Order ${order.shortId}` })).toBeVisible();
    expect(new URL(page.url()).searchParams.get('order')).toBe(order.id);
    await press(page, 'Escape');

    await press(page, 'Control+k');
    await expect(box).toBeVisible();
    await page.keyboard.type(phone);
    await expect(page.getByRole('option', { name: new RegExp(name) }).first()).toBeVisible();
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
  });

  test('staff open pages and start actions by name, also from a text box', async () => {
    const page = await openPageAs('staff', '/orders');
    await page.getByPlaceholder('Order ID or phone').focus();
    await press(page, 'Control+k');
    const box = page.getByRole('combobox', { name: 'Search orders, customers and pages' });
    await box.fill('cash');
    await expect(page.getByRole('option')).toHaveText(['Cash closing'], { useInnerText: true });
    await press(page, 'Enter');
    await page.waitForURL('**/cashup');
    await expect(box).not.toBeAttached();

    await press(page, 'Control+k');
    await expect(box).toBeVisible();
    const options = page.getByRole('option');
    for (let count = await options.count(); count > 1; count -= 1) await press(page, 'ArrowDown');
    await expect(options.last()).toHaveClass(/Mui-focused/);
    await expect
      .poll(() => options.last().evaluate((one) => one.getBoundingClientRect().bottom))
      .toBeLessThan(900);
    await box.fill('add e');
    await expect(options).toHaveText(['Add enterprise', 'Add employee'], { useInnerText: true });
    await press(page, 'ArrowDown');
    await press(page, 'Enter');
    await expect(page.getByRole('dialog', { name: 'Add Employee' })).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('dialog')).not.toBeAttached();

    await press(page, 'Control+k');
    await box.fill('logout');
    await press(page, 'Enter');
    await expect(page.getByText('Are you sure you want to logout?')).toBeVisible();
    await press(page, 'Escape');
    await expect(page.getByRole('alertdialog')).not.toBeAttached();

    await press(page, 'Control+k');
    await expect(box).toBeVisible();
    await press(page, 'Escape');
    await expect(box).not.toBeAttached();
  });

  test('a scanned tag opens its order, and no key of it is a shortcut', async () => {
    const { id } = await createCaller(unique('Scanned'));
    const order = await book(id);
    const page = await openPageAs('staff', '/rating');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.keyboard.type('.00000G.1\n');
    await page.keyboard.type('.000000.1\n');
    await expect(page.getByText(/^Nothing found\./)).toBeVisible();
    await page.keyboard.type(`.${order.shortId.toUpperCase()}.12\n`);
    const opened = page.getByRole('dialog', { name: `Order ${order.shortId}` });
    await expect(opened).toBeVisible();
    await page.keyboard.type('.000000.1\n');
    await expect(toast(page, 'Close the open dialog and scan the tag again.')).toBeVisible();
    await expect(opened).toBeVisible();
  });

  test('a tag before the camera of a phone opens its order as soon as the camera is allowed', async () => {
    const { id } = await createCaller(unique('Filmed'));
    const order = await book(id);
    await holdBeforeCamera(tagCode(order.shortId, 3));
    const page = await openPageAs('staff', '/rating', { viewport: PHONE, permissions: ['camera'] });
    await page.getByRole('button', { name: 'Search orders, customers and pages' }).click();
    // This headless browser cannot show a permission prompt.
    await page.evaluate(() => {
      const refused = new DOMException('Permission denied', 'NotAllowedError');
      navigator.mediaDevices.getUserMedia = () => Promise.reject(refused);
    });
    const scan = page.getByRole('button', { name: 'Scan a tag' });
    await scan.click();
    await expect(page.getByText(/^Camera access is blocked/)).toBeVisible();
    // A hand scanner types into the focused field.
    await expect(page.getByRole('combobox').and(page.locator(':focus'))).toBeVisible();
    await page.evaluate(() => Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia'));
    await scan.click();
    await expect(page.getByRole('dialog', { name: `Order ${order.shortId}` })).toBeVisible();
    await expect(scan).toBeHidden();
  });
});
