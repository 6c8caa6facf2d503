import { queueKey } from './queueKey';

/**
 * Offline queue: actions recorded without a connection, in order. Stored in localStorage until the server
 * accepts an action or its user drops it. It survives an expired session and another user's sign-in (see
 * sessionStore.ts) for a week (expiredQueueItems.ts), but not a sign-out.
 */
export interface QueuedAction {
  id: string;
  /**
   * Id of the order. The actions of one order are sent in the order in which the driver recorded
   * them.
   */
  orderId: string;
  operation: string;
  variables: Record<string, unknown>;
  /** Time of the recording, as ISO 8601. */
  at?: string;
  /** Text that describes the action to the user. */
  about: string;
  /** Amount received, in paise. */
  paid?: number;
  /** Values of the form, to fill it in again after a rejection. */
  draft?: { key: string; values: unknown };
  /** True if the queue may hold several actions of this kind for one order. */
  several?: boolean;
  /** True after a failed attempt to send it. */
  tried?: boolean;
  /** Reason why the server rejected it. */
  problem?: string;
}

const none: readonly QueuedAction[] = [];
const listeners = new Set<() => void>();
let known: { text: string; list: readonly QueuedAction[] } = { text: '', list: none };

const isQueuedAction = (value: unknown): value is QueuedAction =>
  typeof value === 'object' && value !== null && 'operation' in value && 'variables' in value;

function parse(text: string): readonly QueuedAction[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isQueuedAction) : none;
  } catch {
    return none;
  }
}

/** The same array while the stored text is unchanged, so that components do not re-render. */
function read(userId: string): readonly QueuedAction[] {
  const text = localStorage.getItem(queueKey(userId));
  if (!text) return none;
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

/** False if the browser cannot store the list. */
function write(userId: string, list: readonly QueuedAction[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(queueKey(userId));
    else localStorage.setItem(queueKey(userId), JSON.stringify(list));
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

export const offlineQueue = {
  of: (userId: string): readonly QueuedAction[] => read(userId),
  /**
   * Appends an action, or replaces a rejected one of the same operation and order. False if the browser cannot store
   * it.
   */
  add(userId: string, made: QueuedAction): boolean {
    const same = (one: QueuedAction): boolean =>
      !made.several &&
      one.problem !== undefined &&
      one.orderId === made.orderId &&
      one.operation === made.operation;
    return write(userId, [...read(userId).filter((one) => !same(one)), made]);
  },
  /** Removes an action that the server accepted or the user dropped. */
  drop: (userId: string, id: string): void =>
    void write(
      userId,
      read(userId).filter((one) => one.id !== id),
    ),
  /**
   * Sets the version that all queued actions of an order send, after an earlier action has changed
   * the order.
   */
  setOrderVersion(userId: string, orderId: string, version: number): void {
    write(
      userId,
      read(userId).map((one) =>
        one.orderId === orderId && 'version' in one.variables
          ? { ...one, variables: { ...one.variables, version } }
          : one,
      ),
    );
  },
  /**
   * Marks an action as rejected with a reason. Without a reason, clears the rejection, so that the
   * action is sent again.
   */
  refuse(userId: string, id: string, problem?: string): void {
    write(
      userId,
      read(userId).map((one) => (one.id === id ? { ...one, problem, tried: true } : one)),
    );
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
