import { performance } from 'node:perf_hooks';
import type { Listener } from '../postgres/listener.js';
import { ANYTHING, type Change, readTold } from './change.js';
import { ChangeStream } from './change-stream.js';

/** Where the database says what has changed, for screens. */
const LIVE = 'live';

/** Whoever begins to listen hears of what changed so shortly before: it may be what they have just not read. */
const RECENT_MS = 5000;

/** Changes that are kept for that. */
const MOST_RECENT = 200;

/** Somebody who listens, over one connection. */
export interface Caller {
  userId: string;
  /** Whether they are still who they were; waits where that is being asked. */
  isSame(): Promise<boolean>;
}

interface Following {
  /** The kinds that a change has to be of. */
  of: readonly string[];
  /** Whether this listener may read what has changed, and wants to. */
  hears: (change: Change) => boolean;
  caller: Caller;
}

interface HubOptions {
  /** Without one nothing is heard, and whoever listens hears nothing. */
  listener?: Listener;
  now?: () => number;
}

/** Whoever has to know when something happens to people's ways in. */
interface Doorkeeper {
  /** To these people, or to more than are worth naming. */
  doubt(people: string[] | null): void;
}

/** Hears once for the whole process what the database says has changed, and tells everybody who listens and may know. */
export class LiveHub {
  readonly #followers = new Set<{ following: Following; stream: ChangeStream }>();
  readonly #now: () => number;
  #recent: { at: number; of: string; change: Change }[] = [];
  #doorkeeper: Doorkeeper | undefined;
  /** Heard of, and handed to those who listen. */
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

  /** Asked to look at people before they hear anything more. */
  setDoorkeeper(doorkeeper: Doorkeeper): void {
    this.#doorkeeper = doorkeeper;
  }

  /** What changes from now on, and did shortly before, of what somebody may know. */
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

  /** Nobody knows what was said while nobody here listened. */
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
