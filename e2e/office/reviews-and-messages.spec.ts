import { appUrl, openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql } from '../session.js';
import { answer, hold, refuse } from '../network.js';
import { nothing, openBlank, unique } from './office.js';

const lists = [
  {
    tab: 'Reviews',
    path: '/rating',
    operation: 'Feedbacks',
    field: 'feedbacks',
    loading: 'Loading reviews...',
    empty: 'No reviews yet',
  },
  {
    tab: 'Messages',
    path: '/rating?tab=messages',
    operation: 'ContactMessages',
    field: 'contactMessages',
    loading: 'Loading messages...',
    empty: 'No messages yet',
  },
];

test.describe('reviews and messages', () => {
  for (const list of lists) {
    test(`${list.tab}: staff read that they load, that they failed and that there are none`, async () => {
      const { path, operation, field, loading, empty } = list;
      const page = await openBlank();
      await refuse(page, operation, { message: 'The letter box is shut', code: 'FORBIDDEN' });
      const letGo = await hold(page, operation);
      await page.goto(path);
      await expect(page.getByText(loading)).toBeVisible();
      letGo();
      const failed = page.getByText('Error: The letter box is shut');
      await expect(failed).toBeVisible();
      await expect(failed).toHaveCSS('color', 'rgb(179, 38, 30)');
      await page.unroute('**/graphql');
      await answer(page, operation, { data: { [field]: nothing } });
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(empty)).toBeVisible();
    });
  }

  test('staff read name, phone, words and date of a review and a message', async () => {
    const words = unique('The starch was just right');
    await graphql(
      appUrl(),
      'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { message } }',
      { input: { name: 'Lakshmi Pillai', phone: '9840022222', message: words } },
    );
    const input = {
      ...{ name: 'Farhan Khan', phone: '9840033333', email: 'farhan@laundry.test' },
      ...{ address: '3, Lake Road, Chennai', message: words },
    };
    await graphql(
      appUrl(),
      'mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) { message } }',
      { input },
    );
    const page = await openPageAs('staff', '/rating');
    const review = page.getByRole('listitem').filter({ hasText: words });
    const date = /\d{2} [A-Z][a-z]{2} \d{4}/;
    for (const text of ['Lakshmi Pillai', '9840022222', date])
      await expect(review.getByText(text)).toBeVisible();
    await page.getByRole('tab', { name: 'Messages' }).click();
    const message = page.getByRole('listitem').filter({ hasText: words });
    for (const text of ['Farhan Khan', '9840033333', 'farhan@laundry.test', date])
      await expect(message.getByText(text)).toBeVisible();
    await expect(message.getByText('3, Lake Road, Chennai')).toBeVisible();
  });
});
