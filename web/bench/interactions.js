// From a key or a click to the next paint, on a processor that is four times slower.
import { setTimeout as delay } from 'node:timers/promises';
import { ask, median, signIn } from './app.js';
import { interactionTimes } from './mainThread.js';

const SLOWED = 4;
const ROWS = 100;
const DESK = { width: 1440, height: 900 };

/** What the screens are measured with: a hundred employees, and an order of sixty pieces. */
async function fill(url, { token, userDetails }) {
  for (let at = 0; at < ROWS; at += 1) {
    const input = {
      name: `Employee ${at}`,
      phone: String(9_840_000_000 + at),
      email: `employee.${at}@laundry.test`,
    };
    await ask(
      url,
      'mutation ($input: EmployeeInput!) { createEmployee(input: $input) { message } }',
      { input },
      token,
    );
  }
  const { bookPickup } = await ask(
    url,
    'mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id version } } }',
    {
      input: {
        userId: userDetails.id,
        phone: '9840012345',
        pickupDate: new Date(Date.now() + 19_800_000).toISOString().slice(0, 10),
        pickupAddress: '7, Beach Road, Chennai, Tamil Nadu - 600001',
      },
    },
    token,
  );
  const { cloths } = await ask(url, '{ cloths { id price } }');
  const items = cloths.slice(0, 20).map(({ id, price }) => ({ clothId: id, quantity: 3, price }));
  const { id, version } = bookPickup.booking;
  await ask(
    url,
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: $version, items: $items) { order { id } }
    }`,
    { id, version, items },
    token,
  );
  return id;
}

async function press(page, key, times) {
  for (let at = 0; at < times; at += 1) {
    await page.keyboard.press(key);
    await delay(120);
  }
}

/** Waiting for what is in it would look through the page again and again while it is measured. */
const pressOrder = (page, order) =>
  page.locator(`[data-id="${order}"] [data-field="customer"]`).click();

async function openOrder(page, order) {
  await pressOrder(page, order);
  await page.getByText('Order Information').waitFor();
}

const scenarios = [
  {
    name: 'typing in the booking form',
    who: 'customer',
    path: '/',
    prepare: async (page) => {
      const box = page.getByRole('form', { name: /book/i }).locator('textarea').first();
      await box.scrollIntoViewIfNeeded();
      await page.mouse.move(20, 20);
      await page.locator('#book [aria-busy="true"]').waitFor({ state: 'detached' });
      await box.click();
    },
    act: (page) => page.keyboard.type('7, Beach Road, Chennai', { delay: 120 }),
  },
  {
    name: 'opening an order of 60 pieces',
    who: 'staff',
    path: '/orders',
    prepare: async (page, order) => {
      await page.mouse.move(20, 20);
      await page.locator(`[data-id="${order}"]`).waitFor();
    },
    act: pressOrder,
  },
  {
    name: 'closing it',
    who: 'staff',
    path: '/orders',
    prepare: openOrder,
    act: (page) => press(page, 'Escape', 1),
  },
  {
    name: 'typing into one of its 20 lines',
    who: 'staff',
    path: '/orders',
    prepare: async (page, order) => {
      await openOrder(page, order);
      await page.getByText('Change items').click();
      await page
        .getByLabel(/^Quantity of/)
        .last()
        .click();
    },
    act: (page) => page.keyboard.type('123', { delay: 150 }),
  },
  {
    name: `from row to row in a table of ${ROWS}`,
    who: 'staff',
    path: '/employeemanager',
    prepare: (page) => page.locator('[data-id] [data-field="phone"]').first().focus(),
    act: async (page) => {
      await press(page, 'ArrowDown', 10);
      await press(page, 'PageDown', 4);
      await press(page, 'Control+End', 1);
    },
  },
  {
    name: 'sorting a table of 50 by a heading',
    who: 'staff',
    path: '/orders',
    prepare: (page) => page.locator('[data-id]').first().waitFor(),
    act: async (page) => {
      await page.getByRole('columnheader', { name: /^Total/ }).click();
      await delay(1500);
      await page.getByRole('columnheader', { name: /^Total/ }).click();
      await delay(1500);
    },
  },
];

async function once(browser, url, session, { path, prepare, act }, order) {
  const storage = { token: session.token, user: JSON.stringify(session.userDetails) };
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  const context = await browser.newContext({
    ...{ baseURL: url, viewport: DESK },
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await prepare(page, order);
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  const times = await interactionTimes(devtools, async () => {
    await act(page, order);
    await delay(1000);
  });
  await context.close();
  return [0, 1].map((at) => SLOWED * Math.max(...times.map((time) => time[at])));
}

/** The slowest interaction of each scene, until its frame is handed over and until it is shown: the middle of all runs, and the worst. */
export async function measureInteractions(browser, url, runs) {
  const sessions = {
    staff: await signIn(url, 'admin@laundry.test'),
    customer: await signIn(url, 'customer@laundry.test'),
  };
  const order = await fill(url, sessions.staff);
  for (const scene of scenarios) {
    const slowest = [];
    for (let run = 0; run < runs; run += 1)
      slowest.push(await once(browser, url, sessions[scene.who], scene, order));
    const said = [0, 1].map((at) => {
      const all = slowest.map((times) => Math.round(times[at]));
      return `${median(all)} (${Math.max(...all)})`.padEnd(14);
    });
    process.stdout.write(`${scene.name.padEnd(36)} ${said.join('')}\n`);
  }
}
