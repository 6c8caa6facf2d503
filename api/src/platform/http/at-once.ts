import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { addressOf, networkOf } from './rate-limits.js';

/**
 * Requests of one network address that may wait for their answer at a time. A household or an office has a few, and a mobile
 * network behind one address some dozens; each may wait for a connection to the database, and everybody else behind it.
 */
export const MOST_AT_ONCE = 300;

/** Characters of large answers that one address may leave unread at a time: they stay in memory until it takes them. */
export const MOST_UNREAD = 8_000_000;

/** Characters of an answer that an operating system keeps by itself for whoever does not read it. */
const SMALL = 64 * 1024;

/** What one address has going on. */
interface Share {
  requests: number;
  waiting: number;
  unread: number;
}

/** One request of it. */
interface Place {
  share: Share;
  isWaiting: boolean;
  unread: number;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Among what its address has going on; see `boundAtOnce`. */
    place: Place | null;
  }
}

/** The pattern of the route that a request came to, however its path was written; the path where there is none. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;

const NEEDS_DATABASE = /^\/(graphql|api|auth|health\/ready)(?![\w-])/;

/**
 * Refuses at once what comes from an address of which so much is waiting already, and a large answer that would be left
 * unread beside as much. Whoever has a body on its way, or an answer before it, waits for nobody, so that neither keeps
 * the neighbours out. `factor` widens it, for trying out.
 */
export function boundAtOnce(server: FastifyInstance, factor: number): void {
  const shares = new Map<string, Share>();
  server.decorateRequest('place', null);
  const take = (place: Place): Error | undefined => {
    const { share } = place;
    if (place.isWaiting) return undefined;
    if (share.waiting >= MOST_AT_ONCE * factor) return tooMany();
    share.waiting += 1;
    place.isWaiting = true;
    return undefined;
  };
  const leave = (place: Place | null): void => {
    if (!place?.isWaiting) return;
    place.share.waiting -= 1;
    place.isWaiting = false;
  };
  server.addHook('onRequest', (request, reply, done) => {
    if (!NEEDS_DATABASE.test(routeOf(request))) return done();
    const who = networkOf(addressOf(request));
    const share = shares.get(who) ?? { requests: 0, waiting: 0, unread: 0 };
    const place = { share, isWaiting: false, unread: 0 };
    shares.set(who, share);
    request.place = place;
    share.requests += 1;
    // At the end of the answer, or when nobody waits for it any more.
    finished(reply.raw, () => {
      leave(place);
      // What is worked out for somebody who has gone is nobody's.
      request.place = null;
      share.unread -= place.unread;
      share.requests -= 1;
      if (!share.requests) shares.delete(who);
    });
    done(take(place));
  });
  server.addHook('preParsing', (request, _reply, payload, done) => {
    const { headers } = request;
    if (headers['transfer-encoding'] || Number(headers['content-length'])) leave(request.place);
    done(null, payload);
  });
  server.addHook('preValidation', (request, _reply, done) => {
    done(request.place ? take(request.place) : undefined);
  });
  server.addHook('onSend', ({ place }, _reply, payload: unknown, done) => {
    // A stream is still to be worked out, as fast as somebody reads it.
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!place || !isWhole) return done(null, payload);
    leave(place);
    if (payload.length <= SMALL) return done(null, payload);
    if (place.share.unread + payload.length > MOST_UNREAD * factor) return done(tooMany());
    place.unread = payload.length;
    place.share.unread += payload.length;
    done(null, payload);
  });
}

const tooMany = () =>
  new AppError('TOO_MANY_REQUESTS', 'Too many requests at once. Please wait for their answers', {
    retryAfter: 1,
  });
