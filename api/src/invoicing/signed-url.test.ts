import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { freshNetwork, serverInRealUse } from '../testing/limits.js';
import { setBusiness } from '../testing/invoicing/invoices.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';
import { signedInvoiceUrl } from './signed-url.js';
import { issueOrCreditInvoice } from './invoicing.service.js';

const lines: string[] = [];
let test: TestServer;
let admin: TestUser;
let customer: TestUser;
beforeAll(async () => {
  test = await startTestServer({ log: (line) => lines.push(line) });
  admin = await makeAdmin(test);
  customer = await makeUser(test);
  await setBusiness(test, admin);
});
afterAll(() => test.stop());

const rows = <Row>(text: string, values: unknown[] = []) =>
  test.orm.em.fork().execute<Row[]>(text, values);

async function delivered(of: TestUser): Promise<string> {
  const { id } = await makeOrder(test, of, { orderStatus: 'delivered' });
  await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, id);
  return id;
}

/** The signed URL of the invoice of an order, as this viewer gets it. */
async function signedUrlFor({ token }: TestUser, orderId: string): Promise<URL> {
  const { data, errors } = await test.graphql<{ order: { taxDocuments: { url: string }[] } }>(
    'query ($id: ID!) { order(id: $id) { taxDocuments { url } } }',
    { id: orderId },
    token,
  );
  const url = data?.order.taxDocuments[0]?.url;
  if (!url) throw new Error(errors?.[0]?.message);
  return new URL(url);
}

/** URLs in tests have an unreachable host, so only their path is requested. */
const open = ({ pathname, search }: URL, init?: RequestInit) =>
  fetch(`${test.url}${pathname}${search}`, init);

const REFUSED = {
  status: 404,
  body: {
    error: 'This link no longer works. Open the invoice from its order',
    message: 'This link no longer works. Open the invoice from its order',
  },
};

async function outcome(url: URL) {
  const response = await open(url);
  const body: unknown = await response.json();
  return { status: response.status, body };
}

const statusOf = async (url: URL) => (await open(url)).status;

/** A signed URL with one query parameter changed. */
function withPart(url: URL, name: string, value: string): URL {
  const other = new URL(url);
  other.searchParams.set(name, value);
  return other;
}

/** A signed URL with one path segment changed. */
function withPathSegment(url: URL, place: number, value: string): URL {
  const other = new URL(url);
  other.pathname = other.pathname.split('/').with(place, value).join('/');
  return other;
}

describe('a signed URL', () => {
  it('opens the invoice without a token, uncached and without a referrer', async () => {
    const url = await signedUrlFor(customer, await delivered(customer));
    expect(url.origin).toBe(test.app.publicUrl);
    expect(url.href).not.toContain(customer.token);
    const response = await open(url);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toMatch(
      /^inline; filename="INV-\d{4}-\d+\.pdf"$/,
    );
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await open(url, { method: 'HEAD' })).status).toBe(200);
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await open(url, { method })).status).toBe(404);
  });

  it('is part of the invoices of an order over REST', async () => {
    const orderId = await delivered(customer);
    const response = await fetch(`${test.url}/api/orders/${orderId}/tax-documents`, {
      headers: { authorization: `Bearer ${customer.token}` },
    });
    const { taxDocuments } = (await response.json()) as {
      taxDocuments: { url: string; total: number }[];
    };
    expect(taxDocuments).toMatchObject([{ kind: 'tax invoice', total: 1000, isCredited: false }]);
    expect(await statusOf(new URL(taxDocuments[0]?.url ?? ''))).toBe(200);
  });

  it('uses the read quota of the account that requested it, from any client', async () => {
    const reader = await makeUser(test);
    const orderId = await delivered(reader);
    const { pathname, search } = await signedUrlFor(reader, orderId);
    // A request uses the read quota even if the server renders no PDF.
    await rows('update "order" set user_id = ? where id = ?', [customer.id, orderId]);
    const server = await serverInRealUse(test);
    const statusFrom = async (url: string, headers: Record<string, string> = {}) =>
      (await server.inject({ url, headers, remoteAddress: freshNetwork() })).statusCode;
    const opened: number[] = [];
    for (let time = 0; time < 40; time += 1) opened.push(await statusFrom(`${pathname}${search}`));
    expect([opened[0], opened.at(-1)]).toEqual([404, 429]);
    const withToken = async ({ token }: TestUser) =>
      statusFrom(pathname.replace('/open', ''), { authorization: `Bearer ${token}` });
    expect(await withToken(reader)).toBe(429);
    expect(await withToken(await makeUser(test))).toBe(404);
    await server.close();
  });
});

describe('a signed URL expires', () => {
  it('ten minutes after the request, by the clock of the database', async () => {
    const orderId = await delivered(customer);
    const now = async () =>
      (await rows<{ now: number }>('select extract(epoch from now())::float8 as now'))[0]?.now ?? 0;
    const before = await now();
    const url = await signedUrlFor(customer, orderId);
    const until = Number(url.searchParams.get('until'));
    expect(until).toBeGreaterThanOrEqual(Math.floor(before + 600));
    expect(until).toBeLessThanOrEqual((await now()) + 600);
    const [, , , , , documentId = ''] = url.pathname.split('/');
    const [userId, sessionId] = ['user', 'session'].map((name) => url.searchParams.get(name) ?? '');
    const endingAt = (seconds: number) =>
      new URL(
        signedInvoiceUrl(test.app, {
          ...{ orderId, documentId, userId: userId ?? '', sessionId: sessionId ?? '' },
          until: String(seconds),
        }),
      );
    expect(endingAt(until).href).toBe(url.href);
    expect(await statusOf(endingAt(Math.ceil(before) + 300))).toBe(200);
    expect(await outcome(endingAt(Math.floor(before)))).toMatchObject(REFUSED);
  });

  it('with the end of its own session only', async () => {
    const person = await makeUser(test);
    const orderId = await delivered(person);
    const url = await signedUrlFor(person, orderId);
    const sessionId = url.searchParams.get('session');
    await rows("update session set last_seen_at = now() - interval '6 days' where id = ?", [
      sessionId,
    ]);
    expect(await statusOf(url)).toBe(200);
    // Opening the URL does not extend the session.
    expect(
      await rows(
        `select 1 from session where id = ? and last_seen_at < now() - interval '5 days'`,
        [sessionId],
      ),
    ).toHaveLength(1);
    await rows("update session set last_seen_at = now() - interval '8 days' where id = ?", [
      sessionId,
    ]);
    expect(await outcome(url)).toMatchObject(REFUSED);
    await rows('update session set last_seen_at = now() where id = ?', [sessionId]);
    expect(await statusOf(url)).toBe(200);
    await test.graphql('mutation { logout { message } }', {}, person.token);
    expect(await outcome(url)).toMatchObject(REFUSED);
  });

  it('with its account', async () => {
    const person = await makeUser(test);
    const url = await signedUrlFor(person, await delivered(person));
    await rows('update "user" set archived_at = now() where id = ?', [person.id]);
    expect(await outcome(url)).toMatchObject(REFUSED);
  });

  it('when the order changes its owner, and when staff lose the permission', async () => {
    const person = await makeUser(test);
    const orderId = await delivered(person);
    const clerk = await makeStaff(test, ['orders.read']);
    const [own, clerks] = [await signedUrlFor(person, orderId), await signedUrlFor(clerk, orderId)];
    await rows('update "order" set user_id = ? where id = ?', [customer.id, orderId]);
    expect(await outcome(own)).toMatchObject(REFUSED);
    expect(await statusOf(clerks)).toBe(200);
    await rows(`update employee set permissions = '{customers.read}' where user_id = ?`, [
      clerk.id,
    ]);
    expect(await outcome(clerks)).toMatchObject(REFUSED);
  });
});

it('a signed URL with an altered part is rejected, and the log contains none of its parameters', async () => {
  const orderId = await delivered(customer);
  const url = await signedUrlFor(customer, orderId);
  const stranger = await makeUser(test);
  const other = await signedUrlFor(stranger, await delivered(stranger));
  const parts = ['user', 'session', 'until', 'sig'];
  const signature = url.searchParams.get('sig') ?? '';
  const altered = [
    ...parts.map((name) =>
      withPart(url, name, other.searchParams.get(name) + (name === 'until' ? '0' : '')),
    ),
    ...parts.map((name) => withPart(url, name, '')),
    ...parts.map((name) => new URL(`${url.href}&${name}=${url.searchParams.get(name)}`)),
    withPart(url, 'until', `0${url.searchParams.get('until')}`),
    ...[3, 5].map((place) => withPathSegment(url, place, other.pathname.split('/')[place] ?? '')),
    ...[3, 5].map((place) => withPathSegment(url, place, 'x')),
    // The last base64url letter has two unused bits, so several texts decode to the same bytes.
    ...[...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .filter((letter) => !signature.endsWith(letter))
      .map((letter) => withPart(url, 'sig', signature.slice(0, -1) + letter)),
  ];
  for (const each of altered) expect(await outcome(each), each.href).toMatchObject(REFUSED);
  expect(await statusOf(url)).toBe(200);
  const log = lines.join('');
  expect(log).toContain('"url":"/api/orders/:id/tax-documents/:documentId/open"');
  for (const name of parts) expect(log).not.toContain(url.searchParams.get(name));
});
