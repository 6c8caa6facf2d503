import type { CountAction } from '../../auth/account-rate-limiter.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { AppError, type ErrorCode, notFound } from '../../platform/errors.js';
import { storeKey } from '../../platform/idempotency.js';
import { isUuid } from '../../platform/ids.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import type { OrderStatus } from '../order.status.js';
import { updateOrderStatus } from '../status/status.service.js';
import { undoMove } from '../status/undo.service.js';
import {
  type BulkUpdateOrderStatusInput,
  type OrderVersionInput,
  expectedVersionOf,
} from './bulk.inputs.js';
import type { BulkOrderResult } from './bulk.payloads.js';

// Bulk actions. Each order has its own transaction, so a refused order does not affect the others.

/**
 * Time limit in ms: after it no further order is started. A hundred orders usually take one or two
 * seconds. With a slow database the client gets the results so far, before a browser or proxy
 * times out.
 */
export const TIME_FOR_ALL = 20_000;

type Refusal = Pick<BulkOrderResult, 'message'> & { code: ErrorCode };

export interface BulkDeps extends Deps {
  countAction: CountAction;
  /** Converts an error to a code and a message. It also logs unexpected errors. */
  refusalOf: (error: unknown) => Refusal;
  /** Current time in milliseconds, from any clock. */
  now?: () => number;
}

/**
 * Stored result of one status change. A repeated request with the same idempotency key gets its
 * response from it.
 */
interface StatusChange {
  toStatus: OrderStatus | null;
  reason: string | null;
}

/** A bulk action: how it changes one order. */
interface Change<Result> {
  /** Changes one order and returns the result. */
  change: (seen: ExpectedVersion) => Promise<Result>;
  words: (result: Result) => string;
  versionAfter: (version: number) => number;
  /** The result of an earlier identical request for this order, if there was one. */
  before?: (orderId: string) => Promise<Result | undefined>;
}

/**
 * A change whose timeline event stores the idempotency key, so that a repeated request finds the
 * result.
 */
const changeOnce = (
  viewer: Viewer,
  { em }: BulkDeps,
  key: string | undefined,
  { change, words }: Pick<Change<StatusChange>, 'change' | 'words'>,
): Change<StatusChange> => ({
  ...{ change, words, versionAfter: (version) => version + 1 },
  ...(key ? { before: (orderId) => doneBefore(em, viewer, orderId, key) } : {}),
});

interface Moves extends BulkUpdateOrderStatusInput {
  idempotencyKey?: string | null;
}

/**
 * Idempotency key for the timeline events of this request. It is saved before the first order,
 * because each order has its own transaction.
 */
async function keyOf(
  { userId: by }: Viewer,
  { em }: BulkDeps,
  { operation, idempotencyKey: key, ...body }: Partial<Moves> & { operation: string },
): Promise<string | undefined> {
  await storeKey(em, { by, key, operation, body });
  return key ? `${operation} ${key}` : undefined;
}

/** Moves each order forward to a status, with the checks of `updateOrderStatus` without a reason. */
export async function bulkUpdateOrderStatus(
  viewer: Viewer,
  deps: BulkDeps,
  moves: Moves,
): Promise<BulkOrderResult[]> {
  const { orders, status } = moves;
  const key = await keyOf(viewer, deps, { ...moves, operation: 'bulkUpdateOrderStatus' });
  const change = async (seen: ExpectedVersion): Promise<StatusChange> => {
    await updateOrderStatus(viewer, deps, { ...seen, status }, key);
    return { toStatus: status, reason: null };
  };
  const words = ({ toStatus }: StatusChange) => `Order is now ${toStatus}`;
  return eachOrder(viewer, deps, orders, changeOnce(viewer, deps, key, { change, words }));
}

/** Undoes the viewer's last step of each order. */
export async function bulkUndoStatusChange(
  viewer: Viewer,
  deps: BulkDeps,
  moves: Omit<Moves, 'status'>,
): Promise<BulkOrderResult[]> {
  const key = await keyOf(viewer, deps, { ...moves, operation: 'bulkUndoStatusChange' });
  const change = (seen: ExpectedVersion): Promise<StatusChange> =>
    undoMove(viewer, deps, seen, key);
  const undo = changeOnce(viewer, deps, key, { change, words: wordsOfUndo });
  return eachOrder(viewer, deps, moves.orders, undo);
}

const wordsOfUndo = ({ toStatus, reason }: StatusChange): string =>
  `Order is ${toStatus} again. ${reason}`;

/** Changes the orders one after the other, so that a request uses one database connection. */
export async function eachOrder<Result extends object>(
  viewer: Viewer,
  deps: BulkDeps,
  orders: readonly OrderVersionInput[],
  what: Change<Result>,
): Promise<BulkOrderResult[]> {
  const now = deps.now ?? (() => performance.now());
  const end = now() + TIME_FOR_ALL;
  const results: BulkOrderResult[] = [];
  let stopped: Refusal | undefined;
  for (const order of orders) {
    const { orderId } = order;
    stopped ??= now() >= end ? noTimeLeft() : undefined;
    // The request itself was counted as the first order.
    if (!stopped && results.length) stopped = await overLimit(viewer, deps);
    if (stopped) {
      results.push({ orderId, version: null, ...stopped });
      continue;
    }
    const result = await changeOne(deps, expectedVersionOf(order), what);
    results.push({ orderId, ...result });
  }
  return results;
}

const noTimeLeft = (): Refusal => ({
  code: 'SERVICE_UNAVAILABLE',
  message: 'This took too long. Please try again',
});

/**
 * Counts each order as one change for the rate limit, so that bulk actions do not raise the limit.
 */
async function overLimit(viewer: Viewer, deps: BulkDeps): Promise<Refusal | undefined> {
  try {
    await deps.countAction(deps.em, viewer, 'write');
    return undefined;
  } catch (error) {
    return deps.refusalOf(error);
  }
}

async function changeOne<Result extends object>(
  { refusalOf }: BulkDeps,
  seen: ExpectedVersion,
  { change, words, versionAfter, before }: Change<Result>,
): Promise<Omit<BulkOrderResult, 'orderId'>> {
  const done = (result: Result) => ({
    ...{ version: versionAfter(seen.version), code: null, message: words(result) },
  });
  try {
    if (!isUuid(seen.id)) throw notFound('Order');
    return done(await change(seen));
  } catch (error) {
    const isLate = error instanceof AppError && error.code === 'CONFLICT';
    const earlier = isLate ? await before?.(seen.id) : undefined;
    return earlier ? done(earlier) : { version: null, ...refusalOf(error) };
  }
}

/** The result of an earlier identical request for an order, if that request changed it. */
const doneBefore = (
  em: Em,
  { userId }: Viewer,
  orderId: string,
  key: string,
): Promise<StatusChange | undefined> =>
  em
    .getKysely()
    .selectFrom('order_event')
    .select(['to_status as toStatus', 'reason'])
    .where('order_id', '=', orderId)
    .where('by_user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
