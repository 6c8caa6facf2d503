import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { book, inDays, makeBusiness } from './office.js';

const shown = (day: string): string => {
  const month = new Date(`${day}T00:00:00Z`).toLocaleString('en-GB', { month: 'short' });
  return `${day.slice(8)} ${month.slice(0, 3)} ${day.slice(0, 4)}`;
};

test.describe('the promised day', () => {
  test('comes with the booking, and staff promise another day with a reason', async () => {
    const { id } = await book((await makeBusiness()).id);
    const page = await openPageAs('staff', `/orders?order=${id}`);
    const delivery = page.getByRole('region', { name: 'Delivery Information' });
    await expect(delivery.getByText(shown(inDays(3)))).toBeVisible();
    await page.getByRole('button', { name: 'Change promised date' }).click();
    const form = page.getByRole('form', { name: 'Change promised date' });
    await form.getByLabel('Promised by').fill(inDays(200));
    await form.getByLabel('Reason').fill('The press is broken');
    await form.getByRole('button', { name: 'Save date', exact: true }).click();
    await expect(form.getByText('Promised date must be within 120 days')).toBeVisible();
    await form.getByLabel('Promised by').fill(inDays(8));
    await form.getByRole('button', { name: 'Save date', exact: true }).click();
    await expect(form).toBeHidden();
    await expect(delivery.getByText(shown(inDays(8)))).toBeVisible();
    await expect(
      page.getByText(`From ${shown(inDays(3))} to ${shown(inDays(8))}. The press is broken`),
    ).toBeVisible();
    await expect(
      page.getByText(`Your laundry is expected by ${shown(inDays(8))}`, { exact: false }),
    ).toBeVisible();
  });
});
