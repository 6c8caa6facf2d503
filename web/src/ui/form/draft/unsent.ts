import { unsentName } from './unsentName';

/**
 * Offline queue: actions recorded without a connection, in order. Stored in localStorage until the server
 * accepts an action or its user drops it. It survives an expired session and another user's sign-in (see
 * sessionStore.ts) for a week (oldUnsent.ts), but not a sign-out.
 */
export interface Unsent {
  id: string;
  /** Id of the order. Actions of one order are sent in their order of recording. */
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
  draft?: { key: string; kept: unknown };
  /** True if the queue may hold several actions of this kind for one order. */
  several?: boolean;
  /** True after a failed attempt to send it. */
  tried?: boolean;
  /** Reason why the server rejected it. */
  problem?: string;
}

const none: readonly Unsent[] = [];
const listeners = new Set<() => void>();
let known: { text: string; list: readonly Unsent[] } = { text: '', list: none };

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' && value !== null && 'operation' in value && 'variables' in value;

function parse(text: string): readonly Unsent[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? list.filter(isUnsent) : none;
  } catch {
    return none;
  }
}

/** The same array while the stored text is unchanged, so that components do not re-render. */
function read(userId: string): readonly Unsent[] {
  const text = localStorage.getItem(unsentName(userId));
  if (!text) return none;
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

/** False if the browser cannot store the list. */
function write(userId: string, list: readonly Unsent[]): boolean {
  try {
    if (list.length === 0) localStorage.removeItem(unsentName(userId));
    else localStorage.setItem(unsentName(userId), JSON.stringify(list));
    return true;
  } catch {
    return false;
  } finally {
    for (const listener of listeners) listener();
  }
}

export const unsent = {
  of: (userId: string): readonly Unsent[] => read(userId),
  /**
   * Appends an action, or replaces a rejected one of the same operation and order. False if the browser cannot store
   * it.
   */
  add(userId: string, made: Unsent): boolean {
    const same = (one: Unsent): boolean =>
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
  /** Sets the order version that the waiting actions of an order send. */
  countOn(userId: string, orderId: string, version: number): void {
    write(
      userId,
      read(userId).map((one) =>
        one.orderId === orderId && 'version' in one.variables
          ? { ...one, variables: { ...one.variables, version } }
          : one,
      ),
    );
  },
  /** Stores the reason of a rejection. Without a reason the action is sent again. */
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
