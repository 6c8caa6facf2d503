import { unsentName } from './unsentName';

/**
 * Offline queue: actions recorded without a connection, in order. Stored in localStorage until the server
 * accepts an action or its user drops it. It survives an expired session and another user's sign-in (see
 * sessionStore.ts) for a week (oldUnsent.ts), but not a sign-out.
 */
export interface Unsent {
  id: string;
  /** What it belongs to: of one order everything goes in its order. */
  orderId: string;
  /** Name of the mutation that sends it. */
  operation: string;
  variables: Record<string, unknown>;
  /** When it was recorded. */
  at?: string;
  /** What it is, for a person. */
  about: string;
  /** Paise that were taken. */
  paid?: number;
  /** What the form held, to fill it again. */
  draft?: { key: string; kept: unknown };
  /** Whether there may be more of its kind for what it belongs to: it takes the place of none. */
  several?: boolean;
  /** True once it could not be sent. */
  tried?: boolean;
  /** Why the server did not take it. */
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

/** The same list while nothing changes. */
function read(userId: string): readonly Unsent[] {
  const text = localStorage.getItem(unsentName(userId));
  if (!text) return none;
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

/** False when the browser could not keep it. */
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
  /** Appends an action, or replaces a rejected one of the same kind. False if the browser cannot store it. */
  add(userId: string, made: Unsent): boolean {
    const same = (one: Unsent): boolean =>
      !made.several &&
      one.problem !== undefined &&
      one.orderId === made.orderId &&
      one.operation === made.operation;
    return write(userId, [...read(userId).filter((one) => !same(one)), made]);
  },
  /** The server has it, or its person drops it. */
  drop: (userId: string, id: string): void =>
    void write(
      userId,
      read(userId).filter((one) => one.id !== id),
    ),
  /** What waits of an order counts on this version of it. */
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
  /** The server did not take it, for no reason where it is to be sent once more. */
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
