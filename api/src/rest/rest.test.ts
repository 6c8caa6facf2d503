import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { restRows, rowsWithBody } from '../testing/rest/route-titles.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

/** All paths of the two specifications, and the public feedback form. */
const SPECIFIED = `
POST /auth/register
POST /auth/verify-otp
POST /auth/login
POST /auth/verify-login
GET /auth/me/{id}
PUT /auth/updateCustomer/{id}
POST /address/add
PATCH /address/{id}
DELETE /address/{id}
POST /order/createBookingFromCustomer
GET /order/getOrdersByUser/{id}
POST /contact/createContact
POST /feedback
GET /order/getAllOrders
GET /auth/getAllEnterpriseAndCustomer
GET /cloth/getAllCloth
POST /cloth/createCloth
PATCH /cloth/updateCloth/{id}
DELETE /cloth/deleteCloth/{id}
GET /enterprise/{customerId}
POST /enterprise/save
POST /auth/createEnterprise
PUT /auth/updateEnterprise/{id}
DELETE /auth/deleteEnterprise/{id}
GET /auth/getAllEmployees
POST /auth/createEmployee
PUT /auth/updateEmployee/{id}
DELETE /auth/deleteEmployee/{id}
GET /feedback
PATCH /payment/updatePayment/{id}
`
  .trim()
  .split('\n');

let test: TestServer;
let rest: RestClient;
let customer: TestUser;
let admin: TestUser;

beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  customer = await makeUser(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const params = { id: randomUUID(), customerId: randomUUID() };
const raw = (path: string, init?: RequestInit) => fetch(`${test.url}/api${path}`, init);

/** Paths that are not in the specifications. */
const ADDED = [
  ...['GET /order/export.csv', 'POST /payment/refundPayment/{id}'],
  ...[
    'GET /events',
    'GET /payments',
    'GET /tax-documents',
    'GET /cashup/export.csv',
    'GET /orders/{id}/tax-documents',
  ],
  ...[
    'GET /report/cloths.csv',
    'GET /report/control.csv',
    'GET /report/groups.csv',
    'GET /report/periods.csv',
  ],
  ...['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'docs', 'exemp', 'hsn-b2b', 'hsn-b2c'].map(
    (name) => `GET /report/gst/${name}.csv`,
  ),
  'GET /report/journal.csv',
];

/**
 * Number of documented file paths that are not in the route table: photos, invoices, statements and
 * the logo.
 */
const FILE_PATHS = 8;

describe('the route table', () => {
  it('has a route for every call of the specifications', () => {
    expect(restRows.map(({ name }) => name).sort()).toEqual([...SPECIFIED, ...ADDED].sort());
  });

  it('applies staff permissions on paths beyond the specifications', () => {
    const ofStaff = restRows.filter(({ byPermission }) => byPermission);
    expect(ofStaff.map(({ name }) => name).sort()).toEqual([...ADDED].sort());
  });

  it.each(SPECIFIED)('serves and documents %s', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    expect(rest.document.paths[path]).toHaveProperty(method.toLowerCase());
    const { status, body } = await rest.call(method, path, { params });
    expect(status).not.toBe(405);
    expect(body.error ?? '').not.toMatch(/There is nothing at/);
  });

  it('describes every operation, parameter and field', () => {
    for (const [path, items] of Object.entries(rest.document.paths))
      for (const [method, item] of Object.entries(items)) {
        expect(item.summary, `${method} ${path}`).toBeTruthy();
        for (const { name, description } of item.parameters ?? [])
          expect(description, `${method} ${path} ${name}`).toBeTruthy();
      }
    expect(JSON.stringify(rest.document)).not.toMatch(/paise|[A-Z]_INPUT|NOT_FOUND/);
  });

  it('names every operation once', () => {
    const ids = Object.values(rest.document.paths).flatMap((items) =>
      Object.values(items).map(({ operationId }) => operationId),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe(restRows.length + FILE_PATHS);
  });
});

describe('invalid requests', () => {
  it.each(rowsWithBody)('$name takes JSON only', async ({ method, path }) => {
    const headers = { 'content-type': 'text/plain' };
    const { status, body } = await rest.call(method, path, { params, body: 'name=x', headers });
    expect(status).toBe(415);
    expect(body.message).toBe('Send the request as application/json, in UTF-8');
  });

  it.each(rowsWithBody)(
    '$name refuses a body that is no JSON object',
    async ({ method, path, access }) => {
      const token = access === 'public' ? undefined : admin.token;
      for (const body of ['{"name":', '[]', '"text"', '7'])
        expect((await rest.call(method, path, { params, body, token })).status).toBe(400);
    },
  );

  it.each([...new Set(restRows.map(({ path }) => path))])('%s names its methods', async (path) => {
    const allowed = restRows.filter((each) => each.path === path).map(({ method }) => method);
    const other = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (method) => !(allowed as string[]).includes(method),
    );
    for (const method of other) {
      const { status, headers, body } = await rest.call(method, path, { params });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe(allowed.join(', '));
      expect(body.error).toBe(`Use ${allowed.join(' or ')} here`);
    }
  });

  it('answers unknown and malformed URLs in JSON', async () => {
    const unknown = await raw('/order/nothing');
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({
      error: 'There is nothing at GET /api/order/nothing',
    });
    const unreadable = await raw('/auth/me/%zz');
    expect(unreadable.status).toBe(400);
    expect(unreadable.headers.get('x-request-id')).toBeTruthy();
    expect(await unreadable.json()).toMatchObject({ message: 'This address is not valid' });
  });

  it('takes a DELETE that claims to be JSON and has no body', async () => {
    const { status } = await rest.call('DELETE', '/address/{id}', {
      params,
      token: customer.token,
      headers: { 'content-type': 'application/json' },
    });
    expect(status).toBe(404);
  });

  it('returns the client’s request id, or a generated one', async () => {
    const headers = { 'x-request-id': 'from-my-shop-17' };
    const sent = await rest.call('GET', '/cloth/getAllCloth', { headers });
    expect(sent.headers.get('x-request-id')).toBe('from-my-shop-17');
    const longest = { 'x-request-id': 'x'.repeat(64) };
    const whole = await rest.call('GET', '/cloth/getAllCloth', { headers: longest });
    expect(whole.headers.get('x-request-id')).toBe(longest['x-request-id']);
    for (const id of ['a b"c', 'x'.repeat(65), ''])
      expect(
        (
          await rest.call('GET', '/cloth/getAllCloth', { headers: { 'x-request-id': id } })
        ).headers.get('x-request-id'),
      ).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the pages', () => {
  it('serve the API documentation with scripts only from files of this server', async () => {
    const page = await (await raw('/docs')).text();
    const sources = [...page.matchAll(/<script([^>]*)>([^<]*)/g)];
    expect(sources.length).toBeGreaterThan(0);
    for (const [, attributes, script] of sources) {
      expect(attributes).toMatch(/src="\/api\/docs\/static\//);
      expect(script?.trim()).toBe('');
    }
    expect((await raw('/docs/static/swagger-ui-bundle.js')).status).toBe(200);
    expect(await (await raw('/docs/json')).json()).toMatchObject({ openapi: '3.1.0' });
  });
});
