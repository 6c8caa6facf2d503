import { describe, expect, it } from 'vitest';
import { appUrl, openPageAs, useBrowser } from '../browser.js';
import { graphql } from '../session.js';
import { answer, hold, refuse } from '../network.js';
import { nothing, openBlank, unique } from './office.js';

useBrowser();

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

describe('reviews and messages', () => {
  it.each(lists)('$tab: loading, failing and empty, each in its words', async (list) => {
    const { path, operation, field, loading, empty } = list;
    const page = await openBlank();
    await refuse(page, operation, { message: 'The letter box is shut', code: 'FORBIDDEN' });
    const letGo = await hold(page, operation);
    await page.goto(path);
    await page.getByText(loading).waitFor();
    letGo();
    const failed = page.getByText('Error: The letter box is shut');
    await failed.waitFor();
    expect(await failed.evaluate((text) => getComputedStyle(text).color)).toBe('rgb(179, 38, 30)');
    await page.unroute('**/graphql');
    await answer(page, operation, { data: { [field]: nothing } });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(empty).waitFor();
  });

  it('shows name, phone, words and date of what was sent', async () => {
    const words = unique('The starch was just right');
    await graphql(
      appUrl(),
      'mutation ($input: FeedbackInput!) { sendFeedback(input: $input) { message } }',
      { input: { name: 'Lakshmi Pillai', phone: '9840022222', message: words } },
    );
    const input = {
      ...{ name: 'Farhan Khan', phone: '9840033333', email: 'farhan@laundry.test' },
      ...{ address: '3, Lake Road, Chennai', message: words },
    };
    await graphql(
      appUrl(),
      'mutation ($input: ContactInput!) { sendContactMessage(input: $input) { message } }',
      { input },
    );
    const page = await openPageAs('staff', '/rating');
    const review = page.getByRole('listitem').filter({ hasText: words });
    const date = /\d{2} [A-Z][a-z]{2} \d{4}/;
    for (const text of ['Lakshmi Pillai', '9840022222', date])
      await review.getByText(text).waitFor();
    await page.getByRole('tab', { name: 'Messages' }).click();
    const message = page.getByRole('listitem').filter({ hasText: words });
    for (const text of ['Farhan Khan', '9840033333', 'farhan@laundry.test', date])
      await message.getByText(text).waitFor();
    await message.getByText('3, Lake Road, Chennai').waitFor();
  });
});
