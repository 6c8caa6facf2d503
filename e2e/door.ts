import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';

/** Goes between the server and its database, and can stop to hand anything on without closing anything. */
export interface Door {
  /** Address of the database through it. */
  url: string;
  /** Every other connection that is open falls silent; gives how many. */
  stallHalf(): number;
  /** The network is gone: nothing goes through any more, of what is open and of what comes. */
  stallAll(): void;
  stop(): void;
}

function connectTo(target: URL): Socket {
  const folder = target.searchParams.get('host');
  if (folder) return createConnection(`${folder}/.s.PGSQL.${target.port}`);
  return createConnection(Number(target.port), target.hostname);
}

const fallSilent = (sockets: readonly Socket[]): void => {
  for (const socket of sockets) socket.unpipe().pause();
};

export async function startDoor(databaseUrl: string): Promise<Door> {
  const target = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  let silent = false;
  const server = createServer((client) => {
    const database = connectTo(target);
    pairs.push([client, database]);
    const end = () => [client, database].forEach((each) => each.destroy());
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
    if (silent) fallSilent([client, database]);
    else client.pipe(database).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.port = String((server.address() as AddressInfo).port);
  const open = () => pairs.filter(([client]) => !client.destroyed);
  return {
    url: url.href,
    stallHalf() {
      const caught = open().filter((_, n) => n % 2 === 0);
      fallSilent(caught.flat());
      return caught.length;
    },
    stallAll() {
      silent = true;
      fallSilent(open().flat());
    },
    stop() {
      server.close();
      for (const socket of pairs.flat()) socket.destroy();
    },
  };
}
