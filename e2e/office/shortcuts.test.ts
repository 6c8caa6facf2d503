import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { openAccountMenu } from './office.js';

useBrowser();

describe('the page of shortcuts', () => {
  it('opens with ? from every page, tells the keys, and gives the focus back', async () => {
    const page = await openPageAs('staff', '/orders');
    const search = page.getByRole('button', { name: 'Search orders, customers and pages' });
    await search.waitFor();
    await search.focus();
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await dialog.getByRole('region', { name: 'In an order' }).getByText('Refund').waitFor();
    expect(await dialog.getByRole('region').count()).toBe(4);
    // Keys of the page rest below it, and it opens once.
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await search.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(new URL(page.url()).pathname).toBe('/orders');
  });

  it('is a letter where somebody types, and has a button for whoever does not know the key', async () => {
    const page = await openPageAs('staff', '/orders');
    const box = page.getByPlaceholder('Order ID or phone');
    await box.fill('a');
    await box.press('?');
    expect(await box.inputValue()).toBe('a?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await openAccountMenu(page);
    await page.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
    await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  });
});
