import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';

test.describe('the address of the orders page', () => {
  test('keeps filter, sort and open dialog for a link and for Back', async () => {
    const page = await openPageAs('staff', '/orders?status=DELIVERED&sort=totalPrice.desc');
    await expect(page.getByRole('columnheader', { name: 'Items' })).toBeVisible();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Items' }).uncheck();
    await page.keyboard.press('Escape');
    await page
      .getByRole('row')
      .nth(1)
      .click({ position: { x: 500, y: 15 } });
    await expect(page.getByRole('dialog').getByText('Order Information')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog').getByText('Order Information')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('columnheader', { name: 'Items' })).toHaveCount(0);
    const total = page.getByRole('columnheader', { name: /Total/ });
    await expect(total).toHaveAttribute('aria-sort', 'descending');
  });

  test('the page requests each page of orders once', async () => {
    const page = await openPageAs('staff', '/orders');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => {
      const body: unknown = request.postDataJSON();
      if (JSON.stringify(body).includes('"operationName":"OrdersPage"')) asked.push(request.url());
    });
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText('Page 2')).toBeVisible();
    // The request may follow the page number by a moment.
    await expect.poll(() => asked).toHaveLength(1);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page.getByText('Page 1')).toBeVisible();
    await expect.poll(() => asked).toHaveLength(2);
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(2);
  });
});
