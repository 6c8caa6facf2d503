import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { addressOf, networkOf } from './rate-limits.js';

/**
 * Requests of one network address that may wait for their answer at a time. A household or an office has a few, and a mobile
 * network behind one address some dozens; each may wait for a connection to the database, and everybody else behind it.
 */
export const MOST_AT_ONCE = 300;

/** Characters of answers that one address may leave unread at a time: they stay in memory until it takes them. */
export const MOST_UNREAD = 8_000_000;

interface Share {
  requests: number;
  unread: number;
}

interface Place {
  share: Share;
  /** Characters of its answer. */
  length: number;
}

/** The pattern of the route that a request came to, however its path was written; the path where there is none. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;

const NEEDS_DATABASE = /^\/(graphql|api|auth|health\/ready)(?![\w-])/;

/**
 * Refuses at once what comes from an address of which so much is waiting already, and what would be left unread beside as much.
 * `factor` widens it, for trying out.
 */
export function boundAtOnce(server: FastifyInstance, factor: number): void {
  const shares = new Map<string, Share>();
  const places = new WeakMap<FastifyRequest, Place>();
  server.addHook('onRequest', (request, reply, done) => {
    if (!NEEDS_DATABASE.test(routeOf(request))) return done();
    const who = networkOf(addressOf(request));
    const share = shares.get(who) ?? { requests: 0, unread: 0 };
    if (share.requests >= MOST_AT_ONCE * factor) return done(tooMany());
    share.requests += 1;
    shares.set(who, share);
    const place = { share, length: 0 };
    places.set(request, place);
    // At the end of the answer, or when nobody waits for it any more.
    finished(reply.raw, () => {
      share.requests -= 1;
      share.unread -= place.length;
      if (!share.requests) shares.delete(who);
    });
    done();
  });
  server.addHook('onSend', (request, _reply, payload: unknown, done) => {
    const place = places.get(request);
    if (!place) return done(null, payload);
    const length = lengthOf(payload);
    if (place.share.unread + length > MOST_UNREAD * factor) return done(tooMany());
    place.length = length;
    place.share.unread += length;
    done(null, payload);
  });
}

/** Of what is in memory as a whole; a stream waits for its reader. */
const lengthOf = (payload: unknown): number =>
  typeof payload === 'string' || Buffer.isBuffer(payload) ? payload.length : 0;

const tooMany = () =>
  new AppError('TOO_MANY_REQUESTS', 'Too many requests at once. Please wait for their answers', {
    retryAfter: 1,
  });
