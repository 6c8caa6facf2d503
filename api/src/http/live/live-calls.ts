import { findListeners } from '../../auth/sessions/listeners.service.js';
import { hashToken } from '../../auth/secrets.js';
import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import type { LiveCall } from './live-call.js';

/** Maximum number of connections per process; the other limits are per network and per user. */
const MOST_CALLS = 10_000;
const MOST_OF_NETWORK = 300;
const MOST_OF_PERSON = 20;

/**
 * Interval in ms of session checks. They run in addition to change notifications, because sessions
 * also expire.
 */
const LOOK_MS = 60_000;

/** Number of sessions that one query checks. */
const AT_A_TIME = 1000;

interface LiveCallsOptions {
  em: () => Em;
  /** Factor of the limits on demo installations. */
  factor: number;
}

/** The WebSocket connections of this process, and the checks of their sessions. */
export class LiveCalls {
  readonly #calls = new Set<LiveCall>();
  readonly #bySocket = new WeakMap<WebSocket, LiveCall>();
  readonly #options: LiveCallsOptions;
  #timer: NodeJS.Timeout | undefined;

  /** Whether this process is stopping. */
  isEnding = false;

  constructor(options: LiveCallsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#calls.size;
  }

  /** Whether the maximum of connections of this process, or of this network, is reached. */
  get isFull(): boolean {
    return this.size >= MOST_CALLS;
  }

  hasRoomFor(network: string): boolean {
    return (
      this.#count((call) => call.origin.network === network) <
      MOST_OF_NETWORK * this.#options.factor
    );
  }

  add(call: LiveCall): void {
    this.#calls.add(call);
    this.#bySocket.set(call.socket, call);
    call.socket.once('close', () => this.#calls.delete(call));
  }

  /** Finds the connection of a WebSocket. */
  of(socket: WebSocket): LiveCall {
    const call = this.#bySocket.get(socket);
    if (!call) throw new Error('This WebSocket was never added');
    return call;
  }

  start(): void {
    const look = () => {
      for (const call of this.#calls) call.forgetMessages();
      this.doubt(null);
    };
    this.#timer = setInterval(look, LOOK_MS).unref();
  }

  /** Finds the viewer of a token; null for an invalid token or too many connections of the user. */
  async admit(call: LiveCall, token: string): Promise<Viewer | null> {
    const tokenHash = (call.tokenHash = hashToken(token));
    do {
      call.isDoubted = false;
      const found = await findListeners(this.#options.em(), [tokenHash]);
      call.viewer = found.get(tokenHash.toString('hex')) ?? null;
    } while (call.isDoubted && call.viewer);
    const { userId } = call;
    const isOneTooMany =
      this.#count((other) => other.userId === userId) > MOST_OF_PERSON * this.#options.factor;
    if (!call.viewer) call.end('signedOut');
    else if (isOneTooMany) call.end('tooMany');
    return isOneTooMany ? null : call.viewer;
  }

  /** Delays the events of these users, or of all users, until their sessions are checked again. */
  doubt(people: string[] | null): void {
    const doubted: LiveCall[] = [];
    for (const call of this.#calls) {
      call.isDoubted = true;
      if (call.viewer && (!people || people.includes(call.userId))) doubted.push(call);
    }
    for (let begin = 0; begin < doubted.length; begin += AT_A_TIME)
      this.#ask(doubted.slice(begin, begin + AT_A_TIME));
  }

  /** Closes all connections. The clients reconnect to another process. */
  async end(patience: number): Promise<void> {
    this.isEnding = true;
    clearInterval(this.#timer);
    const calls = [...this.#calls];
    const gone = Promise.all(
      calls.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))),
    );
    for (const call of calls) call.end('leaving');
    const late = setTimeout(() => calls.forEach(({ socket }) => socket.terminate()), patience);
    await gone;
    clearTimeout(late);
  }

  #ask(calls: LiveCall[]): void {
    const hashes = calls.flatMap(({ tokenHash }) => tokenHash ?? []);
    const found = findListeners(this.#options.em(), hashes);
    for (const call of calls) call.doubt(found);
  }

  #count(counts: (call: LiveCall) => boolean): number {
    let count = 0;
    for (const call of this.#calls) if (counts(call)) count += 1;
    return count;
  }
}
