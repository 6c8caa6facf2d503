import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy between the server and its database. It can stop forwarding without closing
 * connections.
 */
export interface TcpProxy {
  /** Database URL that leads through the proxy. */
  url: string;
  /** Stops forwarding on all open and new connections. */
  stall(): void;
  stop(): void;
}

const fallSilent = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.unpipe().pause();
};

export async function startTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  let silent = false;
  const server = createServer((client) => {
    const database = createConnection(Number(target.port), target.hostname);
    pairs.push([client, database]);
    const end = () => [client, database].forEach((each) => each.destroy());
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
    if (silent) fallSilent([client, database]);
    else client.pipe(database).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    stall() {
      silent = true;
      fallSilent(pairs.flat());
    },
    stop() {
      server.close();
      for (const socket of pairs.flat()) socket.destroy();
    },
  };
}
