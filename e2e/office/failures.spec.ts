import type { Page } from 'playwright-core';
import { anotherTab, inAppDatabase, openPageAs, PHONE, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { hold } from '../network.js';
import { goTo } from '../tour.js';
import { cellOf, rowOf } from './office.js';

const DAY = '2024-02-29';

/** Adds a failed mail with this date. The stored text is missing, so the mail cannot be retried. */
async function failedEmail(day: string): Promise<string> {
  const id = crypto.randomUUID();
  await inAppDatabase(
    `insert into mail (id, recipient, topic, status, failure_reason, attempts, created_at, sealed)
     select $1, 'nobody@laundry.test', 'access given', 'failed', 'address', 12, $2::date + time '06:00',
       (select sealed from mail where topic = 'booking confirmed' and sealed is not null limit 1)`,
    [id, day],
  );
  return id;
}

async function failedWebhook(day: string): Promise<string> {
  const id = crypto.randomUUID();
  const payment = { id: `pay_${id.slice(0, 8)}`, amount: 50_000, currency: 'INR', captured: true };
  const link = {
    ...{ id: 'plink_none', reference: id, amount: 50_000, status: 'paid', currency: 'INR' },
    ...{ orderId: null, payment },
  };
  await inAppDatabase(
    `insert into failed_webhook (id, event_id, kind, outcome, notification, payment_id, amount, created_at)
     values ($1::uuid, ($1::uuid)::text, 'payment_link.paid', 'unknown link', $2::jsonb, $3, 50000, $4::date + time '06:00')`,
    [id, JSON.stringify({ kind: 'payment_link.paid', link }), payment.id, day],
  );
  return id;
}

const attention = (page: Page) => page.getByRole('region', { name: 'Needs attention' });

/** Opens a list from the dashboard and filters it by a day. */
async function openFromHome(page: Page, line: RegExp, path: string, day: string): Promise<void> {
  await attention(page).getByRole('link', { name: line }).press('Enter');
  await page.waitForURL(`**${path}`);
  await goTo(page, `${path}?from=${day}&to=${day}`);
}

test.describe('failed mails', () => {
  test('staff find them from the dashboard, send them again or dismiss them with a reason', async () => {
    const again = await failedEmail(DAY);
    const page = await openPageAs('staff', '/admin/home');
    await openFromHome(page, /Failed emails/, '/failures/emails', DAY);
    const row = rowOf(page, again);
    await expect(
      row.getByText('The mail server does not accept mail for this address'),
    ).toBeVisible();
    await row.getByRole('button', { name: 'Dismiss: Access given' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dismiss this mail?' });
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog.getByText('A reason is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('Informed by phone');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Email dismissed')).toBeVisible();
    await expect(
      page.getByText('Nothing matches these filters. Change or clear them.'),
    ).toBeVisible();

    await page.getByLabel('Show', { exact: true }).selectOption('Dismissed');
    await page.waitForURL('**show=dismissed**');
    await expect(row.getByText(/Informed by phone/)).toBeVisible();
    await row.getByRole('button', { name: 'Retry: Access given' }).click();
    await expect(toast(page, 'The email is being sent again')).toBeVisible();
    await expect(row).not.toBeAttached();
  });

  test('the second of two people hears of the first, and keeps what they typed', async () => {
    const day = '2024-02-27';
    const id = await failedEmail(day);
    const path = `/failures/emails?from=${day}&to=${day}`;
    const page = await openPageAs('staff', path);
    const other = await anotherTab(page, path);
    await rowOf(other, id)
      .getByRole('button', { name: /^Dismiss/ })
      .click();
    const dialog = other.getByRole('dialog', { name: 'Dismiss this mail?' });
    await dialog.getByLabel('Reason').fill('Informed by phone');
    await rowOf(page, id)
      .getByRole('button', { name: /^Retry/ })
      .click();
    await expect(toast(page, 'The email is being sent again')).toBeVisible();
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog.getByText(/changed the mail in the meantime/)).toBeVisible();
    await expect(dialog.getByLabel('Reason')).toHaveValue('Informed by phone');
    // Closes the dialog. The list is not checked: the retried mail may fail and be in it again.
    await dialog.getByRole('button', { name: 'Cancel' }).click();
  });

  test('a held key sends a mail again once', async () => {
    const day = '2024-02-26';
    const id = await failedEmail(day);
    const page = await openPageAs('staff', `/failures/emails?from=${day}&to=${day}`);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.postData()?.includes('mutation RetryFailedEmail')) asked.push(request.url());
    });
    const release = await hold(page, 'RetryFailedEmail');
    const button = rowOf(page, id).getByRole('button', { name: /^Retry/ });
    await button.focus();
    for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    release();
    await expect(toast(page, 'The email is being sent again')).toBeVisible();
    await expect(rowOf(page, id)).not.toBeAttached();
    expect(asked).toHaveLength(1);
  });
});

test.describe('failed webhooks', () => {
  test('staff find them from the dashboard, try again and read what came of it', async () => {
    const id = await failedWebhook(DAY);
    const page = await openPageAs('staff', '/admin/home');
    await openFromHome(page, /Failed payment notices/, '/failures/webhooks', DAY);
    const row = rowOf(page, id);
    await expect(row.getByText('₹500.00')).toBeVisible();
    await row.getByRole('button', { name: /^Retry: Paid pay_/ }).click();
    await expect(toast(page, /^Not recorded. Unknown payment link/)).toBeVisible();
    await expect(cellOf(page, id, 'attempts').getByText('2', { exact: true })).toBeVisible();
    await row.getByRole('button', { name: /^Dismiss/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Dismiss this payment notice?' });
    await dialog.getByLabel('Reason').fill('Given back at the provider');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Payment notice dismissed')).toBeVisible();
    await expect(
      page.getByText('Nothing matches these filters. Change or clear them.'),
    ).toBeVisible();
  });

  test('staff see them as cards on a phone, with the same actions', async () => {
    const day = '2024-02-28';
    await failedWebhook(day);
    const page = await openPageAs('staff', `/failures/webhooks?from=${day}&to=${day}`, {
      viewport: PHONE,
    });
    await expect(page.getByText('Paid ₹500.00')).toBeVisible();
    await expect(page.getByText('Unknown payment link')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Retry/ })).toHaveCount(1);
    await expect(page.getByRole('button', { name: /^Dismiss/ })).toHaveCount(1);
  });
});
