import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrm } from '../database.js';
import { createServer } from './server.js';
import { freePort } from '../testing/http.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const asked = async (server: TestServer['server'], url: string) => {
  const { statusCode, payload } = await server.inject({ method: 'GET', url });
  return [statusCode, JSON.parse(payload) as unknown];
};

describe('without a database', () => {
  it.each([
    ['what anybody may read', {}],
    ['any signed-in user', { authorization: `Bearer ${'x'.repeat(40)}` }],
  ])('%s returns 503 on every endpoint, with a Retry-After header', async (_name, headers) => {
    const orm = createOrm({ url: `postgres://laundry@127.0.0.1:${await freePort()}/nothing` });
    const server = await createServer({ orm, app: test.app });
    const payload = { query: '{ cloths { id } }' };
    const asked = await Promise.all([
      server.inject({ method: 'POST', url: '/graphql', headers, payload }),
      server.inject({ url: '/api/cloth/getAllCloth', headers }),
    ]);
    for (const { statusCode, headers: responseHeaders } of asked)
      expect([statusCode, responseHeaders['retry-after']]).toEqual([503, '2']);
    expect(asked[0].json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } }],
    });
    await server.close();
    await orm.close();
  });
});

describe('the health checks', () => {
  it('are ok while the database answers', async () => {
    expect(await asked(test.server, '/health/live')).toEqual([200, { status: 'ok' }]);
    expect(await asked(test.server, '/health/ready')).toEqual([200, { status: 'ok' }]);
  });

  it('distinguish a running process from one that can process requests', async () => {
    const orm = createOrm({ url: `postgres://laundry@127.0.0.1:${await freePort()}/nothing` });
    const server = await createServer({ orm, app: test.app });
    expect(await asked(server, '/health/live')).toEqual([200, { status: 'ok' }]);
    expect(await asked(server, '/health/ready')).toEqual([503, { status: 'database unreachable' }]);
    const { headers } = await server.inject('/health/ready');
    expect(headers['retry-after']).toBe('2');
    await server.close();
    await orm.close();
  });
});
