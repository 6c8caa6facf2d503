import type { Page } from 'playwright-core';
import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask, bookAndPick, issueInvoice, makeBusiness } from './office.js';

/** Waits until a tab requests the address of an invoice. */
async function opened(page: Page): Promise<void> {
  const response = await page
    .context()
    .waitForEvent('response', (each) => /\/tax-documents\/[^/]+\/open\?/.test(each.url()));
  expect(response.status()).toBe(200);
  expect(await response.headerValue('content-type')).toBe('application/pdf');
  expect(await response.request().headerValue('authorization')).toBeNull();
}

test('staff see an invoice that a colleague issued, open it in a new tab, and go to the business', async () => {
  const { id: userId } = await makeBusiness();
  const order = await bookAndPick(userId);
  const page = await openPageAs('staff', `/orders?order=${order.id}`);
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  await expect(issue).toBeVisible();
  await issueInvoice(order);
  const invoice = page.getByRole('list', { name: 'Invoices' }).getByRole('button');
  const [tab] = await Promise.all([page.waitForEvent('popup'), opened(page), invoice.click()]);
  await tab.close();
  await expect(issue).not.toBeAttached();
  await page.getByRole('link', { name: 'Open company details' }).click();
  await expect(page.getByRole('heading', { name: 'Company details', level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/business');
});

test(
  'staff issue an invoice after a question, and nothing before it issues one',
  { tag: '@core' },
  async () => {
    const { id: userId } = await makeBusiness();
    const order = await bookAndPick(userId);
    const page = await openPageAs('staff', `/orders?order=${order.id}`);
    const issue = page.getByRole('button', { name: 'Issue invoice' });
    await issue.click();
    const question = page.getByRole('alertdialog', { name: 'Issue the invoice now?' });
    await expect(
      question.getByText(`The total of order ${order.shortId} is ₹1,000.00.`),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByText('No invoices yet')).toBeVisible();

    // The question stays open and shows that another user has changed the bill.
    await issue.click();
    await ask(
      `mutation ($id: ID!, $version: Int!) {
      updateOrderAdjustments(id: $id, version: $version, input: { adjustments: [{ kind: DISCOUNT, amount: 5000, reason: "Late" }] }) { message }
    }`,
      { id: order.id, version: order.version },
    );
    const confirm = question.getByRole('button', { name: 'Issue', exact: true });
    await confirm.click();
    await expect(toast(page, 'changed the bill of this order in the meantime')).toBeVisible();
    await expect(page.getByText('No invoices yet')).toBeVisible();
    await issue.click();
    await expect(question.getByText('is ₹950.00.')).toBeVisible();
    await confirm.click();
    await expect(
      page.getByRole('list', { name: 'Invoices' }).getByText(/^Bill of supply BOS\//),
    ).toBeVisible();
    await expect(question).toBeHidden();
    await expect(issue).toHaveCount(0);
  },
);

test('an invoice opens in the same tab where the browser opens no tabs', async () => {
  const { id: userId } = await makeBusiness();
  const order = await bookAndPick(userId);
  await issueInvoice(order);
  const page = await openPageAs('staff', `/orders?order=${order.id}`);
  await page.evaluate(() => (window.open = () => null));
  const invoice = page.getByRole('list', { name: 'Invoices' }).getByRole('button');
  await Promise.all([opened(page), invoice.click()]);
});
