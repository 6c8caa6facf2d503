import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { poolsOf } from '../database.js';
import { MOST_AT_ONCE } from '../platform/http/at-once.js';
import { holdConnections } from '../testing/held-connections.js';
import { askFrom, freshNetwork, serverInRealUse, waitOf } from '../testing/limits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer();
  server = await serverInRealUse(test);
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

const LIST = { query: '{ cloths { id } }' };
/** Somebody who says to be signed in: who that is has to be looked up. */
const SOMEBODY = { authorization: `Bearer ${'x'.repeat(40)}` };

describe('the requests of one address that wait', () => {
  it('are bounded, whatever they ask for and however its path is written; others get in', async () => {
    const letGo = await holdConnections(test);
    const [stranger, neighbour] = [freshNetwork(), freshNetwork()];
    // Sent at once: what `inject` gives sends nothing until somebody waits for it.
    const send = async () => askFrom(server, LIST, stranger, SOMEBODY);
    const waiting = Array.from({ length: MOST_AT_ONCE }, send);
    await expect.poll(() => poolsOf(test.orm)[0]?.waitingCount).toBe(MOST_AT_ONCE);
    for (const url of ['/graphql', '/%67raphql', '/health/ready', '/api/cloth/getAllCloth']) {
      const refused = await server.inject({ url, remoteAddress: stranger });
      expect(refused.statusCode).toBe(429);
      expect(refused.headers['retry-after']).toBe('1');
    }
    const other = (async () => askFrom(server, LIST, neighbour))();
    await letGo();
    for (const answer of await Promise.all([...waiting, other])) expect(waitOf(answer)).toBeNull();
    expect(waitOf(await askFrom(server, LIST, stranger))).toBeNull();
  });
});
