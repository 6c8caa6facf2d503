import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '../../auth/viewer.js';
import type { Log } from '../../platform/log.js';
import type { Subscriber } from '../../platform/subscriptions/change-hub.js';

/** Close codes and reasons of WebSockets that clients receive; see docs/api.md. */
export const CLOSE_CODES = {
  /** The session has ended or the token is invalid; do not reconnect. */
  signedOut: [4403, 'Not signed in'],
  /**
   * User or permissions changed. The client reconnects, and the server checks the session again.
   */
  changed: [1012, 'Please connect again'],
  /** The process stops; the client reconnects to another one. */
  leaving: [1012, 'Please connect again'],
  /** The session cannot be checked now; the client tries again later. */
  unknown: [1013, 'Please try again later'],
  tooMany: [4429, 'Too many connections or messages'],
  fault: [1011, 'Something went wrong on our side'],
} as const;

/** Maximum number of messages per minute from one client. The busiest screen sends a few dozen. */
const MAX_MESSAGES = 300;

/**
 * Maximum number of unread bytes for one client. A client that reads its messages stays far below.
 */
export const MAX_UNREAD_BYTES = 256 * 1024;

/** Data of the upgrade request. */
export interface Origin {
  /** IP address of the client. `network` is the network whose connections are counted together. */
  ip: string;
  network: string;
  requestId: string;
  log: Log;
}

const hasSameRights = (one: Viewer, other: Viewer): boolean =>
  one.userId === other.userId &&
  one.role === other.role &&
  one.byPasskey === other.byPasskey &&
  one.permissions.join() === other.permissions.join();

/** A WebSocket connection with its subscriptions. */
export class WebSocketConnection implements Subscriber {
  viewer: Viewer | null = null;
  /** Hash of the session token that the client sent. */
  tokenHash: Buffer | null = null;
  /**
   * True if sessions or permissions changed while this session was being checked. The check is then
   * repeated.
   */
  needsRecheck = false;
  #isSame: Promise<boolean> = Promise.resolve(true);
  #messages = 0;

  constructor(
    readonly socket: WebSocket,
    readonly origin: Origin,
  ) {
    for (const received of ['message', 'ping']) socket.on(received, () => this.#count());
  }

  get userId(): string {
    return this.viewer?.userId ?? '';
  }

  isSame(): Promise<boolean> {
    return this.#isSame;
  }

  /**
   * Delays events until the session is checked. Closes the connection when user or permissions
   * changed.
   */
  recheck(found: Promise<Map<string, Viewer>>): void {
    this.#isSame = found.then(
      (viewers) => this.#compare(viewers),
      () => this.#end('unknown'),
    );
  }

  end(why: keyof typeof CLOSE_CODES): void {
    this.#end(why);
  }

  resetMessageCount(): void {
    this.#messages = 0;
  }

  /** Closes the connection if the client sends too many messages or does not read its events. */
  #count(): void {
    const { socket } = this;
    this.#messages += 1;
    if (socket.bufferedAmount > MAX_UNREAD_BYTES) return socket.terminate();
    if (this.#messages <= MAX_MESSAGES) return;
    // After a close, `ws` delivers messages until the client closes too. These messages are
    // ignored.
    socket.removeAllListeners('message');
    this.#end('tooMany');
  }

  #compare(found: Map<string, Viewer>): boolean {
    const now = found.get(this.tokenHash?.toString('hex') ?? '');
    if (now && this.viewer && hasSameRights(now, this.viewer)) return true;
    return this.#end(now ? 'changed' : 'signedOut');
  }

  #end(why: keyof typeof CLOSE_CODES): false {
    const [code, reason] = CLOSE_CODES[why];
    this.socket.close(code, reason);
    return false;
  }
}
