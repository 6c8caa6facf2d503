import { findSubscribers } from '../../auth/sessions/subscription-sessions.service.js';
import { hashToken } from '../../auth/tokens.js';
import type { WebSocket } from '@fastify/websocket';
import type { Viewer } from '../../auth/viewer.js';
import type { Em } from '../../database.js';
import type { WebSocketConnection } from './websocket-connection.js';

/** Maximum number of connections per process; the other limits are per network and per user. */
const MAX_CONNECTIONS = 10_000;
const MAX_PER_NETWORK = 300;
const MAX_PER_USER = 20;

/**
 * Interval in ms of session checks. They run in addition to change notifications, because sessions
 * also expire.
 */
const CHECK_INTERVAL_MS = 60_000;

/** Number of sessions that one query checks. */
const BATCH_SIZE = 1000;

interface WebSocketConnectionsOptions {
  em: () => Em;
  /** Factor of the limits on demo installations. */
  factor: number;
}

/** The WebSocket connections of this process, and the checks of their sessions. */
export class WebSocketConnections {
  readonly #connections = new Set<WebSocketConnection>();
  readonly #bySocket = new WeakMap<WebSocket, WebSocketConnection>();
  readonly #options: WebSocketConnectionsOptions;
  #timer: NodeJS.Timeout | undefined;

  /** Whether this process is stopping. */
  isEnding = false;

  constructor(options: WebSocketConnectionsOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#connections.size;
  }

  /** Whether this process has its maximum number of connections. */
  get isFull(): boolean {
    return this.size >= MAX_CONNECTIONS;
  }

  hasRoomFor(network: string): boolean {
    return (
      this.#count((connection) => connection.origin.network === network) <
      MAX_PER_NETWORK * this.#options.factor
    );
  }

  add(connection: WebSocketConnection): void {
    this.#connections.add(connection);
    this.#bySocket.set(connection.socket, connection);
    connection.socket.once('close', () => this.#connections.delete(connection));
  }

  /** Finds the connection of a WebSocket. */
  of(socket: WebSocket): WebSocketConnection {
    const connection = this.#bySocket.get(socket);
    if (!connection) throw new Error('This WebSocket was never added');
    return connection;
  }

  start(): void {
    const checkSessions = () => {
      for (const connection of this.#connections) connection.resetMessageCount();
      this.recheck(null);
    };
    this.#timer = setInterval(checkSessions, CHECK_INTERVAL_MS).unref();
  }

  /**
   * Signs a connection in with a token. Closes the connection and returns null for an invalid
   * token, or when the user has too many connections.
   */
  async admit(connection: WebSocketConnection, token: string): Promise<Viewer | null> {
    const tokenHash = (connection.tokenHash = hashToken(token));
    do {
      connection.needsRecheck = false;
      const found = await findSubscribers(this.#options.em(), [tokenHash]);
      connection.viewer = found.get(tokenHash.toString('hex')) ?? null;
    } while (connection.needsRecheck && connection.viewer);
    const { userId } = connection;
    const isOneTooMany =
      this.#count((other) => other.userId === userId) > MAX_PER_USER * this.#options.factor;
    if (!connection.viewer) connection.end('signedOut');
    else if (isOneTooMany) connection.end('tooMany');
    return isOneTooMany ? null : connection.viewer;
  }

  /** Delays the events of these users, or of all users, until their sessions are checked again. */
  recheck(userIds: string[] | null): void {
    const affected: WebSocketConnection[] = [];
    for (const connection of this.#connections) {
      connection.needsRecheck = true;
      if (connection.viewer && (!userIds || userIds.includes(connection.userId)))
        affected.push(connection);
    }
    for (let begin = 0; begin < affected.length; begin += BATCH_SIZE)
      this.#check(affected.slice(begin, begin + BATCH_SIZE));
  }

  /**
   * Graceful shutdown: closes all connections, and terminates those that are still open after
   * `patience` ms. The clients reconnect to another process.
   */
  async end(patience: number): Promise<void> {
    this.isEnding = true;
    clearInterval(this.#timer);
    const connections = [...this.#connections];
    const closed = Promise.all(
      connections.map(({ socket }) => new Promise((resolve) => socket.once('close', resolve))),
    );
    for (const connection of connections) connection.end('leaving');
    const terminateTimer = setTimeout(
      () => connections.forEach(({ socket }) => socket.terminate()),
      patience,
    );
    await closed;
    clearTimeout(terminateTimer);
  }

  #check(connections: WebSocketConnection[]): void {
    const hashes = connections.flatMap(({ tokenHash }) => tokenHash ?? []);
    const found = findSubscribers(this.#options.em(), hashes);
    for (const connection of connections) connection.recheck(found);
  }

  #count(counts: (connection: WebSocketConnection) => boolean): number {
    let count = 0;
    for (const connection of this.#connections) if (counts(connection)) count += 1;
    return count;
  }
}
