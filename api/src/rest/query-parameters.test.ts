import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdmin, type TestUser } from '../testing/factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

const ID = '00000000-0000-7000-8000-000000000000';

const ask = async (method: string, path: string, token = admin.token) => {
  const response = await fetch(`${test.url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  const body = response.ok ? {} : await response.json();
  return { status: response.status, body: body as { message?: string; fields?: object } };
};

describe('a query parameter that a path does not take', () => {
  it('is a 400 that names it, on every documented path', async () => {
    const operations = Object.entries(rest.document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => [method.toUpperCase(), path] as const),
    );
    expect(operations.length).toBeGreaterThan(50);
    for (const [method, path] of operations) {
      const filled = path.replaceAll(/\{\w+\}/g, ID);
      const { status, body } = await ask(method, `${filled}?_=1`);
      expect([method, path, status, Object.keys(body.fields ?? {})]).toEqual([
        ...[method, path, 400],
        ['_'],
      ]);
    }
  });

  it('is refused by name, with the valid parameters of the path', async () => {
    const list = await ask('GET', '/auth/getAllEmployees?createdFrom=2026-11-24&limit=1');
    const message =
      'createdFrom is not a query parameter of this path. It takes updatedSince, limit, before';
    const near = await ask('GET', '/auth/getAllEmployees?limmit=1');
    expect(near.body).toMatchObject({
      reason: 'PARAMETER_UNKNOWN',
      message:
        'limmit is not a query parameter of this path. Did you mean limit? It takes updatedSince, limit, before',
    });
    expect(list).toMatchObject({
      status: 400,
      body: { message, fields: { createdFrom: message } },
    });
    const csv = await ask('GET', '/order/export.csv?updatedFrom=2026-11-24');
    expect(csv.status).toBe(400);
    expect(csv.body.message).toMatch(/^updatedFrom is not .* It takes .*createdFrom/);
    const long = await ask('GET', `/auth/getAllEmployees?${'x'.repeat(500)}=1`);
    expect(long.body.message?.length).toBeLessThan(120);
    expect(Object.keys(long.body.fields ?? {})).toEqual(['x'.repeat(40)]);
  });

  it('is not among the documented ones', async () => {
    expect((await ask('GET', `/order/getAllOrders?limit=1&before=${ID}`)).status).toBe(404);
    expect((await ask('GET', '/order/getAllOrders?limit=1')).status).toBe(200);
    const days = 'from=2026-10-01&to=2026-10-31';
    expect((await ask('GET', `/report/journal.csv?${days}`)).status).toBe(200);
    const journal = rest.document.paths['/report/journal.csv']?.['get'];
    expect(journal?.parameters?.map(({ name, required }) => [name, required])).toEqual([
      ['from', true],
      ['to', true],
    ]);
  });
});
