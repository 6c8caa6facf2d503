import { performance } from 'node:perf_hooks';
import type { Listener } from './listener.js';

/** Where tables say that they have changed, each by its name. */
const CHANGED = 'changed';

/** Nothing is kept for longer: a database that is put in the place of another one may have been filled unheard. */
const LONGEST_MS = 60_000;

interface Kept {
  value: unknown;
  /** When it was asked for. */
  at: number;
}

interface KeptReadsOptions<From> {
  /** Gives the database as it is for everybody: the caller may be in a transaction. */
  database: () => From;
  /** Without one nothing is kept. */
  listener?: Listener;
  /** Milliseconds that never go back. */
  now?: () => number;
}

/**
 * What is asked for often and seldom changes, of tables that say when they do. Kept only while that is heard: otherwise
 * everybody asks the database.
 */
export class KeptReads<From> {
  readonly #kept = new Map<string, Kept>();
  readonly #options: KeptReadsOptions<From>;
  /** Counts what was heard: what was asked for before it may be older than that. */
  #heard = 0;

  constructor(options: KeptReadsOptions<From>) {
    this.#options = options;
    options.listener?.hear(CHANGED, {
      heard: (table) => this.forget(table),
      lost: () => this.#forgetAll(),
    });
  }

  /** What `read` finds in a table, which is asked for as `from` has it where nothing may be kept. */
  async of<Value>(table: string, from: From, read: (from: From) => Promise<Value>): Promise<Value> {
    const { database, listener, now = () => performance.now() } = this.#options;
    if (!listener?.isListening) return read(from);
    const at = now();
    const kept = this.#kept.get(table);
    if (kept && at - kept.at < LONGEST_MS) return kept.value as Value;
    const heard = this.#heard;
    const value = await read(database());
    if (heard === this.#heard) this.#kept.set(table, { value, at });
    return value;
  }

  /** For whoever has changed a table, at the commit: it is heard somewhat later. */
  forget(table: string): void {
    this.#heard += 1;
    this.#kept.delete(table);
  }

  #forgetAll(): void {
    this.#heard += 1;
    this.#kept.clear();
  }
}
