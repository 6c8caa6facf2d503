import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { ask, bookAndPick, issueInvoice, makeBusiness } from './office.js';

useBrowser();

/** Waits for a paper that comes by its address, whichever tab asks. */
async function opened(page: Page): Promise<void> {
  const response = await page
    .context()
    .waitForEvent('response', (each) => /\/papers\/[^/]+\/open\?/.test(each.url()));
  expect(response.status()).toBe(200);
  expect(await response.headerValue('content-type')).toBe('application/pdf');
  expect(await response.request().headerValue('authorization')).toBeNull();
}

it('an order that is open shows the paper that others issue, which opens in a tab of its own, and leads to who issues papers', async () => {
  const { id: userId } = await makeBusiness();
  const order = await bookAndPick(userId);
  const page = await openPageAs('staff', `/orders?order=${order.id}`);
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  await issue.waitFor();
  await issueInvoice(order);
  const paper = page.getByRole('list', { name: 'Papers' }).getByRole('button');
  const [tab] = await Promise.all([page.waitForEvent('popup'), opened(page), paper.click()]);
  await tab.close();
  await issue.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Who issues papers' }).click();
  await page.getByRole('heading', { name: 'Business', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/business');
});

it('an invoice is issued when the question is answered, and by nothing before it', async () => {
  const { id: userId } = await makeBusiness();
  const order = await bookAndPick(userId);
  const page = await openPageAs('staff', `/orders?order=${order.id}`);
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  await issue.click();
  const question = page.getByRole('alertdialog', { name: 'Issue the invoice now?' });
  await question.getByText(`Order ${order.shortId} comes to ₹1,000.00.`).waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'hidden' });
  await page.getByText('None yet').waitFor();

  // What is asked about stays; that somebody else has changed it meanwhile is told.
  await issue.click();
  await ask(
    `mutation ($id: ID!, $version: Int!) {
      updateBillLines(id: $id, version: $version, lines: [{ kind: DISCOUNT, amount: 5000, reason: "Late" }]) { message }
    }`,
    { id: order.id, version: order.version },
  );
  const confirm = question.getByRole('button', { name: 'Issue', exact: true });
  await confirm.click();
  await toast(page, 'changed the bill of this order in the meantime').waitFor();
  await page.getByText('None yet').waitFor();
  await issue.click();
  await question.getByText('comes to ₹950.00.').waitFor();
  await confirm.click();
  await page
    .getByRole('list', { name: 'Papers' })
    .getByText(/^Bill of supply BOS\//)
    .waitFor();
  await question.waitFor({ state: 'hidden' });
  expect(await issue.count()).toBe(0);
});

it('where a browser gives no tabs a paper opens in the one that is there', async () => {
  const { id: userId } = await makeBusiness();
  const order = await bookAndPick(userId);
  await issueInvoice(order);
  const page = await openPageAs('staff', `/orders?order=${order.id}`);
  await page.evaluate(() => (window.open = () => null));
  const paper = page.getByRole('list', { name: 'Papers' }).getByRole('button');
  await Promise.all([opened(page), paper.click()]);
});
