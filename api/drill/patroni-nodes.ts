import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../src/platform/http/ports.js';
import { postgresPrograms } from './programs.ts';

export const NODES = 3;

export interface PatroniNode {
  name: string;
  port: number;
  api: number;
  data: string;
  patroni?: ChildProcess;
}

interface Member {
  name: string;
  role: string;
  state: string;
}

/** Creates the database nodes, each with its own ports. */
export async function nodesIn(folder: string): Promise<PatroniNode[]> {
  const nodes: PatroniNode[] = [];
  for (let n = 1; n <= NODES; n += 1)
    nodes.push({
      ...{ name: `node${n}`, data: path.join(folder, `node${n}`) },
      ...{ port: await freePort(), api: await freePort() },
    });
  return nodes;
}

/** Member list of the cluster, from the first node that responds. */
export async function membersOf(nodes: PatroniNode[]): Promise<Member[]> {
  for (const { api } of nodes) {
    const response = fetch(`http://127.0.0.1:${api}/cluster`, {
      signal: AbortSignal.timeout(3000),
    });
    const found = await response.then((answer) => answer.json()).catch(() => ({}));
    const { members = [] } = found as { members?: Member[] };
    if (members.length) return members;
  }
  return [];
}

/** Patroni's configuration of one node. */
export const settingsOf = (
  { name, port, api, data }: PatroniNode,
  etcd: string[],
  passwords: { superuser: string; replication: string },
): Record<string, string> => ({
  PATRONI_NAME: name,
  PATRONI_RESTAPI_LISTEN: `127.0.0.1:${api}`,
  PATRONI_RESTAPI_CONNECT_ADDRESS: `127.0.0.1:${api}`,
  PATRONI_RESTAPI_USERNAME: 'patroni',
  PATRONI_RESTAPI_PASSWORD: passwords.replication,
  PATRONI_POSTGRESQL_LISTEN: `127.0.0.1:${port}`,
  PATRONI_POSTGRESQL_CONNECT_ADDRESS: `127.0.0.1:${port}`,
  PATRONI_POSTGRESQL_DATA_DIR: data,
  PATRONI_POSTGRESQL_BIN_DIR: postgresPrograms(),
  PATRONI_POSTGRESQL_PGPASS: `${data}.pgpass`,
  PATRONI_ETCD3_HOSTS: etcd.join(),
  PATRONI_SUPERUSER_PASSWORD: passwords.superuser,
  PATRONI_REPLICATION_PASSWORD: passwords.replication,
});

const ETCD_NODES = 3;

/** Creates three etcd nodes, each with its own ports, so that one may fail. */
export async function etcdNodesIn(folder: string) {
  const all: { name: string; port: number; peer: number }[] = [];
  for (let n = 1; n <= ETCD_NODES; n += 1)
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

/** Whether the primary accepts writes at this URL. */
export async function takesWrites(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rowCount } = await client.query('select where not pg_is_in_recovery()');
    return rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
