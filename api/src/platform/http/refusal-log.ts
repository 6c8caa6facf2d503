import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../errors.js';
import type { Log } from '../log.js';
import { routeOf } from './route-of.js';

/** Why something is refused before an operation sees it; never with anything of what was sent. */
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
  /** What was asked for and who asked, where that much is known. */
  operation?: string;
  by?: string;
}

/** By the log of a request: why it is refused, or that its refusal is in there already. */
const known = new WeakMap<Log, Refusal | 'noted'>();

/** Tells why a request is refused; whoever tells first knows best. */
export function tellWhy(log: Log, refusal: Refusal): void {
  if (!known.has(log)) known.set(log, refusal);
}

/** Says that a refusal of this request is in the log, with the operation that refused. */
export const isNoted = (log: Log): void => void known.set(log, 'noted');

const BY_STATUS: Record<number, Reason> = {
  405: 'wrong method',
  413: 'too large',
  415: 'not JSON',
  429: 'too often',
};

/** A line in the log for a request that no operation has refused, because none was reached. */
export function noteUnread({ log, ip }: FastifyRequest, status: number): void {
  const told = known.get(log) ?? { reason: 'unreadable' };
  if (told === 'noted') return;
  const code: ErrorCode = status === 429 ? 'TOO_MANY_REQUESTS' : 'BAD_USER_INPUT';
  log.info({ ...told, reason: BY_STATUS[status] ?? told.reason, ip, code }, 'refused');
  isNoted(log);
}

/** Where programs ask; pages say by themselves what they refuse. */
const IS_API = /^\/(graphql|api)\b/;

/** Notes what is refused at these doors before an operation is reached. */
export function noteUnreads(server: FastifyInstance): void {
  server.addHook('onResponse', (request, { statusCode }, done) => {
    const refused = statusCode === 400 || statusCode in BY_STATUS;
    if (refused && IS_API.test(routeOf(request))) noteUnread(request, statusCode);
    done();
  });
}
