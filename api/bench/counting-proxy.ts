import { once } from 'node:events';
import { createConnection, createServer, type NetConnectOpts, type Socket } from 'node:net';

/** A door to a database that counts what goes through it. */
export interface CountingProxy {
  /** The address of the database behind this door. */
  url: string;
  /** Statements that were sent to be run so far, and how often somebody waited for answers. */
  counted(): { statements: number; trips: number };
  stop(): Promise<void>;
}

const QUERY = 'Q'.charCodeAt(0);
const EXECUTE = 'E'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);

/** The first message of a connection has no letter in front of its length. */
const LENGTH = 4;

/** Reads the messages of one client, whatever pieces they come in; each has a letter and a length. */
function reader(note: (kind: number) => void) {
  let rest: Buffer = Buffer.alloc(0);
  let begun = false;
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = begun ? 1 : 0;
      if (rest.length < head + LENGTH) return;
      const end = head + rest.readUInt32BE(head);
      if (rest.length < end) return;
      if (begun) note(rest.readUInt8(0));
      begun = true;
      rest = rest.subarray(end);
    }
  };
}

function behind(url: URL): NetConnectOpts {
  const folder = url.searchParams.get('host');
  return folder
    ? { path: `${folder}/.s.PGSQL.${url.port}` }
    : { host: url.hostname, port: Number(url.port) };
}

/** Stands in front of a database. Nothing is timed through it. */
export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const target = new URL(databaseUrl);
  const counts = { statements: 0, trips: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const database = createConnection(behind(target));
    const read = reader((kind) => {
      if (kind === QUERY || kind === EXECUTE) counts.statements += 1;
      if (kind === QUERY || kind === SYNC) counts.trips += 1;
    });
    client.on('data', read);
    client.pipe(database).pipe(client);
    for (const socket of [client, database]) {
      sockets.add(socket);
      // One side that goes takes the other one along.
      const end = () => [client, database].forEach((each) => each.destroy());
      socket.on('error', end).on('close', end);
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  return {
    url: url.href,
    counted: () => ({ ...counts }),
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
