import { appUrl, openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { graphql } from '../session.js';

import { unique } from './office.js';

test.describe('reviews and messages', () => {
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
