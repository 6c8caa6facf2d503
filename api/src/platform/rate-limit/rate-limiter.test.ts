import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { rateLimitStore } from '../../http/request-context.js';
import { freshNetwork } from '../../testing/limits.js';
import { recordSqlStatements } from '../../testing/sql-statements.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';
import type { AppError } from '../errors.js';
import { addressOf, createRateLimiter, type LimitName, networkOf } from './rate-limiter.js';

const ONE = '203.0.113.1';
const OTHER = '203.0.113.2';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const limitsOf = (factor?: number) => createRateLimiter(rateLimitStore(test.orm), factor);

/**
 * Uses a limit many times concurrently, alternating between two processes. Returns the refused
 * uses.
 */
async function refusals(name: LimitName, times: number, factor?: number): Promise<AppError[]> {
  const [one, other] = [limitsOf(factor), limitsOf(factor)];
  const network = freshNetwork();
  const uses = Array.from({ length: times }, (_, at) =>
    (at % 2 ? one : other).consume(name, network),
  );
  const results = await Promise.allSettled(uses);
  await one.consume(name, freshNetwork());
  return results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as AppError] : [],
  );
}

afterEach(() => {
  vi.useRealTimers();
});

describe('rate limits per IP address', () => {
  it.each([
    ['publicForm', 5, 600],
    ['sendCode', 10, 60],
    ['verifyCode', 20, 60],
  ] as const)(
    'of %s allow %i uses over all processes, and then return the seconds to wait',
    async (name, points, seconds) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      const refused = await refusals(name, points + 3);
      expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('TOO_MANY_REQUESTS'));
      expect(refused[0]?.details.retryAfter).toBe(seconds);
    },
  );

  it('refuse an IP address above the limit without a database query', async () => {
    const limits = limitsOf();
    const network = freshNetwork();
    const use = () => limits.consume('publicForm', network);
    expect(await recordSqlStatements(use)).toHaveLength(1);
    for (let time = 1; time < 5; time += 1) await use();
    const refused = await recordSqlStatements(() =>
      expect(use()).rejects.toThrow('Too many requests'),
    );
    expect(refused).toEqual([]);
  });

  it('of reads are counted in memory', async () => {
    expect(
      await recordSqlStatements(() => limitsOf().consume('read', freshNetwork(), 1000)),
    ).toEqual([]);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['203.0.113.7:4711', '203.0.113.7'],
    ['::ffff:203.0.113.7:80', '203.0.113.7'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::ffff:203.0.113.1', '203.0.113.1'],
    ['203.0.113.1', '203.0.113.1'],
  ])('count %s as %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network);
  });

  it('count all disconnected clients without an address together', () => {
    expect(addressOf({ ip: undefined, socket: { remoteAddress: undefined } })).toBe('gone');
    expect(addressOf({ ip: 'no address', socket: { remoteAddress: ONE } })).toBe(ONE);
    expect(addressOf({ ip: OTHER, socket: { remoteAddress: ONE } })).toBe(OTHER);
  });

  it('count all addresses of an IPv6 subscriber together', async () => {
    const limits = limitsOf();
    for (let host = 0; host < 5; host += 1)
      await limits.consume('publicForm', `2001:db8:1:2::${host}`);
    await expect(limits.consume('publicForm', '2001:db8:1:2:ffff::9')).rejects.toThrow(
      'Too many requests',
    );
    await limits.consume('publicForm', '2001:db8:1:3::1');
  });

  it('are higher outside production', async () => {
    expect(await refusals('publicForm', 50, 10)).toEqual([]);
  });
});
