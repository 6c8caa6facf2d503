import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../bench/places.ts';
import { freePort } from '../src/platform/http/ports.js';
import {
  makeDatabase,
  membersOf,
  type Node,
  nodesIn,
  NODES,
  settingsOf,
  takesConnections,
} from './nodes.ts';
import { begin, finish, killAll, poolerProgram, programOf, systemUser } from './programs.ts';
import { until } from './watch.ts';

const OPS = path.join(ROOT, 'ops');

/** PostgreSQL with two replicas under Patroni, and a pooler before whichever is the primary: all with the files of ops/. */
export interface Cluster {
  /** The primary through the pooler, and past it. */
  pooledUrl: string;
  directUrl: string;
  /** All nodes, of which the primary is no replica. */
  replicaUrls: string;
  /** Kills the primary with everything on its machine; gives what brings it back. */
  killPrimary(): Promise<() => Promise<void>>;
  /** All nodes work, and one follows in step. */
  untilWhole(): Promise<void>;
  stop(): Promise<void>;
}

const password = () => randomBytes(12).toString('hex');

/** A folder that only the one has whom the programs run as. */
async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'laundry-cluster-'));
  const { uid, gid } = systemUser();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** A file of ops/ where those can read it whom the programs run as. */
async function ownFile(folder: string, name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  await chmod(file, 0o644);
  return file;
}

export async function startCluster(): Promise<Cluster> {
  const programs = { bouncer: poolerProgram(), haproxy: programOf('haproxy') };
  const started: ChildProcess[] = [];
  const folder = await ownFolder();
  const nodes = await nodesIn(folder);
  const words = { app: password(), superuser: password(), replication: password() };
  const [etcd, etcdPeer, primary, bouncer] = [
    ...[await freePort(), await freePort(), await freePort(), await freePort()],
  ];
  const run = async (name: string, args: string[], env?: Record<string, string>) => {
    const child = await begin(folder, name, args, env);
    started.push(child);
    return child;
  };
  const patroniFile = await ownFile(
    folder,
    'patroni.yml',
    await readFile(path.join(OPS, 'patroni/patroni.yml'), 'utf8'),
  );
  const startNode = async (node: Node) => {
    const settings = settingsOf(node, `127.0.0.1:${etcd}`, words);
    node.patroni = await run(node.name, [programOf('patroni'), patroniFile], settings);
  };
  const primaryNode = async () => {
    const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader')?.name;
    return nodes.find(({ name }) => name === leader);
  };
  const urlOf = (port = 0) => `postgres://app:${words.app}@127.0.0.1:${port}/laundry`;

  const cluster: Cluster = {
    ...{ pooledUrl: urlOf(bouncer), directUrl: urlOf(primary) },
    replicaUrls: nodes.map(({ port }) => urlOf(port)).join(),
    async killPrimary() {
      const node = await primaryNode();
      if (!node) throw new Error('There is no primary to kill');
      const [pid] = (await readFile(path.join(node.data, 'postmaster.pid'), 'utf8')).split('\n');
      node.patroni?.kill('SIGKILL');
      killAll(Number(pid));
      return () => startNode(node);
    },
    untilWhole: () =>
      until(async () => {
        const found = await membersOf(nodes);
        const works = found.filter(({ state }) => /^(running|streaming)$/.test(state));
        const roles = new Set(found.map(({ role }) => role));
        return works.length === NODES && roles.has('leader') && roles.has('sync_standby');
      }, `all nodes of the cluster in ${folder}`),
    async stop() {
      for (const child of started.reverse()) await finish(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    const [client, peer] = [etcd, etcdPeer].map((port) => `http://127.0.0.1:${port}`);
    await run('etcd', [
      ...[programOf('etcd'), '--data-dir', path.join(folder, 'etcd'), '--name', 'one'],
      ...['--listen-client-urls', `${client}`, '--advertise-client-urls', `${client}`],
      ...['--listen-peer-urls', `${peer}`, '--initial-advertise-peer-urls', `${peer}`],
      ...['--initial-cluster', `one=${peer}`],
    ]);
    for (const node of nodes) await startNode(node);
    await until(async () => (await primaryNode()) !== undefined, `a primary in ${folder}`);
    await cluster.untilWhole();
    const leader = await primaryNode();
    await makeDatabase(leader?.port ?? 0, words);
    await run('haproxy', [programs.haproxy, '-f', path.join(OPS, 'haproxy/database.cfg')], {
      PRIMARY: `127.0.0.1:${primary}`,
      ...Object.fromEntries(
        nodes.flatMap(({ port, api }, n) => [
          [`NODE${n + 1}`, `127.0.0.1:${port}`],
          [`API${n + 1}_HOST`, '127.0.0.1'],
          [`API${n + 1}_PORT`, `${api}`],
        ]),
      ),
    });
    const config = await readFile(path.join(OPS, 'pgbouncer/pgbouncer.ini'), 'utf8');
    const users = await ownFile(folder, 'userlist.txt', `"app" "${words.app}"\n`);
    const own = config
      .replace('port=5000', `port=${primary}`)
      .replace('listen_port = 6432', `listen_port = ${bouncer}`)
      .replace('/etc/pgbouncer/userlist.txt', users);
    await run('pgbouncer', [programs.bouncer, await ownFile(folder, 'pgbouncer.ini', own)]);
    await until(() => takesConnections(cluster.pooledUrl), `the pooler in ${folder}`);
    return cluster;
  } catch (error) {
    for (const child of started.reverse()) await finish(child);
    throw error;
  }
}
