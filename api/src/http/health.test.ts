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

describe('health', () => {
  it('is good while the database answers', async () => {
    expect(await asked(test.server, '/health/live')).toEqual([200, { status: 'ok' }]);
    expect(await asked(test.server, '/health/ready')).toEqual([200, { status: 'ok' }]);
  });

  it('tells a process that runs from one that can do its work', async () => {
    const orm = createOrm({ url: `postgres://laundry@127.0.0.1:${await freePort()}/nothing` });
    const server = await createServer({ orm, app: test.app });
    expect(await asked(server, '/health/live')).toEqual([200, { status: 'ok' }]);
    expect(await asked(server, '/health/ready')).toEqual([503, { status: 'database unreachable' }]);
    await server.close();
    await orm.close();
  });
});
