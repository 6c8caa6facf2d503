import { expect, it } from 'vitest';
import { openPageAs, useBrowser } from '../browser.js';
import { ask, bookAndPick, makeBusiness } from './office.js';

useBrowser();

it('an order that is open shows the paper that others issue, and leads to who issues papers', async () => {
  const { id: userId } = await makeBusiness();
  const { id } = await bookAndPick(userId);
  const page = await openPageAs('staff', `/orders?order=${id}`);
  const issue = page.getByRole('button', { name: 'Issue invoice' });
  await issue.waitFor();
  await ask('mutation ($id: ID!) { issuePaper(orderId: $id) { message } }', { id });
  await page.getByRole('list', { name: 'Papers' }).getByRole('button').waitFor();
  await issue.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Who issues papers' }).click();
  await page.getByRole('heading', { name: 'Business', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/business');
});
