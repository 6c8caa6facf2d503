import type { Download, Page } from 'playwright-core';
import { appUrl, openPageAs, sessions } from '../browser.js';
import { graphql } from '../session.js';

/** A GraphQL request as staff, to prepare a test or check its result. */
export const ask = <Data>(query: string, variables: object = {}): Promise<Data> =>
  graphql<Data>(appUrl(), query, variables, sessions().staff.token);

/** A blank page with staff signed in. The test can hold or refuse its first requests. */
export const openBlank = (): Promise<Page> => openPageAs('staff', 'about:blank');

export async function openAccountMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /, your account$/ }).click();
}

/** Opens a page from a menu of the header. */
export async function followMenu(page: Page, menu: string, label: string): Promise<void> {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: label, exact: true }).click();
}

let made = 0;

/** A text that no other test uses. */
export const unique = (word: string): string => `${word} ${Date.now().toString(36)}${++made}`;

export interface Business {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** Creates an enterprise for this test only. */
export async function makeBusiness(name = unique('Hotel'), terms = {}): Promise<Business> {
  const phone = `98${String(Date.now() + made).slice(-8)}`;
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@laundry.test`;
  const input = {
    ...{ name, email, phone, address: '7, Beach Road', city: 'Chennai' },
    ...{ state: 'Tamil Nadu', pincode: '600001', ...terms },
  };
  const { createEnterprise } = await ask<{ createEnterprise: { enterprise: { id: string } } }>(
    'mutation ($input: CreateEnterpriseInput!) { createEnterprise(input: $input) { enterprise { id } } }',
    { input },
  );
  return { id: createEnterprise.enterprise.id, name, email, phone };
}

export interface MadeOrder {
  id: string;
  shortId: string;
  version: number;
}

/** A day in India this many days from now, as a date field takes it. */
export const inDays = (days: number): string =>
  new Date(Date.now() + 19_800_000 + days * 86_400_000).toISOString().slice(0, 10);

export async function book(userId: string, note?: string): Promise<MadeOrder> {
  const input = {
    ...{ customerId: userId, note, phone: '9840012345', pickupDate: inDays(0) },
    pickupAddress: '7, Beach Road, Chennai, Tamil Nadu - 600001',
  };
  const { bookPickup } = await ask<{ bookPickup: { booking: MadeOrder } }>(
    'mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id shortId version } } }',
    { input },
  );
  return bookPickup.booking;
}

/** Records ten pieces at ₹100, so ₹1,000.00 in total. */
export async function pickUp({ id, version }: MadeOrder): Promise<MadeOrder> {
  const { cloths } = await ask<{ cloths: { id: string }[] }>('{ cloths { id } }');
  const items = [{ clothId: cloths[0]?.id, quantity: 10, price: 10_000 }];
  const { recordPickup } = await ask<{ recordPickup: { order: MadeOrder } }>(
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: $version, input: { items: $items }) { order { id shortId version } }
    }`,
    { id, version, items },
  );
  return recordPickup.order;
}

export const bookAndPick = async (userId: string): Promise<MadeOrder> => pickUp(await book(userId));

/** Issues the invoice of an order before its delivery. */
export async function issueInvoice({ id, version }: MadeOrder): Promise<void> {
  await ask(
    `mutation ($id: ID!, $version: Int!) { issueInvoice(id: $id, version: $version) { message } }`,
    { id, version },
  );
}

export async function move({ id, version }: MadeOrder, to: string): Promise<MadeOrder> {
  const { updateOrderStatus } = await ask<{ updateOrderStatus: { order: MadeOrder } }>(
    `mutation ($id: ID!, $version: Int!, $to: OrderStatus!) {
      updateOrderStatus(id: $id, version: $version, input: { status: $to }) { order { id shortId version } }
    }`,
    { id, version, to },
  );
  return updateOrderStatus.order;
}

export async function pay(order: MadeOrder, input: object): Promise<void> {
  await ask(
    `mutation ($id: ID!, $version: Int!, $input: UpdatePaymentInput!) {
      updatePayment(id: $id, version: $version, input: $input) { message }
    }`,
    { id: order.id, version: order.version, input: { method: 'CASH', ...input } },
  );
}

/** Clicks a button and returns the file that it downloads. */
export async function download(page: Page, name: string | RegExp): Promise<Download> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return file;
}

export const nothing = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };

export const rowOf = (page: Page, id: string) => page.locator(`[role="row"][data-id="${id}"]`);

export const cellOf = (page: Page, id: string, field: string) =>
  rowOf(page, id).locator(`[data-field="${field}"]`);

export const headings = (page: Page, grid: string): Promise<string[]> =>
  page.getByRole('grid', { name: grid, exact: true }).getByRole('columnheader').allInnerTexts();

/**
 * Name of the colour that the browser computed. It is one of the six colours in the specification.
 */
export async function colourOf(chip: ReturnType<typeof rowOf>): Promise<string> {
  const found = await chip.evaluate((element) => getComputedStyle(element).color);
  const names: Record<string, string> = {
    'rgb(20, 83, 45)': 'green',
    'rgb(92, 67, 0)': 'yellow',
    'rgb(18, 62, 124)': 'blue',
    'rgb(49, 46, 129)': 'indigo',
    'rgb(127, 29, 29)': 'red',
    'rgb(55, 71, 79)': 'grey',
  };
  return names[found] ?? found;
}
