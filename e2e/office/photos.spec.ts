import type { Page } from 'playwright-core';
import { appUrl, openPageAs, toast } from '../browser.js';
import { openPageFor } from '../customer/users.js';
import { expect, test } from '../fixtures.js';
import { signInByApi } from '../session.js';
import { book, makeBusiness } from './office.js';

const section = (page: Page) => page.getByRole('region', { name: 'Photos', exact: true });
const box = (page: Page) => section(page).locator('input[type=file]');

/** A picture larger than the stored size, and a file that is no picture. */
const files = async (page: Page) => {
  const drawn = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 2000;
    canvas.height = 1000;
    canvas.getContext('2d')?.fillRect(500, 250, 1000, 500);
    return canvas.toDataURL('image/png').replace(/^.*,/, '');
  });
  const picture = (name: string) => ({
    ...{ name, mimeType: 'image/png' },
    buffer: Buffer.from(drawn, 'base64'),
  });
  const noPicture = {
    name: 'page.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<html></html>'),
  };
  return { picture, noPicture };
};

/** Waits until a picture has loaded. Returns its width in pixels. */
const widthOf = (page: Page, label: string): Promise<number> =>
  page.getByRole('img', { name: label }).evaluate(async (img: HTMLImageElement) => {
    await img.decode();
    return img.naturalWidth;
  });

test('staff add photos to an order, its customer sees them, staff remove them, and wrong files are named', async () => {
  const business = await makeBusiness();
  const { id } = await book(business.id);
  const page = await openPageAs('staff', `/orders?order=${id}`);
  const { picture, noPicture } = await files(page);
  await expect(section(page).getByText('No photos yet')).toBeVisible();
  await box(page).setInputFiles([picture('collar.png'), noPicture]);
  await section(page).getByLabel('Note (optional)').fill('Stain on the collar');
  await section(page).getByRole('button', { name: 'Save 2 photos' }).click();
  await expect(toast(page, 'Photo added')).toBeVisible();
  const refused = section(page).getByRole('listitem').filter({ hasText: 'page.jpg' });
  await expect(refused.getByText('Choose a photo as JPEG, PNG or WebP')).toBeVisible();
  await expect(section(page).getByLabel('Note (optional)')).toHaveValue('Stain on the collar');

  // Escape asks before it discards unsaved photos.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await section(page).getByRole('button', { name: 'Remove page.jpg' }).click();
  await expect(section(page).getByRole('button', { name: 'Add photos' })).toBeVisible();

  // Another user adds a second photo. The customer sees both photos in full size and cannot delete
  // a photo.
  const colleague = await openPageAs('colleague', `/orders?order=${id}`);
  await expect(section(colleague).getByText('1 of at most 10')).toBeVisible();
  await box(colleague).setInputFiles(picture('hem.png'));
  await section(colleague).getByRole('button', { name: 'Save photo' }).click();
  await expect(section(colleague).getByText('2 of at most 10')).toBeVisible();
  const session = await signInByApi(appUrl(), business.email);
  const customer = await openPageFor(session, `/account?order=${id}`);
  await customer.getByRole('button', { name: 'Photo 1 of 2: Stain on the collar' }).click();
  expect(await widthOf(customer, 'Stain on the collar')).toBe(1600);
  await customer.getByRole('button', { name: 'Next' }).click();
  expect(await widthOf(customer, 'Photo 2 of 2')).toBe(1600);
  await expect(customer.getByRole('button', { name: 'Remove' })).toHaveCount(0);

  // Staff delete the photo that the customer views.
  await section(colleague).getByRole('button', { name: 'Photo 2 of 2' }).click();
  await colleague.getByRole('button', { name: 'Remove' }).click();
  await Promise.all([
    expect(toast(customer, 'This photo has been removed.')).toBeVisible(),
    expect(toast(colleague, 'Photo removed')).toBeVisible(),
    colleague.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click(),
  ]);
  await expect(section(colleague).getByText('1 of at most 10')).toBeVisible();
  await expect(customer.getByRole('button', { name: 'Photo 1 of 1' })).toBeVisible();

  // The address of a photo does not work without the session.
  const [address] = await customer.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => (/photos/.test(name) ? [name] : [])),
  );
  expect(address).toContain(`/api/orders/${id}/photos/`);
  expect((await fetch(address ?? '')).status).toBe(401);
});
