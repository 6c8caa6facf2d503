import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** A proxy to a database that can stall: it then forwards no data, but closes no connection. */
export interface StallableProxy {
  /** URL of the database through the proxy. */
  url: string;
  stall(): void;
  /** Forwards data again, beginning with the data that arrived during the stall. */
  resume(): void;
  stop(): Promise<void>;
}

function connectTo({ searchParams, hostname, port }: URL): Socket {
  const folder = searchParams.get('host');
  return folder
    ? createConnection(`${folder}/.s.PGSQL.${port}`)
    : createConnection(Number(port), hostname);
}

/** Starts the proxy. `change` can modify the data that comes from the database. */
export async function startStallableProxy(
  databaseUrl: string,
  change: (chunk: Buffer) => Buffer = (chunk) => chunk,
): Promise<StallableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const database = connectTo(target);
    const end = () => [client, database].forEach((each) => each.destroy());
    for (const socket of [client, database]) {
      sockets.add(socket);
      socket.on('error', end).on('close', end);
    }
    client.on('data', (chunk) => database.write(chunk));
    database.on('data', (chunk: Buffer) => client.write(change(chunk)));
    if (isStalled) [client, database].forEach((each) => each.pause());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
