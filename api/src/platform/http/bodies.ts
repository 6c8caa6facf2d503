import { EventEmitter } from 'node:events';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressOf, networkOf } from './rate-limits.js';

/** Pieces that any body may come in, and bytes that one more has to bring: each is kept, and costs as much as a hundred bytes. */
const FREE_PIECES = 256;
const PIECE = 64;

/** Bytes that one address may have here of bodies that are still on their way, beside the first of each: no form of customers has more than those. */
export const MOST_COMING = 8 * 1024 * 1024;
export const FIRST_OF_EACH = 16 * 1024;

/**
 * Ends a connection whose body comes in crumbs, or beside so much that its address has begun and not ended. `mayBeLarge` says of
 * whom that is not counted.
 */
export function boundBodies(
  server: FastifyInstance,
  mayBeLarge: (request: FastifyRequest) => boolean,
): void {
  const coming = new Map<string, number>();
  const add = (who: string, bytes: number): number => {
    const sum = (coming.get(who) ?? 0) + bytes;
    if (sum > 0) coming.set(who, sum);
    else coming.delete(who);
    return sum;
  };
  server.addHook('preParsing', (request, reply, payload, done) => {
    const { raw } = request;
    let pieces = 0;
    let bytes = 0;
    let counted = 0;
    const count = (more: number): void => {
      const who = networkOf(addressOf(request));
      // With the answer it is over, or when nobody waits for it any more.
      if (!counted) finished(reply.raw, () => void add(who, -counted));
      counted += more;
      if (add(who, more) > MOST_COMING) raw.destroy();
    };
    const look = (piece: Buffer): void => {
      pieces += 1;
      bytes += piece.length;
      if (pieces > FREE_PIECES + bytes / PIECE) raw.destroy();
      else if (bytes > FIRST_OF_EACH && !mayBeLarge(request)) count(piece.length);
    };
    // A stream's own `on` would begin to read, also for whoever takes the body later.
    if (raw.headers['content-length'] || raw.headers['transfer-encoding'])
      EventEmitter.prototype.on.call(raw, 'data', look);
    done(null, payload);
  });
}
