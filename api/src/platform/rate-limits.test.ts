import { describe, expect, it } from 'vitest';
import type { AppError } from './errors.js';
import { createRateLimits, type LimitName } from './rate-limits.js';

const ONE = '203.0.113.1';
const OTHER = '203.0.113.2';

/** Uses a limit many times at once; gives the refusals. */
async function refusals(name: LimitName, times: number, factor?: number): Promise<AppError[]> {
  const limits = createRateLimits(factor);
  const uses = Array.from({ length: times }, () => limits.use(name, ONE));
  const results = await Promise.allSettled(uses);
  await limits.use(name, OTHER);
  return results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as AppError] : [],
  );
}

describe('limits per network address', () => {
  it.each([
    ['form', 5, 600],
    ['send', 10, 60],
    ['verify', 20, 60],
  ] as const)(
    'of %s let %i through and then say how long to wait',
    async (name, points, seconds) => {
      const refused = await refusals(name, points + 3);
      expect(refused.map(({ code }) => code)).toEqual(Array(3).fill('TOO_MANY_REQUESTS'));
      const { retryAfter } = refused[0]?.details ?? {};
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(seconds);
    },
  );

  it('are wider where people try things out', async () => {
    expect(await refusals('form', 50, 10)).toEqual([]);
  });
});
