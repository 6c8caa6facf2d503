import type { Page, Route } from 'playwright-core';
import { appUrl, openPageAs, sessions } from '../browser.js';
import { graphql } from '../session.js';

/** A GraphQL request of staff, to prepare what a journey needs or to look at what it did. */
export const ask = <Data>(query: string, variables: object = {}): Promise<Data> =>
  graphql<Data>(appUrl(), query, variables, sessions().staff.token);

/** A page of staff that has loaded nothing yet, so that its requests can be held or refused. */
export const openBlank = (): Promise<Page> => openPageAs('staff', 'about:blank');

let made = 0;

/** Words that no other journey uses. */
export const unique = (word: string): string => `${word} ${Date.now().toString(36)}${++made}`;

export interface Business {
  id: string;
  name: string;
  email: string;
  phone: string;
}

/** A business customer of this journey alone. */
export async function makeBusiness(name = unique('Hotel')): Promise<Business> {
  const phone = `98${String(Date.now() + made).slice(-8)}`;
  const email = `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@laundry.test`;
  const input = {
    ...{ name, email, phone, address: '7, Beach Road', city: 'Chennai' },
    ...{ state: 'Tamil Nadu', pincode: '600001' },
  };
  const { createEnterprise } = await ask<{ createEnterprise: { enterprise: { id: string } } }>(
    'mutation ($input: EnterpriseInput!) { createEnterprise(input: $input) { enterprise { id } } }',
    { input },
  );
  return { id: createEnterprise.enterprise.id, name, email, phone };
}

export interface MadeOrder {
  id: string;
  shortId: string;
  version: number;
}

const today = (): string => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10);

export async function book(userId: string, note?: string): Promise<MadeOrder> {
  const input = {
    ...{ userId, note, phone: '9840012345', pickupDate: today() },
    pickupAddress: '7, Beach Road, Chennai, Tamil Nadu - 600001',
  };
  const { bookPickup } = await ask<{ bookPickup: { booking: MadeOrder } }>(
    'mutation ($input: BookPickupInput!) { bookPickup(input: $input) { booking { id shortId version } } }',
    { input },
  );
  return bookPickup.booking;
}

/** An order of ten pieces at ₹100, so ₹1,000.00 in all. */
export async function bookAndPick(userId: string): Promise<MadeOrder> {
  const { id, version } = await book(userId);
  const { cloths } = await ask<{ cloths: { id: string }[] }>('{ cloths { id } }');
  const items = [{ clothId: cloths[0]?.id, quantity: 10, price: 10_000 }];
  const { recordPickup } = await ask<{ recordPickup: { order: MadeOrder } }>(
    `mutation ($id: ID!, $version: Int!, $items: [PickupItemInput!]!) {
      recordPickup(id: $id, version: $version, items: $items) { order { id shortId version } }
    }`,
    { id, version, items },
  );
  return recordPickup.order;
}

export async function move({ id, version }: MadeOrder, to: string): Promise<MadeOrder> {
  const { moveOrder } = await ask<{ moveOrder: { order: MadeOrder } }>(
    `mutation ($id: ID!, $version: Int!, $to: OrderStatus!) {
      moveOrder(id: $id, version: $version, to: $to) { order { id shortId version } }
    }`,
    { id, version, to },
  );
  return moveOrder.order;
}

export async function pay(order: MadeOrder, input: object): Promise<void> {
  await ask(
    `mutation ($id: ID!, $version: Int!, $input: PaymentInput!) {
      updatePayment(orderId: $id, version: $version, input: $input) { message }
    }`,
    { id: order.id, version: order.version, input },
  );
}

const asksFor = (route: Route, operation: string): boolean => {
  const body = route.request().postDataJSON() as { operationName?: string } | null;
  return body?.operationName === operation;
};

/** Keeps the requests of one operation waiting until it is let go. */
export async function hold(page: Page, operation: string): Promise<() => void> {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    if (asksFor(route, operation)) await free;
    await route.fallback();
  });
  return letGo;
}

type Refusal = { message: string; code: string } | 'no words';

/** Answers one operation with an error: the server's words, or a failure without any. */
export const refuse = (page: Page, operation: string, refusal: Refusal): Promise<unknown> =>
  page.route('**/graphql', (route) => {
    if (!asksFor(route, operation)) return route.fallback();
    if (refusal === 'no words') return route.fulfill({ status: 500, body: 'out of order' });
    const { message, code } = refusal;
    return route.fulfill({ json: { data: null, errors: [{ message, extensions: { code } }] } });
  });

/** Answers one operation with these data, where the demo data never look like that. */
export const answer = (page: Page, operation: string, data: object): Promise<unknown> =>
  page.route('**/graphql', (route) =>
    asksFor(route, operation) ? route.fulfill({ json: { data } }) : route.fallback(),
  );

export const nothing = { nodes: [], pageInfo: { endCursor: null, hasNextPage: false } };

export const toast = (page: Page, text: string | RegExp) =>
  page.locator('[data-toast]').filter({ hasText: text });

export const rowOf = (page: Page, id: string) => page.locator(`.MuiDataGrid-row[data-id="${id}"]`);

export const cellOf = (page: Page, id: string, field: string) =>
  rowOf(page, id).locator(`[data-field="${field}"]`);

export const headings = (page: Page, grid: string): Promise<string[]> =>
  page.getByRole('grid', { name: grid, exact: true }).getByRole('columnheader').allInnerTexts();

/** A colour as the browser computed it, by what people call it: the six of the specification. */
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
