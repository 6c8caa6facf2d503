import { describe, expect, it } from 'vitest';
import { openPageAs, toast, useBrowser } from '../browser.js';
import { bookAndPick, makeBusiness } from './office.js';

useBrowser();

describe('pieces that are counted', () => {
  it('keep an order that lacks one until somebody says why', async () => {
    const { id, shortId } = await bookAndPick((await makeBusiness()).id);
    const page = await openPageAs('staff', `/orders?order=${id}`);
    const facts = page.getByRole('region', { name: 'Order Information' });
    const form = page.getByRole('form', { name: 'Count pieces' });
    const open = page.getByRole('button', { name: 'Count pieces' });
    await open.click();
    await form.getByLabel('Pieces').fill('10');
    await page.keyboard.press('Enter');
    await facts.getByText('Into the plant').waitFor();
    await facts.getByText('10 pieces', { exact: true }).waitFor();

    // The second count is the one out of the plant.
    await open.click();
    await form.getByLabel('Pieces').fill('9');
    await page.keyboard.press('Enter');
    await facts.getByText('9 of 10 pieces', { exact: true }).waitFor();
    await page.getByText(/^9 of 10 pieces were counted out of the plant\. Count again/).waitFor();
    const dispatch = page.getByRole('button', { name: 'Dispatch without processing' });
    expect(await dispatch.count()).toBe(0);
    await page.getByRole('button', { name: 'Start processing' }).click();
    await toast(page, 'Order is now processing').waitFor();

    // The row says it too, and leads here.
    await page.goto(`/orders?search=${shortId}`);
    await page.getByRole('button', { name: /^Check count: order/ }).click();
    // It opens where it differs.
    expect(await form.getByLabel('Where').inputValue()).toBe('OUT');
    await form.getByLabel('Where').selectOption('Into the plant');
    await form.getByLabel('Pieces').fill('8');
    await form.getByRole('button', { name: 'Save count' }).click();
    await page.getByText(/^8 of 10 pieces were counted into the plant\. Count again/).waitFor();
    await open.click();
    expect(await form.getByLabel('Where').inputValue()).toBe('IN');
    await form.getByLabel('Pieces').fill('9');
    await form.getByLabel('Why not 10?').fill('One shirt is at the tailor');
    await form.getByRole('button', { name: 'Save count' }).click();
    await page.getByText('9 of 10 pieces into the plant. One shirt is at the tailor').waitFor();
    // What was explained is not asked for again.
    await open.click();
    expect(await form.getByLabel('Where').inputValue()).toBe('OUT');
    await form.getByLabel('Pieces').fill('9');
    await form.getByText(/^Explained already, and that stays: One shirt/).waitFor();
    await form.getByRole('button', { name: 'Save count' }).click();
    await page.getByText('9 of 10 pieces out of the plant. One shirt is at the tailor').waitFor();
    await page.getByRole('button', { name: 'Dispatch', exact: true }).click();
    await toast(page, 'Order is now dispatched').waitFor();
  });
});
