import type { Connection, PoolClient, Submittable } from 'pg';

// A statement that has a name, asked for in one packet. The driver sends four, has the database describe the columns each
// time, and reads that description each time, which is a third of what it costs Node to read a page of a list. Here the
// database describes them once for each connection. Should they change, it refuses the statement, as it does for the driver.

/** Text, a number, or bytes: what is written the same way by everybody. */
type Value = string | number | boolean | Buffer | null;

const isValue = (value: unknown): value is Value =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  Buffer.isBuffer(value);

interface Columns {
  names: string[];
  parsers: ((text: string) => unknown)[];
  /** A row before its values have come. */
  empty: Record<string, unknown>;
}

/** What the driver knows of a connection, and gives whoever asks on it. */
interface Wire extends Connection {
  parsedStatements: Record<string, string | undefined>;
}

/** By connection, and there by the names of statements. */
const described = new WeakMap<Connection, Map<string, Columns>>();

/** Behind the values: all columns as text; Execute, of all rows; Sync. */
const END = Buffer.from([0, 1, 0, 0, 0x45, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0x53, 0, 0, 0, 4]);
/** A length counts itself. */
const LENGTH = 4;

/** Bind, with Execute and Sync behind it. */
function packetOf(name: string, values: Value[]): Buffer {
  const given = values.map((value) =>
    value === null || Buffer.isBuffer(value) ? value : Buffer.from(String(value)),
  );
  const length = given.reduce((sum, value) => sum + 6 + (value?.length ?? 0), name.length + 10);
  const packet = Buffer.allocUnsafe(1 + length + END.length);
  packet[0] = 0x42;
  packet.writeInt32BE(length + LENGTH, 1);
  packet[5] = 0;
  let at = 6 + packet.write(name, 6, 'latin1');
  packet[at] = 0;
  at = packet.writeInt16BE(values.length, at + 1);
  for (const value of values) at = packet.writeInt16BE(Buffer.isBuffer(value) ? 1 : 0, at);
  at = packet.writeInt16BE(values.length, at);
  for (const value of given) {
    at = packet.writeInt32BE(value?.length ?? -1, at);
    if (value) at += value.copy(packet, at);
  }
  END.copy(packet, at);
  return packet;
}

interface Description {
  fields: { name: string; dataTypeID: number; format: 'text' | 'binary' }[];
}

/** What the driver is given to send, and tells what came. */
export class KeptQuery<Row> implements Submittable {
  readonly answer: Promise<Row[]>;
  private readonly rows: Row[] = [];
  private columns?: Columns;
  private connection?: Connection;
  private done!: (rows: Row[]) => void;
  private fail!: (error: Error) => void;

  constructor(
    private readonly client: PoolClient,
    readonly name: string,
    readonly text: string,
    readonly values: Value[],
  ) {
    this.answer = new Promise((resolve, reject) => {
      this.done = resolve;
      this.fail = reject;
    });
  }

  submit(connection: Connection): null {
    this.columns = described.get(connection)?.get(this.name);
    if (this.columns) connection.stream.write(packetOf(this.name, this.values));
    else this.introduce(connection as Wire);
    return null;
  }

  /** The first time on a connection, as the driver does it. */
  private introduce(connection: Wire): void {
    const { name, text, values } = this;
    this.connection = connection;
    connection.stream.cork();
    if (!connection.parsedStatements[name]) connection.parse({ name, text, types: [] }, true);
    const given = values.map((value) =>
      value === null || Buffer.isBuffer(value) ? value : String(value),
    );
    connection.bind({ statement: name, values: given }, true);
    connection.describe({ type: 'P', name: '' }, true);
    connection.execute(null, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: Description): void {
    const { connection, client, name } = this;
    if (!connection) return;
    const names = fields.map((field) => field.name);
    const parsers = fields.map(
      ({ dataTypeID }) => client.getTypeParser(dataTypeID, 'text') as (text: string) => unknown,
    );
    this.columns = { names, parsers, empty: Object.fromEntries(names.map((key) => [key, null])) };
    const known = described.get(connection) ?? new Map<string, Columns>();
    described.set(connection, known.set(name, this.columns));
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (!this.columns) return;
    const { names, parsers, empty } = this.columns;
    const row = { ...empty };
    for (let place = 0; place < fields.length; place += 1) {
      const text = fields[place];
      if (typeof text === 'string') row[names[place] as string] = parsers[place]?.(text);
    }
    this.rows.push(row as Row);
  }

  handleCommandComplete(): void {
    // All rows are here once the connection is ready again.
  }

  handleReadyForQuery(): void {
    this.done(this.rows);
  }

  handleError(error: Error): void {
    this.fail(error);
  }
}

/** Whether all of them can be sent that way. */
export const areValues = (values: readonly unknown[]): values is Value[] => values.every(isValue);
