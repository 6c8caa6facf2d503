import path from 'node:path';
import { freePort } from '../src/platform/http/ports.js';

const KEEPERS = 3;

/** A process of etcd, and what it is told: it keeps who is the primary. */
export interface Keeper {
  name: string;
  port: number;
  env: Record<string, string>;
}

/** As many as one of them may be missing, each with ports of its own. */
export async function keepersIn(folder: string): Promise<Keeper[]> {
  const all: { name: string; port: number; peer: number }[] = [];
  for (let n = 1; n <= KEEPERS; n += 1)
    all.push({ name: `etcd${n}`, port: await freePort(), peer: await freePort() });
  const at = (port: number) => `http://127.0.0.1:${port}`;
  return all.map(({ name, port, peer }) => ({
    ...{ name, port },
    env: {
      ETCD_NAME: name,
      ETCD_DATA_DIR: path.join(folder, `${name}.data`),
      ETCD_LISTEN_CLIENT_URLS: at(port),
      ETCD_ADVERTISE_CLIENT_URLS: at(port),
      ETCD_LISTEN_PEER_URLS: at(peer),
      ETCD_INITIAL_ADVERTISE_PEER_URLS: at(peer),
      ETCD_INITIAL_CLUSTER: all.map((each) => `${each.name}=${at(each.peer)}`).join(),
      ETCD_INITIAL_CLUSTER_TOKEN: 'laundry',
    },
  }));
}
