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
  /** Uses in a window. */
  points: number;
  /** Length of the window, in seconds. */
  duration: number;
  /** Whether all processes count together, in the database. */
  isShared?: true;
}

/**
 * Uses per window and network address, by kind of operation; those of `refused` and of reads per account where
 * there is one, and per marked browser where the address has none left; those of codes per marked browser where it is one.
 * A shared limit costs a statement, so those that every read counts for are kept in the memory of each process.
 */
const LIMITS = {
  /** Asking for codes. */
  send: { points: 10, duration: 60, isShared: true },
  /** Trying codes and links. */
  verify: { points: 20, duration: 60, isShared: true },
  /** Looking for marks of browsers that are not there: forged ones, mostly. */
  unknownMark: { points: 3000, duration: 60 },
  /** Forms that anybody may post. */
  form: { points: 5, duration: 600, isShared: true },
  /** Documents that are refused unread or unrun: finding out what is wrong with one costs more than most answers. */
  refused: { points: 60, duration: 60 },
  /** Complexity of what a customer or a visitor's network reads; see `chargeRead`. */
  read: { points: 200_000, duration: 60 },
  /** The same for a business, whose scripts may be busy. */
  businessRead: { points: 1_000_000, duration: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** `who` is a network address, the id of an account, or a marked browser, for codes with its e-mail. */
export interface RateLimits {
  /**
   * Counts one use, or something that is worth as much as several; throws TOO_MANY_REQUESTS with `retryAfter`
   * when there were too many. What is refused does not count.
   */
  use(name: LimitName, who: string, points?: number): Promise<void>;
  /** Adds to, or takes from, what was counted in this window. */
  correct(name: LimitName, who: string, by: number): Promise<void>;
  /** Throws the same when there were too many already, and counts nothing. */
  check(name: LimitName, who: string): Promise<void>;
  /** Whether there is a use left, or as many as that; counts nothing. */
  hasLeft(name: LimitName, who: string, points?: number): Promise<boolean>;
}

/** A client that has gone by now has no address any more; nobody hears what it is answered. */
const GONE = 'gone';

/** As `FastifyRequest` has them, which does not say that there may be no address. */
interface Addressed {
  ip?: string;
  socket: { remoteAddress?: string };
}

/**
 * Where a request comes from. A proxy that hands on what a client wrote in its place may name something that is no
 * address; then the proxy itself counts, so that nobody gets a new count by making up a word.
 */
export const addressOf = ({ ip, socket }: Addressed): string =>
  ip && isIP(withoutExtras(ip)) ? ip : (socket.remoteAddress ?? ip ?? GONE);

/** An address without its zone, and IPv4 without the port that a proxy wrote behind it. */
const withoutExtras = (ip: string): string =>
  ip.replace(/%.*$/, '').replace(/^((?:::ffff:)?\d+\.\d+\.\d+\.\d+):\d+$/i, '$1');

/**
 * Whom an address is counted for. A subscriber of IPv6 has a whole /64 to choose from, so that counts as one;
 * IPv4 inside of IPv6 counts as the address that it is, and so does one that a proxy wrote with its port.
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
  const message = 'Too many requests. Please wait a little and try again';
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
    // A process that has seen a key used up refuses it without a statement.
    inMemoryBlockOnConsumed: points,
  });
}

/** Keys are hashes: they have one length, and the table holds no e-mail. */
const keyOf = (who: string): string =>
  createHash('sha256').update(networkOf(who)).digest('base64url');

/**
 * The limits of this process. Those on tries and sends for one account are elsewhere: see `account-limits.ts` and the codes.
 * `factor` widens them where people try things out.
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
        // What is refused leaves the uses that are left to smaller ones.
        if (points > 1) await limiters[name].reward(keyOf(who), points);
        throw tooMany(refusal);
      }
    },
    async correct(name, who, by) {
      const key = keyOf(who);
      if (by > 0) await limiters[name].penalty(key, by);
      const seen = by < 0 ? await limiters[name].get(key) : null;
      // What was counted in a window that is over is forgotten with it.
      if (seen && seen.consumedPoints >= -by) await limiters[name].reward(key, -by);
    },
    async check(name, who) {
      const over = await usedUp(name, who);
      if (over) throw tooMany(over);
    },
    hasLeft: async (name, who, points) => !(await usedUp(name, who, points)),
  };
}
