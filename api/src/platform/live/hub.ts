import { performance } from 'node:perf_hooks';
import type { Listener } from '../postgres/listener.js';
import { ANYTHING, type Change, readTold } from './change.js';
import { ChangeStream } from './change-stream.js';

/** PostgreSQL channel of change notices. */
const LIVE = 'live';

/** New subscribers also get changes of this time, which their first query may have missed. */
const RECENT_MS = 5000;

/** Maximum recent changes in memory. */
const MOST_RECENT = 200;

/** A subscriber connection. */
export interface Caller {
  userId: string;
  /** Whether user and permissions are unchanged; waits while that is checked. */
  isSame(): Promise<boolean>;
}

interface Following {
  /** Kinds of changes. */
  of: readonly string[];
  /** Whether this subscriber may read the changed object and asked for it. */
  hears: (change: Change) => boolean;
  caller: Caller;
}

interface HubOptions {
  /** Without a listener, subscribers receive nothing. */
  listener?: Listener;
  now?: () => number;
}

/** Notified when credentials or permissions of users change. */
interface Doorkeeper {
  /** These users must be checked again; null means all users. */
  doubt(people: string[] | null): void;
}

/** Receives change notices once per process and passes them to authorised subscribers. */
export class LiveHub {
  readonly #followers = new Set<{ following: Following; stream: ChangeStream }>();
  readonly #now: () => number;
  #recent: { at: number; of: string; change: Change }[] = [];
  #doorkeeper: Doorkeeper | undefined;
  /** Changes received from the database, and changes delivered to subscribers. */
  readonly counts = { heard: 0, told: 0 };

  constructor({ listener, now = () => performance.now() }: HubOptions) {
    this.#now = now;
    listener?.hear(LIVE, {
      heard: (payload) => this.#hear(payload),
      listening: () => this.#catchUp(),
    });
  }

  get listeners(): number {
    return this.#followers.size;
  }

  /** Sets the check of users that runs before their next delivery. */
  setDoorkeeper(doorkeeper: Doorkeeper): void {
    this.#doorkeeper = doorkeeper;
  }

  /** Subscribes to new and very recent changes that the subscriber may read. */
  follow(following: Following): ChangeStream {
    const stream = new ChangeStream({
      mayHear: async () => {
        const same = await following.caller.isSame();
        if (same) this.counts.told += 1;
        return same;
      },
      onEnd: () => this.#followers.delete(follower),
    });
    const follower = { following, stream };
    this.#followers.add(follower);
    for (const { of, change } of this.#stillRecent()) this.#tell(follower, of, change);
    return stream;
  }

  #hear(payload: string): void {
    const told = readTold(payload);
    if ('people' in told) return this.#doorkeeper?.doubt(told.people);
    for (const change of told.changes) {
      this.counts.heard += 1;
      this.#recent.push({ at: this.#now(), of: told.of, change });
      for (const follower of this.#followers) this.#tell(follower, told.of, change);
    }
    this.#stillRecent();
  }

  /** Notices sent during a connection loss are unknown. */
  #catchUp(): void {
    this.#doorkeeper?.doubt(null);
    for (const { stream } of this.#followers) stream.push(ANYTHING);
  }

  #stillRecent() {
    const since = this.#now() - RECENT_MS;
    this.#recent = this.#recent.filter(({ at }) => at >= since).slice(-MOST_RECENT);
    return this.#recent;
  }

  #tell(
    { following, stream }: { following: Following; stream: ChangeStream },
    of: string,
    change: Change,
  ): void {
    if (!following.of.includes(of)) return;
    if (change.id === null || following.hears(change)) stream.push(change);
  }
}
