import type { Page } from 'playwright-core';
import { openPage, openPageAs } from './browser.js';
import { openPageFor, newCustomer, saveAddress } from './customer/users.js';
import { book as bookOwn, pickUp } from './customer/orders.js';
import { expect, test } from './fixtures.js';
import { ask, book, type Business, makeBusiness, unique } from './office/office.js';
import { NARROW, pageFaults } from './page-faults.js';
import type { StoredSession } from './session.js';
import { tourOf } from './tour.js';

/** Every route, by role. `/whatsapp` is missing because it redirects to another site. */
const PAGES = [
  {
    who: 'visitor',
    main: ['/', '/signin'],
    others: [
      ...['/signin/link', '/signup', '/confirm-email', '/revert-email', '/privacy'],
      ...['/customerfeedback', '/payment-success', '/no-such-page'],
    ],
  },
  {
    who: 'customer',
    main: ['/account', '/account?tab=account'],
    others: ['/', '/security', '/ordershistory'],
  },
  { who: 'business', main: [], others: ['/account', '/account?tab=account'] },
  {
    who: 'staff',
    main: ['/admin/home?from=2025-01-01&range=on', '/orders?customer=BUSINESS'],
    others: [
      ...['/customermanager', '/customermanager?tab=enterprise&search=Venkat'],
      ...['/employeemanager', '/orders/new', '/round', '/rounds', '/reports', '/cashup', '/areas'],
      ...['/business', '/rating', '/rating?tab=messages', '/audit', '/integrations'],
      ...['/failures/emails', '/failures/webhooks', '/security'],
    ],
  },
] as const;

let business: Business;
let customer: StoredSession;

/** Data with long words and large amounts: a customer, an enterprise, orders and a price. */
test.beforeAll(async () => {
  customer = await newCustomer('Venkatanarasimharajuvaripeta Subramanian Ananthakrishnan');
  for (const houseNumber of [1, 2])
    await saveAddress(
      customer,
      `${houseNumber}, Sarvepalli Radhakrishnan Salai, Venkatanarasimharajuvaripetanagar`,
    );
  await bookOwn(customer);
  await pickUp(await bookOwn(customer));
  business = await makeBusiness(unique('Venkatanarasimharajuvaripeta Hospitality & Sons'));
  const order = await book(business.id);
  const { cloths } = await ask<{ cloths: { id: string }[] }>('{ cloths { id } }');
  await ask(
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: $version, input: { items: $items }) { message }
    }`,
    {
      ...{ id: order.id, version: order.version },
      items: [{ clothId: cloths[0]?.id, quantity: 100, price: 100_000 }],
    },
  );
  await ask('mutation ($input: CreateClothInput!) { createCloth(input: $input) { message } }', {
    input: { name: unique('Wedding Sherwani with Embroidery and Dupatta'), price: 10_000_000 },
  });
});

function openAs(who: (typeof PAGES)[number]['who']): Promise<Page> {
  if (who === 'visitor') return openPage('/privacy', NARROW);
  if (who === 'customer') return openPageFor(customer, '/privacy', NARROW);
  return openPageAs(who, '/privacy', NARROW);
}

async function sweep(page: Page, paths: readonly string[]): Promise<void> {
  const tour = tourOf(page);
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(NARROW.viewport);
      await tour.show(path.replace('BUSINESS', business.id));
      expect.soft(await pageFaults(page, tour), path).toEqual([]);
    });
}

test.describe('pages fit every width, cut no word and have no serious axe fault, in light and dark', () => {
  for (const { who, main, others } of PAGES) {
    if (main.length > 0)
      test(`${who}: main pages`, { tag: '@core' }, async () => {
        await sweep(await openAs(who), main);
      });
    test(`${who}: all other pages`, async () => {
      await sweep(await openAs(who), others);
    });
  }
});
