import { performance } from 'node:perf_hooks';
import type { Listener } from '../postgres/listener.js';
import { UNKNOWN_CHANGE, type Change, parseNotification } from './change.js';
import { ChangeStream } from './change-stream.js';

/** PostgreSQL channel of change notifications. */
const CHANNEL = 'changes';

/**
 * Time in ms for which changes are stored. New subscribers get them too, because their first query
 * may have missed them.
 */
const RECENT_MS = 5000;

/** Maximum number of stored recent changes. */
const MAX_RECENT = 200;

/** A subscriber connection. */
export interface Subscriber {
  userId: string;
  /** Whether the user is still signed in with the same permissions. Waits for a running check. */
  isSame(): Promise<boolean>;
}

interface Subscription {
  /** Kinds of changes that the subscriber receives. */
  of: readonly string[];
  /** Whether this subscriber requested the changed object and may read it. */
  accepts: (change: Change) => boolean;
  owner: Subscriber;
}

interface HubOptions {
  /** Listener for notifications; without it subscribers receive nothing. */
  listener?: Listener;
  now?: () => number;
}

/** Called when credentials or permissions of users change. */
interface SessionChecker {
  /** Checks the sessions of these users again; null means all users. */
  recheck(userIds: string[] | null): void;
}

/**
 * Receives change notifications once per process, and passes them to the subscribers that may read
 * them.
 */
export class ChangeHub {
  readonly #subscribers = new Set<{ subscription: Subscription; stream: ChangeStream }>();
  readonly #now: () => number;
  #recent: { at: number; of: string; change: Change }[] = [];
  #sessionChecker: SessionChecker | undefined;
  /** Number of changes received from the database, and of changes delivered to subscribers. */
  readonly counts = { received: 0, delivered: 0 };

  constructor({ listener, now = () => performance.now() }: HubOptions) {
    this.#now = now;
    listener?.subscribe(CHANNEL, {
      onNotification: (payload) => this.#receive(payload),
      onListening: () => this.#catchUp(),
    });
  }

  get size(): number {
    return this.#subscribers.size;
  }

  /** Sets the check of the users' sessions that runs before the next events are delivered. */
  setSessionChecker(sessionChecker: SessionChecker): void {
    this.#sessionChecker = sessionChecker;
  }

  /** Subscribes to future and very recent changes that the subscriber may read. */
  subscribe(subscription: Subscription): ChangeStream {
    const stream = new ChangeStream({
      mayDeliver: async () => {
        const same = await subscription.owner.isSame();
        if (same) this.counts.delivered += 1;
        return same;
      },
      onEnd: () => this.#subscribers.delete(subscriber),
    });
    const subscriber = { subscription, stream };
    this.#subscribers.add(subscriber);
    for (const { of, change } of this.#stillRecent()) this.#deliver(subscriber, of, change);
    return stream;
  }

  #receive(payload: string): void {
    const notification = parseNotification(payload);
    if ('userIds' in notification) return this.#sessionChecker?.recheck(notification.userIds);
    for (const change of notification.changes) {
      this.counts.received += 1;
      this.#recent.push({ at: this.#now(), of: notification.of, change });
      for (const subscriber of this.#subscribers)
        this.#deliver(subscriber, notification.of, change);
    }
    this.#stillRecent();
  }

  /** Notifications are lost while the connection is down, so subscribers read all data again. */
  #catchUp(): void {
    this.#sessionChecker?.recheck(null);
    for (const { stream } of this.#subscribers) stream.push(UNKNOWN_CHANGE);
  }

  #stillRecent() {
    const since = this.#now() - RECENT_MS;
    this.#recent = this.#recent.filter(({ at }) => at >= since).slice(-MAX_RECENT);
    return this.#recent;
  }

  #deliver(
    { subscription, stream }: { subscription: Subscription; stream: ChangeStream },
    of: string,
    change: Change,
  ): void {
    if (!subscription.of.includes(of)) return;
    if (change.id === null || subscription.accepts(change)) stream.push(change);
  }
}
