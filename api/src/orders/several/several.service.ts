import type { CountDeed } from '../../auth/account-limits.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Deps, Em } from '../../database.js';
import { AppError, type ErrorCode, notFound } from '../../platform/errors.js';
import { keepKey } from '../../platform/idempotency.js';
import { isUuid } from '../../platform/ids.js';
import type { Seen } from '../../platform/versioned.js';
import type { OrderStatus } from '../order.status.js';
import { moveOrder } from '../progress/progress.service.js';
import { undoMove } from '../progress/undo.service.js';
import { type SeenOrderInput, seenOf } from './several.inputs.js';
import type { OrderOutcome } from './several.payloads.js';

// Several orders at once are each a change of its own, with a transaction of its own: what is refused of one is nothing to
// the next.

/**
 * Milliseconds after which no further order is begun. A hundred take a second or two, and some more on a busy machine; where
 * the database is slow, whoever waits is told what is done before the browser, or a proxy on the way, gives up.
 */
export const TIME_FOR_ALL = 20_000;

type Refusal = Pick<OrderOutcome, 'message'> & { code: ErrorCode };

export interface SeveralDeps extends Deps {
  countDeed: CountDeed;
  /** What may be said of a failure; what is no refusal is reported there. */
  refusalOf: (error: unknown) => Refusal;
  /** Milliseconds of whichever clock. */
  now?: () => number;
}

/** What the timeline keeps of a change, from which the words of its answer follow. */
interface Kept {
  toStatus: OrderStatus | null;
  reason: string | null;
}

/** What is done to each. */
interface Change<Result> {
  /** Does it, and gives what there is to say of it. */
  change: (seen: Seen) => Promise<Result>;
  words: (result: Result) => string;
  versionAfter: (version: number) => number;
  /** What the same request has done before to an order that has changed since it was seen. */
  before?: (orderId: string) => Promise<Result | undefined>;
}

/** What writes a line of the timeline, which says with its key that it was done before. */
const keptChange = (
  viewer: Viewer,
  { em }: SeveralDeps,
  key: string | undefined,
  { change, words }: Pick<Change<Kept>, 'change' | 'words'>,
): Change<Kept> => ({
  ...{ change, words, versionAfter: (version) => version + 1 },
  ...(key ? { before: (orderId) => doneBefore(em, viewer, orderId, key) } : {}),
});

interface Moves {
  orders: readonly SeenOrderInput[];
  to: OrderStatus;
  idempotencyKey?: string | null;
}

/** The key of the lines that this request writes. It is kept before the first order, since each has a transaction of its own. */
async function keyOf(
  { userId: by }: Viewer,
  { em }: SeveralDeps,
  { operation, idempotencyKey: key, ...body }: Partial<Moves> & { operation: string },
): Promise<string | undefined> {
  await keepKey(em, { by, key, operation, body });
  return key ? `${operation} ${key}` : undefined;
}

/** Moves each to this status, as far as that takes no more than `moveOrder` does without a reason. */
export async function moveOrders(
  viewer: Viewer,
  deps: SeveralDeps,
  moves: Moves,
): Promise<OrderOutcome[]> {
  const { orders, to } = moves;
  const key = await keyOf(viewer, deps, { ...moves, operation: 'moveOrders' });
  const change = async (seen: Seen): Promise<Kept> => {
    await moveOrder(viewer, deps, { ...seen, to }, key);
    return { toStatus: to, reason: null };
  };
  const words = ({ toStatus }: Kept) => `Order is now ${toStatus}`;
  return eachOrder(viewer, deps, orders, keptChange(viewer, deps, key, { change, words }));
}

/** Takes back the step that the viewer took last, of each. */
export async function undoMoves(
  viewer: Viewer,
  deps: SeveralDeps,
  moves: Omit<Moves, 'to'>,
): Promise<OrderOutcome[]> {
  const key = await keyOf(viewer, deps, { ...moves, operation: 'undoMoves' });
  const change = (seen: Seen): Promise<Kept> => undoMove(viewer, deps, seen, key);
  const undo = keptChange(viewer, deps, key, { change, words: wordsOfUndo });
  return eachOrder(viewer, deps, moves.orders, undo);
}

const wordsOfUndo = ({ toStatus, reason }: Kept): string => `Order is ${toStatus} again. ${reason}`;

/** One after the other, so that a request holds one connection however long its list is. */
export async function eachOrder<Result extends object>(
  viewer: Viewer,
  deps: SeveralDeps,
  orders: readonly SeenOrderInput[],
  what: Change<Result>,
): Promise<OrderOutcome[]> {
  const now = deps.now ?? (() => performance.now());
  const end = now() + TIME_FOR_ALL;
  const outcomes: OrderOutcome[] = [];
  let stopped: Refusal | undefined;
  for (const order of orders) {
    const { orderId } = order;
    stopped ??= now() >= end ? noTimeLeft() : undefined;
    // The first one was counted with the request.
    if (!stopped && outcomes.length) stopped = await overLimit(viewer, deps);
    if (stopped) {
      outcomes.push({ orderId, version: null, ...stopped });
      continue;
    }
    const outcome = await changeOne(deps, seenOf(order), what);
    outcomes.push({ orderId, ...outcome });
  }
  return outcomes;
}

const noTimeLeft = (): Refusal => ({
  code: 'SERVICE_UNAVAILABLE',
  message: 'There was no time left for this order. Please try it again',
});

/** Each order counts as the change that it is: who may make so many within a minute makes no more by asking at once. */
async function overLimit(viewer: Viewer, deps: SeveralDeps): Promise<Refusal | undefined> {
  try {
    await deps.countDeed(deps.em, viewer, 'write');
    return undefined;
  } catch (error) {
    return deps.refusalOf(error);
  }
}

async function changeOne<Result extends object>(
  { refusalOf }: SeveralDeps,
  seen: Seen,
  { change, words, versionAfter, before }: Change<Result>,
): Promise<Omit<OrderOutcome, 'orderId'>> {
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

/** The same request came before, and this order has changed by it: it answers as it did. */
const doneBefore = (
  em: Em,
  { userId }: Viewer,
  orderId: string,
  key: string,
): Promise<Kept | undefined> =>
  em
    .getKysely()
    .selectFrom('order_event')
    .select(['to_status as toStatus', 'reason'])
    .where('order_id', '=', orderId)
    .where('by_user_id', '=', userId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
