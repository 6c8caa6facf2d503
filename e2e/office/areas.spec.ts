import { openPageAs, toast } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { ask, book, inDays, makeBusiness, rowOf, unique } from './office.js';

let last = Date.now() % 100_000;

/** A PIN code outside of every town, which no other test uses. */
const newPincode = (): string => String(700_000 + (last += 1));

interface Area {
  id: string;
  version: number;
  name: string;
  slots: { weekday: string; startTime: string; endTime: string; capacity: number }[];
}

const areaCalled = async (name: string): Promise<Area | undefined> =>
  (
    await ask<{ areas: Area[] }>(
      '{ areas { id version name slots { weekday startTime endTime capacity } } }',
    )
  ).areas.find((area) => area.name === name);

test.describe('areas', () => {
  test('staff add an area from waiting PIN codes, fill a week from one day, settle a conflict and delete it', async () => {
    const [waited, other] = [newPincode(), newPincode()];
    await ask('mutation ($input: JoinWaitlistInput!) { joinWaitlist(input: $input) { message } }', {
      input: { pincode: waited, email: `${unique('waits').replace(' ', '.')}@laundry.test` },
    });
    const page = await openPageAs('staff', '/areas');
    await page.getByRole('button', { name: `Add to an area: ${waited}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'New area' }).click();
    const form = page.getByRole('dialog', { name: 'Add Area' });
    await expect(form.getByRole('button', { name: `Remove ${waited}` })).toBeVisible();

    await form.getByLabel('Pincodes').first().pressSequentially(`${other} 60x`);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText('Name is required')).toBeVisible();
    await expect(form.getByText(/^60x is not a pincode/)).toBeVisible();
    await form.getByRole('button', { name: 'Remove 60x' }).click();
    const name = unique('Area');
    await form.getByLabel('Name').fill(name);
    const add = form.getByRole('button', { name: 'Add slot on Monday' });
    await add.click();
    await form.getByLabel('From, Monday, slot 1').fill('08:00');
    await form.getByLabel('To, Monday, slot 1').fill('10:00');
    await form.getByLabel('Pickups, Monday, slot 1').fill('5');
    await add.press('Enter');
    await expect(form.getByLabel('To, Monday, slot 2')).toHaveValue('12:00');
    await form.getByLabel('From, Monday, slot 2').fill('09:00');
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(form.getByText('Overlaps with 8:00 AM–10:00 AM')).toBeVisible();
    await form.getByLabel('From, Monday, slot 2').fill('10:00');
    await form.getByRole('button', { name: 'Copy to all days: Monday' }).click();
    await form.getByRole('button', { name: 'Undo the copy of Monday' }).click();
    await form.getByRole('button', { name: 'Copy to Mon–Sat: Monday' }).click();
    await expect(form.getByLabel('From, Saturday, slot 2')).toBeVisible();
    await expect(form.getByLabel('From, Sunday, slot 1')).toHaveCount(0);
    await form.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(toast(page, 'Area added')).toBeVisible();
    const area = await areaCalled(name);
    if (!area) throw new Error('The area is not there');
    expect(area.slots.length).toBe(12);
    await expect(rowOf(page, area.id).getByText('Mon–Sat')).toBeVisible();
    await expect(rowOf(page, waited)).not.toBeAttached();

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Area' });
    await edit.getByLabel('Pickups, Monday, slot 1').fill('7');
    await ask(
      `mutation ($id: ID!, $version: Int!, $input: UpdateAreaInput!) {
        updateArea(id: $id, version: $version, input: $input) { message }
      }`,
      {
        ...{ id: area.id, version: area.version },
        input: {
          ...{ name, pincodes: [waited] },
          slots: area.slots.filter(({ weekday }) => weekday !== 'SATURDAY'),
        },
      },
    );
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(edit.getByText(/^Saturday: 8:00 AM–10:00 AM \(5\).* → nothing$/)).toBeVisible();
    await expect(edit.getByText(`Pincodes: ${waited}, ${other} → ${waited}`)).toBeVisible();
    await expect(edit.getByLabel('Pickups, Monday, slot 1')).toHaveValue('7');
    await edit.getByRole('button', { name: 'Update' }).click();
    await expect(toast(page, 'Area saved')).toBeVisible();
    const saved = await areaCalled(name);
    expect(saved?.slots.map(({ capacity }) => capacity)).toEqual([7, ...Array<number>(9).fill(5)]);

    await page.getByRole('button', { name: `Delete ${name}` }).click();
    const question = page.getByRole('alertdialog', { name: `Delete ${name}?` });
    await expect(question.getByText(/Booked pickups keep their times/)).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Area deleted')).toBeVisible();
    await expect(rowOf(page, area.id)).not.toBeAttached();
  });
});

test.describe('a closed day', () => {
  test('staff close a day once with a reason, keep what they typed, and open it again', async () => {
    // The day is beyond the bookable days, so that the closed day does not affect other tests.
    const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
    const page = await openPageAs('staff', '/areas');
    await page.getByRole('button', { name: '+ Close a day' }).click();
    const form = page.getByRole('dialog', { name: 'Close a day' });
    // The dialog shows the booked pickups of the day first, with a link to them.
    await book((await makeBusiness()).id);
    await form.getByRole('textbox', { name: 'Day' }).fill(inDays(0));
    await expect(form.getByText(/^\d+ pickups? (is|are) booked for this day/)).toBeVisible();
    await expect(form.getByRole('link', { name: 'View pickups' })).toHaveAttribute(
      'href',
      `/orders?dateOf=pickup&date=${inDays(0)}&status=WAITING_FOR_PICKUP`,
    );
    await form.getByRole('textbox', { name: 'Day' }).fill(day);
    await expect(form.getByText('No pickups are booked for this day.')).toBeVisible();
    await form.getByRole('button', { name: 'Close day' }).click();
    await expect(form.getByText('A reason is required')).toBeVisible();
    await form.getByLabel('Reason').fill('Stocktaking');
    await form.getByRole('button', { name: 'Close day' }).click();
    await expect(toast(page, /^Closed on /)).toBeVisible();
    await expect(rowOf(page, day).getByText('Stocktaking')).toBeVisible();

    await page.getByRole('button', { name: '+ Close a day' }).click();
    await form.getByRole('textbox', { name: 'Day' }).fill(day);
    await form.getByLabel('Reason').fill('Painting');
    await form.getByRole('button', { name: 'Close day' }).click();
    await expect(form.getByText(/is already closed$/)).toBeVisible();
    await expect(form.getByLabel('Reason')).toHaveValue('Painting');
    await form.getByRole('button', { name: 'Cancel' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Discard/ })
      .click();

    await rowOf(page, day)
      .getByRole('button', { name: /^Reopen/ })
      .click();
    const question = page.getByRole('alertdialog', { name: 'Reopen this day?' });
    await question.getByRole('button', { name: 'Reopen' }).click();
    await expect(toast(page, /^Open on /)).toBeVisible();
    await expect(rowOf(page, day)).not.toBeAttached();
  });
});
