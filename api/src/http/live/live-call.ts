import type { WebSocket } from 'ws';
import type { Viewer } from '../../auth/viewer.js';
import type { Log } from '../../platform/log.js';
import type { Caller } from '../../platform/live/hub.js';

/** Why a connection ends, as clients are told; see docs/integrators.md. */
export const ENDINGS = {
  /** The session has ended or the token is invalid; do not reconnect. */
  signedOut: [4403, 'Not signed in'],
  /** User or permissions changed; reconnect for a new check. */
  changed: [1012, 'Please connect again'],
  /** The process is stopping. */
  leaving: [1012, 'Please connect again'],
  /** The session cannot be checked at present. */
  unknown: [1013, 'Please try again later'],
  tooMany: [4429, 'Too many connections or messages'],
  fault: [1011, 'Something went wrong on our side'],
} as const;

/** Messages within a minute; the busiest screen sends some dozens. */
const MOST_MESSAGES = 300;

/** Characters that wait for a client to take them. It has at most some messages; whoever leaves more is gone or wants to be a burden. */
export const MOST_UNREAD = 256 * 1024;

/** How an upgrade came in. */
export interface Origin {
  /** Network address, and what it is counted as. */
  ip: string;
  network: string;
  requestId: string;
  log: Log;
}

const same = (one: Viewer, other: Viewer): boolean =>
  one.userId === other.userId &&
  one.role === other.role &&
  one.byPasskey === other.byPasskey &&
  one.permissions.join() === other.permissions.join();

/** One live connection. */
export class LiveCall implements Caller {
  viewer: Viewer | null = null;
  /** Of the token that was shown. */
  tokenHash: Buffer | null = null;
  /** Whether something has happened to ways in since somebody began to look at this one's. */
  isDoubted = false;
  #isSame: Promise<boolean> = Promise.resolve(true);
  #messages = 0;
  #isAlive = true;

  constructor(
    readonly socket: WebSocket,
    readonly origin: Origin,
  ) {
    socket.on('pong', () => (this.#isAlive = true));
    socket.on('ping', () => this.count());
  }

  get userId(): string {
    return this.viewer?.userId ?? '';
  }

  isSame(): Promise<boolean> {
    return this.#isSame;
  }

  /** Holds back changes until the session is checked; closes the connection when user or permissions changed. */
  doubt(asked: Promise<Map<string, Viewer>>): void {
    this.#isSame = asked.then(
      (found) => this.#judge(found),
      () => this.#end('unknown'),
    );
  }

  end(why: keyof typeof ENDINGS): void {
    this.#end(why);
  }

  /** Counts a message that came in. False where there are too many. */
  count(): boolean {
    this.#messages += 1;
    if (this.#messages > MOST_MESSAGES) this.#end('tooMany');
    return this.#messages <= MOST_MESSAGES;
  }

  forgetMessages(): void {
    this.#messages = 0;
  }

  /** Pings the client; closes the connection when the last ping was not answered. */
  ping(): void {
    if (!this.#isAlive) return this.socket.terminate();
    this.#isAlive = false;
    this.socket.ping();
  }

  send(text: string): Promise<void> {
    const { socket } = this;
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
    if (socket.readyState !== socket.OPEN) return Promise.resolve();
    return new Promise((resolve) => socket.send(text, () => resolve()));
  }

  #judge(found: Map<string, Viewer>): boolean {
    const now = found.get(this.tokenHash?.toString('hex') ?? '');
    if (now && this.viewer && same(now, this.viewer)) return true;
    return this.#end(now ? 'changed' : 'signedOut');
  }

  #end(why: keyof typeof ENDINGS): false {
    const [code, reason] = ENDINGS[why];
    this.socket.close(code, reason);
    return false;
  }
}
