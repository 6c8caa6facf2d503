import { expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { appUrl, openPageAs, sessions, toast, useBrowser } from '../browser.js';
import { layersOpen } from '../alive.js';

useBrowser();

/** A picture as PNG, drawn by the browser itself. */
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
  logo(page).evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return [img.naturalWidth, img.naturalHeight];
  });

it('the logo is set, replaced and removed; what is none is refused, and the second of two people is told', async () => {
  const page = await openPageAs('staff', '/business');
  const box = page.locator('input[type=file]');
  await page.getByText('None: papers and statements begin with the legal name.').waitFor();
  await box.setInputFiles({
    ...{ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') },
  });
  await page.getByText('Send a logo as PNG or JPEG').waitFor();
  await box.setInputFiles({
    ...{ name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(200_001) },
  });
  await page.getByText('A logo has at most 200 kB').waitFor();
  await box.setInputFiles(await picture(page, 1120, 200));
  await toast(page, 'Logo saved').waitFor();
  await logo(page).waitFor();
  expect(await pixels(page)).toEqual([560, 100]);
  expect(await page.getByText('A logo has at most 200 kB').count()).toBe(0);

  // Somebody else is quicker, whom this page has not heard of.
  const { status } = await fetch(`${appUrl()}/api/business/logo`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${sessions().colleague.token}` },
    body: new Uint8Array((await picture(page, 60, 192)).buffer),
  });
  expect(status).toBe(200);
  await page.getByRole('button', { name: 'Remove' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Remove the logo?' });
  await asked.getByRole('button', { name: 'Remove' }).click();
  await asked.getByText(/changed this logo in the meantime/).waitFor();
  await asked.getByRole('button', { name: 'Cancel' }).click();
  await layersOpen(page, 0);
  await expect.poll(() => pixels(page)).toEqual([60, 192]);

  await page.getByRole('button', { name: 'Remove' }).click();
  await asked.getByRole('button', { name: 'Remove' }).click();
  await toast(page, 'Logo removed').waitFor();
  await page.getByText('None: papers and statements begin with the legal name.').waitFor();
});
