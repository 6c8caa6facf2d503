import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { book, bookAndPick, cellOf, makeBusiness, move, pay } from './office.js';

test.describe('discounts and charges', () => {
  test('staff enter them with the pickup by keyboard, and see the total', async () => {
    const { id: userId } = await makeBusiness();
    const { id } = await book(userId);
    const page = await openPageAs('staff', `/orders?order=${id}&do=pickup`);
    const form = page.getByRole('form', { name: 'Record pickup' });
    await expect(form.getByRole('combobox', { name: 'Cloth type' })).toBeVisible();
    await page.keyboard.type('sa');
    await page.keyboard.press('Enter');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await form.getByLabel('Price of', { exact: false }).fill('100');
    await form.getByRole('button', { name: 'Add discount' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('12.5');
    await form.getByLabel('Kind of discount 1').selectOption('Discount (%)');
    await form.getByRole('button', { name: 'Save items' }).click();
    await expect(form.getByRole('alert').getByText('Discount: A reason is required')).toBeVisible();
    await form.getByLabel('Reason of discount 1').fill('Regular customer');
    await expect(form.getByText('₹175.00')).toBeVisible();
    await form.getByRole('button', { name: 'Add charge' }).click();
    await page.keyboard.type('40');
    await form.getByLabel('Kind of charge 2').selectOption('Delivery fee');
    await form.getByLabel('Reason of charge 2').fill('Outside the area');
    await expect(form.getByText('₹215.00')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(form).toBeHidden();
    const items = page.getByRole('table', { name: 'Items' });
    await expect(items.getByText('Discount 12.5%')).toBeVisible();
    await expect(items.getByText('-₹25.00')).toBeVisible();
    await expect(items.getByText('Outside the area')).toBeVisible();
    await expect(cellOf(page, id, 'totalPrice').getByText('₹215.00')).toBeVisible();
    await expect(cellOf(page, id, 'due').getByText('₹215.00')).toBeVisible();
  });

  test('staff give a discount after dispatch and refund the difference in the same step', async () => {
    const { id: userId } = await makeBusiness();
    const order = await move(await bookAndPick(userId), 'DISPATCHED');
    await pay(order, { status: 'PAID' });
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    await page.getByRole('button', { name: 'Add discount', exact: true }).click();
    const form = page.getByRole('form', { name: 'Discounts and charges' });
    await form.getByLabel('Amount of discount 1').fill('150');
    await form.getByLabel('Reason of discount 1').fill('A stain stayed');
    await page.reload();
    await expect(form.getByText('Draft restored.')).toBeVisible();
    await expect(form.getByLabel('Reason of discount 1')).toHaveValue('A stain stayed');
    await form.getByRole('button', { name: 'Save bill' }).click();
    const question = page.getByRole('dialog', { name: 'Refund the difference' });
    await expect(
      question.getByText('The customer has paid ₹150.00 more than this bill.'),
    ).toBeVisible();
    await question.getByLabel('Method').selectOption('CASH');
    await question.getByRole('textbox', { name: 'Reason' }).fill('A stain stayed');
    await question.getByRole('button', { name: 'Save bill and refund ₹150.00' }).click();
    await expect(form).toBeHidden();
    await expect(cellOf(page, order.id, 'totalPrice').getByText('₹850.00')).toBeVisible();
    await expect(cellOf(page, order.id, 'due').getByText('₹0.00')).toBeVisible();
  });
});

test.describe('the counter at the end of a day', () => {
  test(
    'staff print a receipt, count the collected and close the cash with a note',
    { tag: '@core' },
    async () => {
      const { id: userId } = await makeBusiness();
      const order = await bookAndPick(userId);
      await pay(order, { status: 'PARTIAL', partialAmount: 40_000, method: 'CARD' });
      const page = await openPageAs('staff', `/orders?order=${order.id}`);
      // A headless browser has no printer, so the test reads the sheet at the time of printing.
      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = (url, target, features) => {
          const view = open(url, target, features);
          if (!view) return view;
          view.print = () =>
            (document.body.dataset['sheet'] = view.document.documentElement.outerHTML);
          return view;
        };
      });
      await page.getByRole('button', { name: 'Print receipt (80 mm)' }).click();
      await expect
        .poll(() => page.evaluate(() => document.body.dataset['sheet']))
        .toContain(`Receipt of order ${order.shortId}`);
      const sheet = (await page.evaluate(() => document.body.dataset['sheet'])) ?? '';
      for (const text of ['₹1,000.00', 'Paid (Card)', '₹400.00', 'Due', '₹600.00', 'size: 80mm'])
        expect(sheet).toContain(text);
      await page.getByRole('button', { name: 'Email receipt' }).click();
      await expect(
        page.getByRole('list', { name: 'Emails' }).getByText(/^Receipt: ₹1,000.00/),
      ).toBeVisible();

      await page.goto('/cashup');
      const cash = page.getByRole('table', { name: 'Collections of the day' });
      await cash.getByRole('button', { name: /^Count and close Card of/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Counted (₹)').fill('1');
      await dialog.getByRole('button', { name: 'Close cash' }).click();
      await expect(dialog.getByText('Write why the amount is short or over')).toBeVisible();
      await dialog.getByLabel('Note').fill(`The machine said so for ${order.shortId}`);
      await dialog.getByRole('button', { name: 'Close cash' }).click();
      await expect(dialog).toBeHidden();
      await expect(
        page.getByText(`The machine said so for ${order.shortId}`).first(),
      ).toBeVisible();
    },
  );
});
