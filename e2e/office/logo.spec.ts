import type { Page } from 'playwright-core';
import { appUrl, openPageAs, sessions, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';

/** A PNG picture, drawn by the browser. */
async function picture(page: Page, width: number, height: number) {
  const drawn = await page.evaluate(
    ([wide = 0, high = 0]) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      canvas.getContext('2d')?.fillRect(0, 0, wide, high / 2);
      return canvas.toDataURL('image/png').replace(/^.*,/, '');
    },
    [width, height],
  );
  return { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(drawn, 'base64') };
}

const logo = (page: Page) => page.getByRole('img', { name: 'Logo of the business' });

const pixels = (page: Page) =>
  logo(page).evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]);

test('staff set, replace and remove the logo, wrong files are refused, and a conflict is shown', async () => {
  const page = await openPageAs('staff', '/business');
  const box = page.locator('input[type=file]');
  await expect(
    page.getByText('No logo yet. Invoices and statements show the legal name instead.'),
  ).toBeVisible();
  await box.setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
  });
  await expect(page.getByText('Choose a logo as PNG or JPEG')).toBeVisible();
  await box.setInputFiles({
    ...{ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(200_001) },
  });
  await expect(page.getByText('A logo can be up to 200 kB')).toBeVisible();
  await box.setInputFiles(await picture(page, 1120, 200));
  await expect(toast(page, 'Logo saved')).toBeVisible();
  await expect(logo(page)).toBeVisible();
  await expect.poll(() => pixels(page)).toEqual([560, 100]);
  expect(await page.getByText('A logo can be up to 200 kB').count()).toBe(0);

  // Another user changes the logo. This page has not loaded the change.
  const { status } = await fetch(`${appUrl()}/api/business/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${sessions().colleague.token}` },
    body: new Uint8Array((await picture(page, 60, 192)).buffer),
  });
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove the logo?' });
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(asked.getByText(/changed the logo in the meantime/)).toBeVisible();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(() => pixels(page)).toEqual([60, 192]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page, 'Logo removed')).toBeVisible();
  await expect(
    page.getByText('No logo yet. Invoices and statements show the legal name instead.'),
  ).toBeVisible();
});
