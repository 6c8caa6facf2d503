import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOfficeToken } from '../testing/accounts/api-tokens.js';
import { makeUser } from '../testing/factories.js';
import { useStillClock } from '../testing/limits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let secret: string;
beforeAll(async () => {
  test = await startTestServer();
  ({ secret } = await makeOfficeToken(test, ['catalogue.write', 'orders.read']));
});
afterAll(() => test.stop());

useStillClock();

const send = (query: string, token: string, headers = {}) =>
  fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      ...headers,
    },
    body: JSON.stringify({ query }),
  });

const READ = '{ states { id } }';
const CHANGE = 'mutation { createCloth(input: { name: "Sari", price: 9000 }) { message } }';

// The limits of a test server are a thousand times those of production.
const POLICY = '"read";q=1000000000;w=60';

describe('every response to an API token', () => {
  it('has the read quota in its headers', async () => {
    const first = await send(READ, secret);
    const used = Number(/r=(\d+)/.exec(first.headers.get('ratelimit') ?? '')?.[1]);
    expect(first.headers.get('ratelimit-policy')).toBe(POLICY);
    expect(used).toBeLessThan(1_000_000_000);
    const second = (await send(READ, secret)).headers.get('ratelimit');
    expect(Number(/r=(\d+)/.exec(second ?? '')?.[1])).toBeLessThan(used);
  });

  it('has them over REST and with an error too', async () => {
    const headers = { authorization: `Bearer ${secret}` };
    const rest = await fetch(`${test.url}/api/cloth/getAllCloth`, { headers });
    expect(rest.headers.get('ratelimit-policy')).toBe(POLICY);
    expect((await send('{ nothing }', secret)).headers.get('ratelimit-policy')).toBe(POLICY);
  });

  it('has the limit of changes after a change', async () => {
    const { headers } = await send(CHANGE, secret);
    expect(headers.get('ratelimit-policy')).toBe(`${POLICY}, "change";q=600000;w=60`);
    expect(headers.get('ratelimit')).toMatch(/, "change";r=599999;t=60$/);
  });
});

it('a response to a session has no such headers', async () => {
  const { token } = await makeUser(test);
  expect((await send(READ, token)).headers.get('ratelimit')).toBeNull();
});

describe('the header X-Cost', () => {
  it('adds the query complexity and the quota to the response', async () => {
    const { token } = await makeUser(test);
    const answer = await send(READ, token, { 'x-cost': '1' });
    const { extensions } = (await answer.json()) as {
      extensions: { cost: Record<string, number> };
    };
    const { requested = 0, limit = 0, remaining } = extensions.cost;
    expect(requested).toBeGreaterThan(0);
    expect(extensions.cost).toEqual({
      ...{ requested, limit, seconds: 60, resetsIn: 60 },
      remaining,
    });
    expect(remaining).toBe(limit - requested);
  });

  it('is optional', async () => {
    const answer = await send(READ, secret);
    expect(await answer.json()).not.toHaveProperty('extensions');
  });
});
