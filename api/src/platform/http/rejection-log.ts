import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../error-codes/error-code.enum.js';
import type { Log } from '../log.js';
import { routeOf } from './route-of.js';

/** Reasons for rejections before an operation runs. They contain no data of the request. */
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

interface Rejection {
  reason: Reason;
  /** Operation and user, if known. */
  operation?: string;
  by?: string;
}

/** Reason of a rejection by request log; 'logged' if it is already logged. */
const rejections = new WeakMap<Log, Rejection | 'logged'>();

/** Sets the reason of a rejection, unless it already has one. */
export function setRejectionReason(log: Log, rejection: Rejection): void {
  if (!rejections.has(log)) rejections.set(log, rejection);
}

/** Marks a rejection as logged by its operation, so that it is not logged twice. */
export const markLogged = (log: Log): void => void rejections.set(log, 'logged');

const BY_STATUS: Record<number, Reason> = {
  405: 'wrong method',
  413: 'too large',
  415: 'not JSON',
  429: 'too often',
};

/** Logs a request that was refused before it reached an operation. */
export function logRejection({ log, ip }: FastifyRequest, status: number): void {
  const rejection = rejections.get(log) ?? { reason: 'unreadable' };
  if (rejection === 'logged') return;
  const code: ErrorCode = status === 429 ? 'TOO_MANY_REQUESTS' : 'BAD_USER_INPUT';
  log.info({ ...rejection, reason: BY_STATUS[status] ?? rejection.reason, ip, code }, 'refused');
  markLogged(log);
}

/** Paths of the API. Rejected requests for pages are not logged here. */
const IS_API = /^\/(graphql|api)\b/;

/** Logs requests refused before an operation runs. */
export function logRejections(server: FastifyInstance): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const refused = statusCode === 400 || statusCode in BY_STATUS;
    if (refused && IS_API.test(routeOf(request))) logRejection(request, statusCode);
    done();
  });
}
