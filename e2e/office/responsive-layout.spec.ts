import type { Page } from 'playwright-core';
import { openPageAs, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { goTo } from '../tour.js';
import { newPhone } from './customers.js';
import { ask, book, bookAndPick, type Business, makeBusiness, pay, unique } from './office.js';

const LONG = 'Venkatanarasimharajuvaripeta Hospitality & Sons';

let business: Business;

test.beforeAll(async () => {
  business = await makeBusiness(unique(LONG));
  const order = await book(business.id);
  const { cloths } = await ask<{ cloths: { id: string }[] }>('{ cloths { id } }');
  await ask(
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: $version, input: { items: $items }) { message }
    }`,
    {
      ...{ id: order.id, version: order.version },
      items: [{ clothId: cloths[0]?.id, quantity: 100, price: 100_000 }],
    },
  );
});

test('on tablets and desktops the next step of an order is in sight, and the headings are whole', async () => {
  const page = await openPageAs('staff', `/orders?customer=${business.id}`);
  const step = page.getByRole('button', { name: /^Start processing/ });
  const right = () => step.evaluate((button) => button.getBoundingClientRect().right);
  const headings = page.getByRole('grid', { name: 'Orders' }).getByRole('columnheader');
  const parts = headings.locator(
    '.MuiDataGrid-columnHeaderTitle, .MuiDataGrid-columnHeaderTitleContainerContent',
  );
  const cut = () =>
    parts.evaluateAll((elements) =>
      elements
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((part) => part.textContent || part.innerHTML),
    );
  for (const width of [768, 1024, 1100, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(step).toBeVisible();
    await expect.poll(right, { message: `at ${width} px` }).toBeLessThan(width);
    if (width < 1100) continue;
    await expect(headings.filter({ hasText: 'Created Date' })).toBeVisible();
    await expect.poll(cut, { message: `headings at ${width} px` }).toEqual([]);
  }
});

/** Buttons of the dialog whose middle a message covers, without those that are scrolled out of sight. */
const coveredButtons = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.checkVisibility())
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          const middle = (top + bottom) / 2;
          const content = button.closest('.MuiDialogContent-root')?.getBoundingClientRect();
          if (content && (middle < content.top || middle > content.bottom)) return false;
          return document.elementFromPoint((left + right) / 2, middle)?.closest('[data-toast]');
        })
        .map((button) => button.getAttribute('aria-label') ?? button.textContent),
    );

test('messages cover no button of a dialog, on a desktop and on a phone', async () => {
  const { id } = await bookAndPick(business.id);
  const page = await openPageAs('staff', `/orders?order=${id}`);
  const dialog = page.getByRole('dialog', { name: /^Order/ });
  for (const [index, step] of ['Start processing', 'Dispatch'].entries()) {
    await dialog.getByRole('button', { name: new RegExp(`^${step}`) }).click();
    await expect(page.locator('[data-toast]').nth(index)).toBeVisible();
    // A toast stays while the window does not have the focus.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }
  await expect.poll(() => coveredButtons(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  await expect.poll(() => coveredButtons(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
});

test('a message from before a dialog covers none of its buttons', async () => {
  const page = await openPageAs('staff', '/orders/new', { viewport: { width: 320, height: 844 } });
  await page.getByRole('combobox', { name: 'Phone, name or email' }).fill(newPhone());
  await page.getByRole('option', { name: /New customer/ }).click();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(unique('Walk-in'));
  await page.getByRole('button', { name: /^Walk-in/ }).click();
  await page.getByRole('button', { name: 'Book and record the items' }).click();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeVisible();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => coveredButtons(page), { message: `at ${width} px` }).toEqual([]);
  }
});

test('the forms that Refund and Cancel order open are in sight with their buttons, also in a low window', async () => {
  const order = await bookAndPick(business.id);
  await pay(order, { status: 'PARTIAL', partialAmount: 40_000 });
  const page = await openPageAs('staff', `/orders?order=${order.id}`, {
    viewport: { width: 1440, height: 560 },
  });
  const dialog = page.getByRole('dialog', { name: /^Order/ });
  const cancel = dialog.getByRole('form').getByRole('button').last();
  const isInSight = () =>
    cancel.evaluate((button) => {
      const content = button.closest('.MuiDialogContent-root');
      const end = content?.getBoundingClientRect().bottom ?? 0;
      return button.getBoundingClientRect().bottom <= end;
    });
  for (const opens of ['Refund', 'Cancel order']) {
    await dialog.getByRole('button', { name: new RegExp(`^${opens}`) }).click();
    await expect(cancel).toBeVisible();
    await expect.poll(isInSight, { message: opens }).toBe(true);
    await cancel.click();
    await expect(dialog.getByRole('form')).toHaveCount(0);
  }
});

test.describe('on a phone', () => {
  test('the title of an order stays in sight when its items are refused', async () => {
    const { id } = await book(business.id);
    const path = `/orders?order=${id}&do=pickup`;
    const page = await openPageAs('staff', path, { viewport: PHONE });
    const dialog = page.getByRole('dialog', { name: /^Order/ });
    const form = dialog.getByRole('form', { name: 'Record pickup' });
    await form.getByRole('combobox', { name: 'Cloth type' }).fill('sa');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await form.getByRole('button', { name: 'Add discount' }).click();
    await form.getByLabel('Amount of discount 1').fill('10');
    await form.getByRole('button', { name: 'Save items' }).click();
    await expect(form.getByRole('alert').getByText('Discount: A reason is required')).toBeVisible();
    const hidden = await dialog.evaluate((paper) => paper.scrollHeight - paper.clientHeight);
    expect(hidden, 'only the content scrolls').toBe(0);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
  });

  test('staff see the actions of each row of a price list', async () => {
    const { cloths } = await ask<{ cloths: { name: string }[] }>('{ cloths { name } }');
    const { priceList } = await ask<{ priceList: { version: number } }>(
      'query ($id: ID!) { priceList(id: $id) { version } }',
      { id: business.id },
    );
    const items = cloths.slice(0, 2).map(({ name }) => ({ type: name, price: 10_000_000 }));
    await ask(
      `mutation ($id: ID!, $version: Int!, $items: [PriceListItemInput!]!) {
        replacePriceList(id: $id, version: $version, input: { items: $items }) { message }
      }`,
      { id: business.id, version: priceList.version, items },
    );
    const path = `/customermanager?tab=enterprise&prices=${business.id}`;
    const page = await openPageAs('staff', path, { viewport: { width: 320, height: 700 } });
    const buttons = page.getByRole('dialog').getByRole('button', { name: /^Delete / });
    await expect(buttons.first()).toBeVisible();
    const hidden = await buttons.evaluateAll((all) =>
      all.filter((button) => {
        const edge = button.closest('.MuiDialogContent-root')?.getBoundingClientRect().right ?? 0;
        return button.getBoundingClientRect().right > edge - 16;
      }),
    );
    expect(hidden).toHaveLength(0);
  });

  test('the first order is in sight without much scrolling, and the filters are behind a button with their number', async () => {
    const page = await openPageAs('staff', '/orders', { viewport: PHONE });
    const first = page.getByRole('list', { name: 'Orders' }).getByRole('listitem').first();
    await expect(first).toBeVisible();
    const top = await first.evaluate((card) => card.getBoundingClientRect().top);
    expect(top).toBeLessThan(PHONE.height / 2);

    await goTo(page, `/orders?customer=${business.id}&status=PICKED&search=`);
    const filters = page.getByRole('button', { name: 'Filters (2)' });
    await expect(filters).toBeVisible();
    await expect(page.getByPlaceholder('Order ID or phone')).toBeVisible();
    await expect(page.getByLabel('Filter by Date')).toHaveCount(0);
    await filters.click();
    await page.getByLabel('Filter by Date').fill('2025-03-05');
    await expect(page.getByRole('button', { name: 'Filters (3)' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeVisible();
  });
});
