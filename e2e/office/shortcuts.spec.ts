import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { openAccountMenu } from './office.js';

test.describe('the page of shortcuts', () => {
  test('opens with ? from every page, tells the keys, and gives the focus back', async () => {
    const page = await openPageAs('staff', '/orders');
    const search = page.getByRole('button', { name: 'Search orders, customers and pages' });
    await expect(search).toBeVisible();
    await search.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(
      dialog.getByRole('region', { name: 'In an order' }).getByText('Refund'),
    ).toBeVisible();
    await expect(dialog.getByRole('region')).toHaveCount(4);
    // Keys of the page rest below it, and it opens once.
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
    await expect(search).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/orders');
  });

  test('is a letter where somebody types, and has a button for whoever does not know the key', async () => {
    const page = await openPageAs('staff', '/orders');
    const box = page.getByPlaceholder('Order ID or phone');
    await box.fill('a');
    await box.press('?');
    await expect(box).toHaveValue('a?');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  });
});
