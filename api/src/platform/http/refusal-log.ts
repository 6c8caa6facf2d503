import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors.js';
import type { Log } from '../log.js';
import { routeOf } from './route-of.js';

/** Reasons for refusals before an operation runs. They contain no data of the request. */
export type Reason =
  | 'too large'
  | 'too many values'
  | 'too deep'
  | 'too long'
  | 'too much at once'
  | 'too often'
  | 'not JSON'
  | 'wrong method'
  | 'unreadable'
  | 'not in the schema'
  | 'wrong input';

interface Refusal {
  reason: Reason;
  /** Operation and user, if known. */
  operation?: string;
  by?: string;
}

/** Reason of a refusal by request log; 'noted' if it is already logged. */
const known = new WeakMap<Log, Refusal | 'noted'>();

/** Sets the reason of a refusal; the first one wins. */
export function tellWhy(log: Log, refusal: Refusal): void {
  if (!known.has(log)) known.set(log, refusal);
}

/** Marks a refusal as logged by its operation, so that it is not logged twice. */
export const isNoted = (log: Log): void => void known.set(log, 'noted');

const BY_STATUS: Record<number, Reason> = {
  405: 'wrong method',
  413: 'too large',
  415: 'not JSON',
  429: 'too often',
};

/** Logs a request that was refused before it reached an operation. */
export function noteUnread({ log, ip }: FastifyRequest, status: number): void {
  const told = known.get(log) ?? { reason: 'unreadable' };
  if (told === 'noted') return;
  const code: ErrorCode = status === 429 ? 'TOO_MANY_REQUESTS' : 'BAD_USER_INPUT';
  log.info({ ...told, reason: BY_STATUS[status] ?? told.reason, ip, code }, 'refused');
  isNoted(log);
}

/** Paths of the API. Pages log their own refusals. */
const IS_API = /^\/(graphql|api)\b/;

/** Logs requests refused before an operation runs. */
export function noteUnreads(server: FastifyInstance): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const refused = statusCode === 400 || statusCode in BY_STATUS;
    if (refused && IS_API.test(routeOf(request))) noteUnread(request, statusCode);
    done();
  });
}
