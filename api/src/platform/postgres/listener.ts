import { Client } from 'pg';
import type { Log } from '../log.js';

/** Pause in ms before the next check of the connection, and before the next connection attempt. */
const PAUSE_MS = 1000;

/** Time in ms after which a missing response counts as a lost connection. */
const PATIENCE_MS = 2000;

/** Receiver of notifications on a channel. */
export interface NotificationHandler {
  onNotification(payload: string): void;
  /** Called when notifications are received again after a lost connection. */
  onListening?(): void;
}

export interface ListenerOptions {
  /**
   * Direct URL of the database. A transaction pooler such as PgBouncer does not forward
   * notifications.
   */
  url: string;
  /** Time in ms to wait for a response. */
  patience?: number;
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/**
 * Receives PostgreSQL NOTIFY messages on its own connection. It detects a lost network within
 * seconds, informs its handlers and reconnects.
 */
export class Listener {
  readonly #handlers = new Map<string, NotificationHandler>();
  readonly #options: Required<ListenerOptions>;
  #state: 'new' | 'listening' | 'lost' = 'new';
  #client: Client | undefined;
  #wake = (): void => undefined;
  #stopped = false;
  #working: Promise<void> | undefined;
  #log: Log | undefined;

  constructor(options: ListenerOptions) {
    this.#options = { patience: PATIENCE_MS, ...options };
  }

  /** Registers the handler of a channel; call it before `start`. */
  subscribe(channel: string, handler: NotificationHandler): void {
    if (this.#working || this.#handlers.has(channel))
      throw new Error(
        `Cannot listen to ${channel}: the listener is closed or already has a handler`,
      );
    this.#handlers.set(channel, handler);
  }

  /** Whether notifications are received at present. */
  get isListening(): boolean {
    return this.#state === 'listening';
  }

  /** Starts to listen in the background. */
  start(log: Log): void {
    this.#log = log;
    this.#working = this.#work();
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    this.#client?.connection.stream.destroy();
    this.#wake();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopped) {
      const client = this.#connection();
      const reason = await this.#listen(client).catch(reasonOf);
      this.#client = undefined;
      // The socket is destroyed, because a clean disconnect would wait for a network that may be
      // down.
      client.connection.stream.destroy();
      this.#lose(reason);
      await this.#pause();
    }
  }

  #connection(): Client {
    const { url, patience } = this.#options;
    const waits = { connectionTimeoutMillis: patience, query_timeout: patience };
    const client = new Client({ connectionString: url, ...waits });
    // When the connection closes, the next check runs at once and notices it.
    const gone = () => {
      if (this.#client === client) this.#wake();
    };
    client.on('error', gone).on('end', gone);
    client.on('notification', ({ channel, payload = '' }) => {
      if (this.#client === client) this.#handlers.get(channel)?.onNotification(payload);
    });
    return (this.#client = client);
  }

  /** Listens until a check of the connection gets no response. Returns the reason. */
  async #listen(client: Client): Promise<string> {
    await client.connect();
    for (const channel of this.#handlers.keys())
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    while (!this.#stopped) {
      await requireAnswer(client);
      this.#found();
      await this.#pause();
    }
    return 'it was stopped';
  }

  #pause(): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS).unref();
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #found(): void {
    if (this.#state === 'listening') return;
    this.#state = 'listening';
    this.#log?.info('listening to the database');
    for (const handler of this.#handlers.values()) handler.onListening?.();
  }

  #lose(reason: string): void {
    if (this.#state === 'lost') return;
    this.#state = 'lost';
    if (!this.#stopped) this.#log?.warn({ reason }, 'not listening to the database');
  }
}

/**
 * Checks that the database responds. Throws also when the connection goes through a pooler, which
 * gives clients its own process ids.
 */
async function requireAnswer(client: Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  if (rows[0]?.pid !== Reflect.get(client, 'processID'))
    throw new Error(
      'a connection pooler is in front of the database: DATABASE_DIRECT_URL must bypass it',
    );
}
