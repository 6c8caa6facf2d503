import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { newPhone, createWalkInOrder } from './customers.js';
import { book, makeBusiness, openBlank, pickUp, unique } from './office.js';

interface Printed {
  features: string;
  title: string;
  heading: string;
  logo: boolean;
  columns: string[];
  rows: string[];
}

declare global {
  interface Window {
    printed: Partial<Printed>[];
  }
}

const COLUMNS = [
  ...['Order ID', 'Order Created', 'Order Pickup', 'Customer', 'Items', 'Amount'],
  ...['Payments Status', 'Order Status'],
];

test.describe('the print of recent orders', () => {
  test('opens a window of 1000x800 with logo, heading and table, and closes it again', async () => {
    const { id: userId, name } = await makeBusiness();
    const { shortId } = await book(userId);
    const page = await openPageAs('staff', '/admin/home');
    await page.getByPlaceholder('Search Customer').fill(name);
    const grid = page.getByRole('grid', { name: 'Recent Orders' });
    await expect(grid.locator('[role="row"][data-id]')).toHaveCount(1);
    // A headless browser has no printer, so the test reads the sheet at the time of printing.
    await page.evaluate(() => {
      window.printed = [];
      const open = window.open.bind(window);
      window.open = (url, target, features) => {
        const view = open(url, target, features);
        if (!view) return view;
        view.print = () => {
          const { document } = view;
          const texts = (selector: string) =>
            [...document.querySelectorAll<HTMLElement>(selector)].map((cell) => cell.innerText);
          window.printed.push({
            features: features ?? '',
            title: document.title,
            heading: texts('h1').join(),
            logo: document.querySelector('header svg') !== null,
            columns: texts('th'),
            rows: texts('tbody tr'),
          });
        };
        return view;
      };
    });
    const button = page.getByRole('button', { name: 'Print' });
    await expect(button).toHaveAttribute('title', 'Print');
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.press('Enter')]);
    if (!popup.isClosed()) await popup.waitForEvent('close');
    const [printed] = await page.evaluate(() => window.printed);
    expect(printed).toMatchObject({ features: 'width=1000,height=800', title: 'Orders' });
    expect(printed).toMatchObject({ heading: 'Orders', logo: true, columns: COLUMNS });
    expect(printed?.rows).toHaveLength(1);
    expect(printed?.rows?.[0]).toContain(shortId);
    expect(printed?.rows?.[0]).toContain('waiting for pickup');
  });

  test('staff print from the page itself where the window is blocked, and read so', async () => {
    const page = await openPageAs('staff', '/admin/home');
    await expect(page.getByRole('grid', { name: 'Recent Orders' })).toBeVisible();
    await page.evaluate(() => {
      window.open = () => null;
      window.printed = [];
      // The app removes the frame after printing, which here takes no time.
      new MutationObserver(() => {
        const frame = document.querySelector<HTMLIFrameElement>('iframe[title="Orders"]');
        const heading = frame?.contentDocument?.querySelector('h1')?.innerText;
        if (heading) window.printed.push({ heading });
      }).observe(document.body, { childList: true });
    });
    await page.getByRole('button', { name: 'Print' }).click();
    await expect(
      page.getByText('The print window was blocked, so this page prints instead.'),
    ).toBeVisible();
    expect(await page.evaluate(() => window.printed[0]?.heading)).toBe('Orders');
    await expect(page.locator('iframe[title="Orders"]')).toHaveCount(0);
  });
});

test.describe('the tags of a walk-in', () => {
  test('show the delivery code and the day on every label, also of the tenth piece', async () => {
    const { id, shortId } = await pickUp(await createWalkInOrder(unique('Counter'), newPhone()));
    const page = await openBlank();
    await page.context().addInitScript(() => {
      window.print = () => undefined;
      window.close = () => undefined;
    });
    await page.goto(`/orders?search=${shortId}`);
    await page.locator(`[role="row"][data-id="${id}"]`).getByRole('checkbox').check();
    for (const name of ['Print tags', 'Print tags (A4)']) {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('menuitem', { name, exact: true }).click();
      const sheet = await opened;
      await expect(sheet.getByText(/^Delivery code \d{4}$/)).toHaveCount(10);
      await expect(sheet.locator('.due')).toHaveCount(10);
      const cut = await sheet
        .locator('article')
        .evaluateAll(
          (all) => all.filter((label) => label.scrollHeight > label.clientHeight).length,
        );
      expect(cut, name).toBe(0);
    }
    await page.goto(`/orders?order=${id}`);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('dialog').getByRole('button', { name: 'Print tags', exact: true }).click();
    await expect((await opened).locator('article')).toHaveCount(10);
  });
});
