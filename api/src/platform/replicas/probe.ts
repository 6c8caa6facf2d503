import { Client } from 'pg';

/** What a look at a server finds. Positions are bytes of its log. */
export interface Look {
  /** How far the log is written, or, at a replica, how far it has been read. */
  position: number;
  /** Whether it is a replica that is being sent the log. */
  follows: boolean;
  /** The cluster that it is one of: another one has another log. */
  cluster: string;
}

/** Each as PostgreSQL lets any role ask. A replica that is cut off has no receiver. */
const LOOK = `
  select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
      - '0/0'::pg_lsn)::float8 as position,
    pg_is_in_recovery() and exists (select from pg_stat_wal_receiver) as follows,
    system_identifier::text as cluster
  from pg_control_system()`;

/** Looks at one server over a connection of its own, which does not wait behind requests. */
export class Probe {
  #client: Client | undefined;

  /** `onLost` hears at once when the connection goes on which it looked. Nobody waits for an answer longer than `patience`. */
  constructor(
    private readonly url: string,
    private readonly patience: number,
    private readonly onLost: () => void,
  ) {}

  async look(): Promise<Look> {
    const client = (this.#client ??= await this.#connect());
    try {
      const { rows } = await client.query<Look>(LOOK);
      if (!rows[0]) throw new Error('The server says nothing of itself');
      return rows[0];
    } catch (error) {
      this.#drop(client);
      throw error;
    }
  }

  async #connect(): Promise<Client> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: this.patience,
      query_timeout: this.patience,
    });
    client.on('error', () => this.#drop(client));
    client.on('end', () => this.#drop(client));
    await client.connect();
    return client;
  }

  #drop(client: Client): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.connection.stream.destroy();
    this.onLost();
  }

  async stop(): Promise<void> {
    const client = this.#client;
    this.#client = undefined;
    await client?.end();
  }
}
