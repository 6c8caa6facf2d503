import { performance } from 'node:perf_hooks';
import type { Listener } from '../postgres/listener.js';
import { ANYTHING, type Change, readTold } from './change.js';
import { ChangeStream } from './change-stream.js';

/** PostgreSQL channel of change notifications. */
const LIVE = 'live';

/**
 * Time in ms for which changes are stored. New subscribers get them too, because their first query
 * may have missed them.
 */
const RECENT_MS = 5000;

/** Maximum number of stored recent changes. */
const MOST_RECENT = 200;

/** A subscriber connection. */
export interface Caller {
  userId: string;
  /** Whether user and permissions are unchanged. It waits while they are being checked. */
  isSame(): Promise<boolean>;
}

interface Following {
  /** Kinds of changes that the subscriber receives. */
  of: readonly string[];
  /** Whether this subscriber requested the changed object and may read it. */
  hears: (change: Change) => boolean;
  caller: Caller;
}

interface HubOptions {
  /** Listener for notifications; without it subscribers receive nothing. */
  listener?: Listener;
  now?: () => number;
}

/** Called when credentials or permissions of users change. */
interface Doorkeeper {
  /** Marks these users as unchecked; null means all users. */
  doubt(people: string[] | null): void;
}

/**
 * Receives change notifications once per process, and passes them to the subscribers that may read
 * them.
 */
export class LiveHub {
  readonly #followers = new Set<{ following: Following; stream: ChangeStream }>();
  readonly #now: () => number;
  #recent: { at: number; of: string; change: Change }[] = [];
  #doorkeeper: Doorkeeper | undefined;
  /** Number of changes received from the database, and of changes delivered to subscribers. */
  readonly counts = { received: 0, delivered: 0 };

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

  /** Sets the check of users that runs before their next events are delivered. */
  setDoorkeeper(doorkeeper: Doorkeeper): void {
    this.#doorkeeper = doorkeeper;
  }

  /** Subscribes to future and very recent changes that the subscriber may read. */
  follow(following: Following): ChangeStream {
    const stream = new ChangeStream({
      mayHear: async () => {
        const same = await following.caller.isSame();
        if (same) this.counts.delivered += 1;
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
      this.counts.received += 1;
      this.#recent.push({ at: this.#now(), of: told.of, change });
      for (const follower of this.#followers) this.#tell(follower, told.of, change);
    }
    this.#stillRecent();
  }

  /** Notifications are lost while the connection is down, so subscribers read all data again. */
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
