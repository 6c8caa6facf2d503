import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './errors.js';

/** Sends per window and network address, by kind of operation. */
const LIMITS = {
  /** Asking for codes. */
  send: { points: 10, duration: 60 },
  /** Trying codes and links. */
  verify: { points: 20, duration: 60 },
  /** Forms that anybody may post. */
  form: { points: 5, duration: 600 },
} as const;

export type LimitName = keyof typeof LIMITS;

export interface RateLimits {
  /** Counts one use; throws TOO_MANY_REQUESTS with `retryAfter` when there were too many. */
  use(name: LimitName, ip: string): Promise<void>;
}

/**
 * Limits per network address, kept in the memory of this process: with several processes each has its own.
 * The limits that protect an account (tries per code, sends per e-mail) are kept in the database instead.
 * `factor` widens them where people try things out.
 */
export function createRateLimits(factor = 1): RateLimits {
  const limiters = Object.fromEntries(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      new RateLimiterMemory({ points: points * factor, duration }),
    ]),
  );
  return {
    async use(name, ip) {
      try {
        await limiters[name]?.consume(ip);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        throw new AppError(
          'TOO_MANY_REQUESTS',
          'Too many requests. Please wait a little and try again',
          {
            retryAfter,
          },
        );
      }
    },
  };
}
