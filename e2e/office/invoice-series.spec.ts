import { inAppDatabase, openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask } from './office.js';

interface Series {
  kind: string;
  financialYear: number;
  nextNumberFormatted: string;
}

/** The series of credit notes. */
async function creditNotes(): Promise<Series> {
  const { business } = await ask<{ business: { series: Series[] } }>(
    '{ business { series { kind financialYear nextNumberFormatted } } }',
  );
  const found = business.series.find(({ kind }) => kind === 'CREDIT_NOTE');
  if (!found) throw new Error('Credit notes have no series');
  return found;
}

/** Moves the documents of other tests to another year, or back. */
const move = (year: number, to: number) =>
  inAppDatabase(`update document_series set year = $2 where kind = 'CN' and year = $1`, [year, to]);

let year: number;
test.beforeAll(async () => {
  ({ financialYear: year } = await creditNotes());
  await move(year, year - 100);
});
test.afterAll(async () => {
  await inAppDatabase(`delete from document_series where kind = 'CN' and year = $1`, [year]);
  await inAppDatabase('delete from document_series_start', []);
  await move(year - 100, year);
});

test('staff set the first number of credit notes until the first one of the year is issued', async () => {
  const page = await openPageAs('staff', '/business');
  const edit = page.getByRole('button', { name: 'Edit the first number: Credit notes' });
  const { nextNumberFormatted: first } = await creditNotes();
  await expect(page.getByText(`Next: ${first}`, { exact: true })).toBeVisible();
  await edit.click();
  const form = page.getByRole('dialog', { name: 'First number: Credit notes' });
  const field = form.getByRole('textbox', { name: 'First number' });
  await field.fill('0');
  await field.press('Enter');
  await expect(form.getByText('Enter a whole number from 1 to 999999')).toBeVisible();
  await field.fill('531');
  await page.reload();
  await expect(field).toHaveValue('531');
  await field.press('Enter');
  const after = first.replace(/1$/, '531');
  await expect(toast(page, `The next credit note is ${after}`)).toBeVisible();
  await expect(page.getByText(`Next: ${after}`, { exact: true })).toBeVisible();

  // Another user issues the first document while the form is open.
  await edit.click();
  await field.fill('540');
  await inAppDatabase(`insert into document_series (kind, year, last) values ('CN', $1, 531)`, [
    year,
  ]);
  await field.press('Enter');
  const begun = first.replace(/1$/, '532');
  const inUse = `This series is already in use. Its next number is ${begun}.`;
  await expect(form.getByText(inUse)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText(`Next: ${begun}. This series is already in use.`)).toBeVisible();
  await expect(edit).toHaveCount(0);
});
