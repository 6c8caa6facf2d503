import { describe, expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';

useBrowser();

describe('the address of the orders page', () => {
  it('holds filter, sort and open dialog, for a link and for Back', async () => {
    const page = await openPageAs('staff', '/orders?status=DELIVERED&sort=totalPrice.desc');
    await page.getByRole('columnheader', { name: 'Items' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Items' }).click();
    await page.keyboard.press('Escape');
    await page
      .getByRole('row')
      .nth(1)
      .click({ position: { x: 500, y: 15 } });
    await page.getByRole('dialog').getByText('Order Information').waitFor();
    await page.reload();
    await page.getByRole('dialog').getByText('Order Information').waitFor();
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await page.getByRole('columnheader', { name: 'Items' }).count()).toBe(0);
    const total = page.getByRole('columnheader', { name: /Total/ });
    expect(await total.getAttribute('aria-sort')).toBe('descending');
  });

  it('asks the server once for each page of orders', async () => {
    const page = await openPageAs('staff', '/orders');
    await page.getByRole('gridcell').first().waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      const body: unknown = request.postDataJSON();
      if (JSON.stringify(body).includes('"operationName":"OrdersPage"')) asked.push(request.url());
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    await page.getByText('Page 2').waitFor();
    // It is asked for once the page stands there; the window was idle before that.
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await page.getByText('Page 1').waitFor();
    await expect.poll(() => asked).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
  });
});
