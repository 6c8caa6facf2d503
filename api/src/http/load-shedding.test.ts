import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolsOf } from '../database.js';
import { longestWait } from '../platform/postgres/pool-monitor.js';
import { holdConnections } from '../testing/held-connections.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({ loadShedding: true });
});
afterAll(() => test.stop());

const ask = async (url: string, query?: string) => {
  const { statusCode, headers, body } = await test.server.inject({
    ...{ method: query ? 'POST' : 'GET', url },
    ...(query ? { payload: { query } } : {}),
  });
  return { status: statusCode, after: headers['retry-after'], busy: body.includes('very busy') };
};
const read = () => ask('/graphql', '{ cloths { id } }');

const REFUSED = { status: 503, after: '2', busy: true };
const ANSWERED = { status: 200, after: undefined, busy: false };

/** Blocks the event loop, like a long computation. */
function block(milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds;
  while (Date.now() < end);
  return new Promise((resolve) => setImmediate(resolve));
}

describe('load shedding', () => {
  it('refuses new requests while others wait too long for a connection, and answers the waiting ones', async () => {
    const letGo = await holdConnections(test);
    const first = read();
    const [pool] = poolsOf(test.orm);
    await expect.poll(() => pool && longestWait(pool)).toBeGreaterThan(2500);
    await expect.poll(() => test.server.isUnderPressure()).toBe(true);
    expect(await read()).toEqual(REFUSED);
    expect(await ask('/api/cloth/getAllCloth')).toEqual(REFUSED);
    const { errors } = await test.graphql('{ cloths { id } }');
    expect(errors).toMatchObject([{ extensions: { code: 'SERVICE_UNAVAILABLE', retryAfter: 2 } }]);
    // Requests are also refused when the path is encoded.
    expect(await ask('/%67raphql', '{ cloths { id } }')).toEqual(REFUSED);
    expect(await ask('/%61pi/cloth/getAllCloth')).toEqual(REFUSED);
    expect((await ask('/health/live')).status).toBe(200);
    await letGo();
    expect(await first).toEqual(ANSWERED);
    await expect.poll(() => test.server.isUnderPressure()).toBe(false);
    expect(await read()).toEqual(ANSWERED);
    expect((await test.app.metrics?.shedRequests.get())?.values).toEqual([
      { labels: { cause: 'connections' }, value: 5 },
    ]);
  });

  it('refuses requests while the event loop is late, and stops afterwards', async () => {
    await block(1500);
    expect(await read()).toEqual(ANSWERED);
    for (let time = 0; time < 4; time += 1) await block(1500);
    expect(await read()).toEqual(REFUSED);
    expect((await ask('/health/live')).status).toBe(200);
    await expect.poll(read).toEqual(ANSWERED);
  });
});
