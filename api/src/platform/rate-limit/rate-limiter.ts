import { createHash } from 'node:crypto';
import { isIP, isIPv4 } from 'node:net';
import ipaddr from 'ipaddr.js';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { AppError } from '../errors.js';

interface Limit {
  /** Number of uses allowed per window. */
  points: number;
  /** Length of the window, in seconds. */
  duration: number;
  /** Whether all processes share the count, in the database. */
  isShared?: true;
}

/**
 * Rate limits per IP address. `rejectedDocument` and `read` count per account when signed in, and
 * per trusted device when the address has no uses left. Limits for codes count per trusted device.
 * A shared limit costs a database statement per use, so frequent uses are counted in the memory of
 * the process.
 */
const LIMITS = {
  /** Requests for codes. */
  sendCode: { points: 10, duration: 60, isShared: true },
  /** Tries of codes and links. */
  verifyCode: { points: 20, duration: 60, isShared: true },
  /** Lookups of unknown cookie ids of browsers, which are usually forged. */
  untrustedDevice: { points: 3000, duration: 60 },
  /** Public forms: contact, feedback and waitlist. */
  publicForm: { points: 5, duration: 600, isShared: true },
  /**
   * Documents refused before execution, because validation can cost more than a normal response.
   */
  rejectedDocument: { points: 60, duration: 60 },
  /**
   * Read quota: query complexity of a customer, or of the IP address of a visitor; see
   * `chargeRead`.
   */
  read: { points: 200_000, duration: 60 },
  /** Read quota of an enterprise, whose scripts read more. */
  enterpriseRead: { points: 1_000_000, duration: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** What is left of a limit. */
export interface Quota {
  /** Uses per window. */
  limit: number;
  /** Length of the window. */
  seconds: number;
  remaining: number;
  /** Seconds until the window ends; the whole length before the first use. */
  resetsIn: number;
}

/**
 * Counts uses of limits. `who` is an IP address, an account id, or the key of a trusted device (for
 * codes together with the e-mail).
 */
export interface RateLimiter {
  /** Counts one or more uses. Above the limit throws TOO_MANY_REQUESTS with `retryAfter`. */
  consume(name: LimitName, who: string, points?: number): Promise<void>;
  /** Adds `by` uses to the count of the current window, or removes them. */
  adjust(name: LimitName, who: string, by: number): Promise<void>;
  /** Throws TOO_MANY_REQUESTS above the limit, without counting. */
  check(name: LimitName, who: string): Promise<void>;
  /** Whether `points` uses are left, without counting. */
  hasRemaining(name: LimitName, who: string, points?: number): Promise<boolean>;
  /** What is left of the limit, without counting. */
  quota(name: LimitName, who: string): Promise<Quota>;
}

/** Used instead of the address of a disconnected client, which gets no response anyway. */
const GONE = 'gone';

/** Fields of `FastifyRequest`. Its type does not say that the address may be missing. */
interface Addressed {
  ip?: string;
  socket: { remoteAddress?: string };
}

/**
 * IP address of a request. If a forwarded value is not an IP address, the address of the proxy is
 * used, so that a forged header creates no new count.
 */
export const addressOf = ({ ip, socket }: Addressed): string =>
  ip && isIP(withoutExtras(ip)) ? ip : (socket.remoteAddress ?? ip ?? GONE);

/** Removes the zone of an IP address, and the port that a proxy adds to IPv4. */
const withoutExtras = (ip: string): string =>
  ip.replace(/%.*$/, '').replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i, '$1');

/**
 * Key under which an IP address is counted. IPv6 counts per /64, which one subscriber owns.
 * IPv4-mapped addresses and addresses with a port count as plain IPv4.
 */
export function networkOf(ip: string): string {
  const bare = withoutExtras(ip);
  if (isIPv4(bare)) return bare;
  if (!isIP(bare)) return ip;
  const address = ipaddr.process(bare);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
}

function tooMany({ msBeforeNext }: RateLimiterRes): AppError {
  const retryAfter = Math.max(1, Math.ceil(msBeforeNext / 1000));
  const message = 'Too many requests. Please try again in a few minutes';
  return new AppError('TOO_MANY_REQUESTS', message, { retryAfter });
}

/** The part of a connection pool that `RateLimiterPostgres` uses. */
export interface RateLimitStore {
  query(statement: { text: string; values: unknown[] }): Promise<{
    rows: unknown[];
    rowCount: number;
  }>;
}

function limiterOf(
  name: string,
  { points, duration, isShared }: Limit,
  store: RateLimitStore,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration };
  if (!isShared) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // After reading a used-up count, a process refuses the key without another statement.
    inMemoryBlockOnConsumed: points,
  });
}

/** Keys are hashes, so that they have a constant length and the table contains no e-mails. */
const keyOf = (who: string): string =>
  createHash('sha256').update(networkOf(who)).digest('base64url');

/**
 * Creates the rate limits per IP address. Limits per account are in `account-rate-limiter.ts` and
 * in the services for codes. `factor` multiplies all limits outside production.
 */
export function createRateLimiter(store: RateLimitStore, factor = 1): RateLimiter {
  const limiters = Object.fromEntries(
    Object.entries<Limit>(LIMITS).map(([name, limit]) => [
      name,
      limiterOf(name, { ...limit, points: limit.points * factor }, store),
    ]),
  ) as Record<LimitName, RateLimiterAbstract>;
  const usedUp = async (
    name: LimitName,
    who: string,
    points = 1,
  ): Promise<RateLimiterRes | null> => {
    const seen = await limiters[name].get(keyOf(who));
    return seen && seen.remainingPoints < points && seen.msBeforeNext > 0 ? seen : null;
  };
  return {
    async consume(name, who, points = 1) {
      try {
        await limiters[name].consume(keyOf(who), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // A refused request returns its points, so that smaller requests can still succeed.
        if (points > 1) await limiters[name].reward(keyOf(who), points);
        throw tooMany(refusal);
      }
    },
    async adjust(name, who, by) {
      const key = keyOf(who);
      if (by > 0) await limiters[name].penalty(key, by);
      const seen = by < 0 ? await limiters[name].get(key) : null;
      // A refund applies only within the window of the original use.
      if (seen && seen.consumedPoints >= -by) await limiters[name].reward(key, -by);
    },
    async check(name, who) {
      const over = await usedUp(name, who);
      if (over) throw tooMany(over);
    },
    hasRemaining: async (name, who, points) => !(await usedUp(name, who, points)),
    async quota(name, who) {
      const { points: limit, duration: seconds } = limiters[name];
      const seen = await limiters[name].get(keyOf(who));
      return {
        ...{ limit, seconds, remaining: Math.max(0, seen?.remainingPoints ?? limit) },
        resetsIn: seen ? Math.max(0, Math.ceil(seen.msBeforeNext / 1000)) : seconds,
      };
    },
  };
}
