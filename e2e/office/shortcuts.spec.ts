import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { openAccountMenu } from './office.js';

test.describe('the page of shortcuts', () => {
  test('staff open it with ? or from their menu, read the keys, and get the focus back', async () => {
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
    // Shortcuts of the page do nothing while the dialog is open. A second "?" opens no second
    // dialog.
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).not.toBeAttached();
    await expect(search).toBeFocused();
    expect(new URL(page.url()).pathname).toBe('/orders');
    // The menu has an entry for users who do not know the shortcut.
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await expect(dialog).toBeVisible();
  });
});
