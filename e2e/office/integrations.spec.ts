import { appUrl, openPageAs, PHONE } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { unique } from './office.js';

test('an admin creates an app and a token, which works until it is revoked', async () => {
  const name = unique('Accounts');
  const page = await openPageAs('staff', '/integrations', { viewport: PHONE });
  await page
    .getByRole('button', { name: /\+ New app|Create the first app/ })
    .first()
    .click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Create app' }).click();
  await expect(page.getByRole('alert').getByText('Choose at least one permission')).toBeVisible();
  await page.getByLabel('See totals and reports').check();
  await page.getByRole('button', { name: 'Create app' }).click();
  await page.getByRole('button', { name }).click();
  const app = page.getByRole('dialog', { name });
  await expect(app.getByText('No tokens yet')).toBeVisible();

  await app.getByRole('button', { name: 'New token' }).click();
  await page.getByLabel('Label').fill('Server');
  await page.getByLabel('Networks').fill('127.0.0.1');
  await page.getByRole('button', { name: 'Create token' }).click();
  await expect(page.getByText('Write each network like 203.0.113.0/24')).toBeVisible();
  await page.getByLabel('Networks').fill('127.0.0.0/8 ::1/128');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  const status = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (
      await fetch(`${appUrl()}/api/report/control.csv?from=2026-01-01&to=2026-01-02`, { headers })
    ).status;
  };
  expect(await status()).toBe(200);

  await page.getByRole('button', { name: 'Close' }).click();
  await app.getByRole('button', { name: 'Revoke Server' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(app.getByText(/^Revoked on/)).toBeVisible();
  expect(await status()).toBe(401);
});
