import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.js';
import { addressOf, networkOf } from './rate-limits.js';

/**
 * Requests of one network address that may wait for their answer at a time. A household or an office has a few, and a mobile
 * network behind one address some dozens; each may wait for a connection to the database, and everybody else behind it.
 */
export const MOST_AT_ONCE = 300;

/** The pattern of the route that a request came to, however its path was written; the path where there is none. */
export const routeOf = ({ routeOptions, url }: FastifyRequest): string => routeOptions.url ?? url;

const NEEDS_DATABASE = /^\/(graphql|api|auth|health\/ready)(?![\w-])/;

/** Refuses at once what comes from an address of which so much is waiting already. `factor` widens it, for trying out. */
export function boundAtOnce(server: FastifyInstance, factor: number): void {
  const waiting = new Map<string, number>();
  server.addHook('onRequest', (request, reply, done) => {
    if (!NEEDS_DATABASE.test(routeOf(request))) return done();
    const who = networkOf(addressOf(request));
    const count = waiting.get(who) ?? 0;
    if (count >= MOST_AT_ONCE * factor) return done(tooMany());
    waiting.set(who, count + 1);
    // At the end of the answer, or when nobody waits for it any more.
    finished(reply.raw, () => {
      const left = (waiting.get(who) ?? 1) - 1;
      if (left > 0) waiting.set(who, left);
      else waiting.delete(who);
    });
    done();
  });
}

const tooMany = () =>
  new AppError('TOO_MANY_REQUESTS', 'Too many requests at once. Please wait for their answers', {
    retryAfter: 1,
  });
