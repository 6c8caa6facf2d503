import type { CountAction } from '../../auth/account-rate-limiter.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import type { ErrorCode } from '../../platform/error-codes/error-code.enum.js';
import { AppError, notFound } from '../../platform/errors.js';
import { storeKey } from '../../platform/idempotency.js';
import { isUuid } from '../../platform/ids.js';
import type { ExpectedVersion } from '../../platform/optimistic-lock.js';
import type { OrderStatus } from '../../../rules/order-status.js';
import { updateOrderStatus } from '../status/status.service.js';
import { undoStatusChange } from '../status/undo.service.js';
import {
  type BulkUpdateOrderStatusInput,
  type OrderVersionInput,
  expectedVersionOf,
} from './bulk.inputs.js';
import type { BulkOrderResult } from './bulk.payloads.js';

// Bulk actions. Each order has its own transaction, so an error of one order does not undo the
// change of another order.

/**
 * Time limit in ms; no further order is started after it. A hundred orders usually take two
 * seconds. With a slow database, the client gets the results so far before a browser or proxy times
 * out.
 */
export const TIME_FOR_ALL = 20_000;

type Refusal = Pick<BulkOrderResult, 'message' | 'reason'> & { code: ErrorCode };

export interface BulkDeps extends Deps {
  countAction: CountAction;
  /** Converts an error to a code and a message, and logs an unexpected error. */
  refusalOf: (error: unknown) => Refusal;
  /** Clock in ms with any starting point, to measure durations. */
  now?: () => number;
}

/** Result of a status change, as its timeline event stores it for repeated requests. */
interface StatusChange {
  toStatus: OrderStatus | null;
  reason: string | null;
}

/** How a bulk action changes one order. */
interface Change<Result> {
  change: (seen: ExpectedVersion) => Promise<Result>;
  messageOf: (result: Result) => string;
  versionAfter: (version: number) => number;
  /** Reads the result of an earlier identical request for this order, if there was one. */
  earlierResult?: (orderId: string) => Promise<Result | undefined>;
}

/** Stores the idempotency key in the timeline event, so that a repeated request finds it. */
const changeOnce = (
  viewer: Viewer,
  { em }: BulkDeps,
  key: string | undefined,
  { change, messageOf }: Pick<Change<StatusChange>, 'change' | 'messageOf'>,
): Change<StatusChange> => ({
  ...{ change, messageOf, versionAfter: (version) => version + 1 },
  ...(key ? { earlierResult: (orderId) => findEarlierResult(em, viewer, orderId, key) } : {}),
});

interface BulkRequest extends BulkUpdateOrderStatusInput {
  idempotencyKey?: string | null;
}

/**
 * Idempotency key for the timeline events. It is saved before the first order changes, because each
 * order has its own transaction.
 */
async function keyOf(
  { userId: by }: Viewer,
  { em }: BulkDeps,
  { operation, idempotencyKey: key, ...body }: Partial<BulkRequest> & { operation: string },
): Promise<string | undefined> {
  await storeKey(em, { by, key, operation, body });
  return key ? `${operation} ${key}` : undefined;
}

/**
 * Moves each order forward to a status, with the checks of `updateOrderStatus`. A step back fails,
 * because it needs a reason.
 */
export async function bulkUpdateOrderStatus(
  viewer: Viewer,
  deps: BulkDeps,
  request: BulkRequest,
): Promise<BulkOrderResult[]> {
  const { orders, status } = request;
  const key = await keyOf(viewer, deps, { ...request, operation: 'bulkUpdateOrderStatus' });
  const change = async (seen: ExpectedVersion): Promise<StatusChange> => {
    await updateOrderStatus(viewer, deps, { ...seen, status }, key);
    return { toStatus: status, reason: null };
  };
  const messageOf = ({ toStatus }: StatusChange) => `Order is now ${toStatus}`;
  return eachOrder(viewer, deps, orders, changeOnce(viewer, deps, key, { change, messageOf }));
}

/** Undoes the viewer's last forward status change of each order. */
export async function bulkUndoStatusChange(
  viewer: Viewer,
  deps: BulkDeps,
  request: Omit<BulkRequest, 'status'>,
): Promise<BulkOrderResult[]> {
  const key = await keyOf(viewer, deps, { ...request, operation: 'bulkUndoStatusChange' });
  const change = (seen: ExpectedVersion): Promise<StatusChange> =>
    undoStatusChange(viewer, deps, seen, key);
  const undo = changeOnce(viewer, deps, key, { change, messageOf: undoMessage });
  return eachOrder(viewer, deps, request.orders, undo);
}

const undoMessage = ({ toStatus, reason }: StatusChange): string =>
  `Order is ${toStatus} again. ${reason}`;

/**
 * Changes the orders one after the other, so that one request uses only one database connection.
 */
export async function eachOrder<Result extends object>(
  viewer: Viewer,
  deps: BulkDeps,
  orders: readonly OrderVersionInput[],
  action: Change<Result>,
): Promise<BulkOrderResult[]> {
  const now = deps.now ?? (() => performance.now());
  const end = now() + TIME_FOR_ALL;
  const results: BulkOrderResult[] = [];
  let skipReason: Refusal | undefined;
  for (const order of orders) {
    const { orderId } = order;
    skipReason ??= now() >= end ? noTimeLeft() : undefined;
    // The request itself has already counted the first order.
    if (!skipReason && results.length) skipReason = await countOrder(viewer, deps);
    if (skipReason) {
      results.push({ orderId, version: null, ...skipReason });
      continue;
    }
    const result = await changeOne(deps, expectedVersionOf(order), action);
    results.push({ orderId, ...result });
  }
  return results;
}

const noTimeLeft = (): Refusal => ({
  code: 'SERVICE_UNAVAILABLE',
  message: 'This took too long. Please try again',
});

/**
 * Counts one order as one change for the rate limit, so that bulk actions do not avoid the limit.
 * Returns the error above the limit.
 */
async function countOrder(viewer: Viewer, deps: BulkDeps): Promise<Refusal | undefined> {
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
  { change, messageOf, versionAfter, earlierResult }: Change<Result>,
): Promise<Omit<BulkOrderResult, 'orderId'>> {
  const success = (result: Result) => ({
    ...{ version: versionAfter(seen.version), code: null, message: messageOf(result) },
  });
  try {
    if (!isUuid(seen.id)) throw notFound('Order');
    return success(await change(seen));
  } catch (error) {
    const isLate = error instanceof AppError && error.code === 'CONFLICT';
    const earlier = isLate ? await earlierResult?.(seen.id) : undefined;
    return earlier ? success(earlier) : { version: null, ...refusalOf(error) };
  }
}

/**
 * The result of an earlier identical request for an order; undefined if that request did not change
 * the order.
 */
const findEarlierResult = (
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
