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
  /** Allowed uses per window. */
  points: number;
  /** Length of the window, in seconds. */
  duration: number;
  /** Whether all processes share the count, in the database. */
  isShared?: true;
}

/**
 * Rate limits per network address. `refused` and reads count per account when signed in, and per trusted browser when
 * the address has no uses left. Code limits count per trusted browser. Shared limits cost a statement, so frequent
 * ones count in process memory.
 */
const LIMITS = {
  /** Asking for codes. */
  send: { points: 10, duration: 60, isShared: true },
  /** Trying codes and links. */
  verify: { points: 20, duration: 60, isShared: true },
  /** Lookups of unknown device cookies, mostly forged. */
  unknownMark: { points: 3000, duration: 60 },
  /** Public forms. */
  form: { points: 5, duration: 600, isShared: true },
  /** Documents refused before execution: validation can cost more than a normal response. */
  refused: { points: 60, duration: 60 },
  /** Query complexity read by a customer or by the network address of a visitor; see `chargeRead`. */
  read: { points: 200_000, duration: 60 },
  /** The same for a business, whose scripts read more. */
  businessRead: { points: 1_000_000, duration: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** `who` is a network address, the id of an account, or a marked browser, for codes with its e-mail. */
export interface RateLimits {
  /** Counts one or more uses. Above the limit it throws TOO_MANY_REQUESTS with `retryAfter` and counts nothing. */
  use(name: LimitName, who: string, points?: number): Promise<void>;
  /** Corrects the count of the current window. */
  correct(name: LimitName, who: string, by: number): Promise<void>;
  /** Throws the same above the limit, and counts nothing. */
  check(name: LimitName, who: string): Promise<void>;
  /** Whether `points` uses are left; counts nothing. */
  hasLeft(name: LimitName, who: string, points?: number): Promise<boolean>;
}

/** A disconnected client has no address, and gets no response. */
const GONE = 'gone';

/** Fields of `FastifyRequest`; its type omits that the address may be missing. */
interface Addressed {
  ip?: string;
  socket: { remoteAddress?: string };
}

/**
 * Network address of a request. If a forwarded value is no IP address, the proxy's own address counts. So a forged
 * header creates no new count.
 */
export const addressOf = ({ ip, socket }: Addressed): string =>
  ip && isIP(withoutExtras(ip)) ? ip : (socket.remoteAddress ?? ip ?? GONE);

/** An address without its zone, and IPv4 without the port that a proxy wrote behind it. */
const withoutExtras = (ip: string): string =>
  ip.replace(/%.*$/, '').replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i, '$1');

/**
 * Counting key of an address. IPv6 counts per /64, the range of one subscriber. IPv4-mapped addresses and addresses
 * with a port count as plain IPv4.
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
export interface LimitStore {
  query(statement: { text: string; values: unknown[] }): Promise<{
    rows: unknown[];
    rowCount: number;
  }>;
}

function limiterOf(
  name: string,
  { points, duration, isShared }: Limit,
  store: LimitStore,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration };
  if (!isShared) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: store,
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    // A process that has seen an exhausted key refuses it without a statement.
    inMemoryBlockOnConsumed: points,
  });
}

/** Keys are hashes: constant length, and no e-mail in the table. */
const keyOf = (who: string): string =>
  createHash('sha256').update(networkOf(who)).digest('base64url');

/**
 * Creates the rate limits. Limits per account are in `account-limits.ts` and in the code services. `factor` raises
 * all limits on demo installations.
 */
export function createRateLimits(store: LimitStore, factor = 1): RateLimits {
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
    async use(name, who, points = 1) {
      try {
        await limiters[name].consume(keyOf(who), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        // A refused request returns its points, so that smaller requests still succeed.
        if (points > 1) await limiters[name].reward(keyOf(who), points);
        throw tooMany(refusal);
      }
    },
    async correct(name, who, by) {
      const key = keyOf(who);
      if (by > 0) await limiters[name].penalty(key, by);
      const seen = by < 0 ? await limiters[name].get(key) : null;
      // A correction applies only within its own window.
      if (seen && seen.consumedPoints >= -by) await limiters[name].reward(key, -by);
    },
    async check(name, who) {
      const over = await usedUp(name, who);
      if (over) throw tooMany(over);
    },
    hasLeft: async (name, who, points) => !(await usedUp(name, who, points)),
  };
}
