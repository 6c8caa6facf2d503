import type { Page } from 'playwright-core';
import { openPageAs } from '../browser.js';
import { expect, test } from '../fixtures.js';
import { createDriver } from './drivers.js';
import { hold } from '../network.js';
import { ask, book, inDays, makeBusiness, type MadeOrder, rowOf } from './office.js';

interface Round {
  id: string;
  version: number;
  stops: { id: string; orderId: string; status: string }[];
}

async function roundOf(driverId: string): Promise<Round | undefined> {
  const { roundsOfDay } = await ask<{
    roundsOfDay: { rounds: (Round & { driver: { id: string } | null })[] };
  }>(
    `query ($day: CalendarDate!) { roundsOfDay(day: $day) {
      rounds { id version driver { id } stops { id orderId status } } } }`,
    { day: inDays(0) },
  );
  return roundsOfDay.rounds.find(({ driver }) => driver?.id === driverId);
}

const ordersOf = async (driverId: string): Promise<string[]> =>
  (await roundOf(driverId))?.stops.map(({ orderId }) => orderId) ?? [];

async function assign(page: Page, driver: string): Promise<void> {
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Assign/ });
  await dialog.getByLabel('Driver').selectOption({ label: driver });
  await dialog.getByRole('button', { name: 'Assign' }).click();
  await expect(dialog).not.toBeAttached();
}

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 700 }],
  ['a desktop', { width: 1280, height: 700 }],
] as const) {
  test(`the actions for selected stops are in sight on ${device}`, async () => {
    const { id: customerId } = await makeBusiness();
    for (let count = 0; count < 12; count += 1) await book(customerId, `stop ${count}`);
    const page = await openPageAs('staff', '/rounds', { viewport });
    await page.getByRole('checkbox').first().check();
    const bar = page.getByRole('region', { name: 'Selected stops' });
    await expect(bar).toBeVisible();
    expect(await page.evaluate(() => document.body.scrollHeight)).toBeGreaterThan(2 * 700);
    const { top, bottom } = await bar.evaluate(
      (box) => box.getBoundingClientRect().toJSON() as DOMRect,
    );
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(viewport.height);
  });
}

test('staff assign orders, put them in order, see a failed try, plan again and print', async () => {
  const driver = await createDriver();
  const { id: customerId } = await makeBusiness();
  const made: MadeOrder[] = [];
  for (const note of ['one', 'two', 'three']) made.push(await book(customerId, note));
  const [one, two, three] = made.map(({ id }) => id) as [string, string, string];

  // The bulk action bar for several selected orders.
  const page = await openPageAs('staff', `/orders?customer=${customerId}`);
  for (const { id } of made) await rowOf(page, id).getByRole('checkbox').check();
  await assign(page, driver.name);
  await expect(page.getByText('3 of 3 orders are planned for')).toBeVisible();
  expect((await ordersOf(driver.id)).toSorted()).toEqual([one, two, three].toSorted());
  const [first = '', second = '', last = ''] = await ordersOf(driver.id);

  // Staff move a stop by buttons and by keys. The page announces its new position.
  await page.goto('/rounds');
  const round = page.getByRole('region', { name: driver.name });
  const stops = round.getByRole('listitem');
  await expect(stops).toHaveCount(3);
  const down = stops.first().getByRole('button', { name: / down$/ });
  await down.click();
  await expect.poll(() => ordersOf(driver.id)).toEqual([second, first, last]);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => ordersOf(driver.id)).toEqual([second, last, first]);
  await expect(round.getByText('is stop 3 of 3 to do')).toBeAttached();
  await stops.first().dragTo(stops.last());
  await expect.poll(() => ordersOf(driver.id)).toEqual([last, first, second]);

  // Another user changes the order of the stops first. This page has not loaded the change, so the
  // server rejects the save. The order that this user chose stays on screen.
  const letGo = await hold(page, 'RoundsOfDay');
  const seen = await roundOf(driver.id);
  await ask(
    `mutation ($id: ID!, $version: Int!) { sortRoundStops(id: $id, version: $version) { message } }`,
    { id: seen?.id, version: seen?.version },
  );
  const refused = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('"operationName":"UpdateRound"')),
  );
  await stops
    .first()
    .getByRole('button', { name: / down$/ })
    .click();
  await refused;
  letGo();
  await expect(round.getByText('changed the round in the meantime')).toBeVisible();
  await round.getByRole('button', { name: 'Keep my sequence' }).click();
  await expect.poll(() => ordersOf(driver.id)).toEqual([first, last, second]);

  // The stop shows a failed attempt, and staff can plan it again.
  await stops
    .first()
    .getByRole('button', { name: /^Could not/ })
    .click();
  const dialog = page.getByRole('dialog', { name: /: reason$/ });
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('No one home');
  await dialog.getByRole('button', { name: 'Record failed attempt' }).click();
  await expect(dialog).not.toBeAttached();
  await expect(round.getByText(/^No one home/)).toBeVisible();
  const failed = made.find(({ id }) => id === first)?.shortId ?? '';
  await page.getByRole('checkbox', { name: `order ${failed}` }).check();
  await assign(page, driver.name);
  await expect.poll(() => ordersOf(driver.id)).toEqual([first, last, second, first]);
  await expect(stops).toHaveCount(4);

  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      const view = open(...given);
      if (view) view.print = () => void (document.title = view.document.body.innerText);
      return view;
    };
  });
  await round.getByRole('button', { name: /^Print/ }).click();
  await expect.poll(() => page.title()).toContain('3 stops');
  expect(await page.title()).toContain(driver.name);
});
