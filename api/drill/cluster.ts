import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { chmod, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '../bench/contenders.ts';
import { freePort } from '../src/platform/http/ports.js';
import {
  etcdNodesIn,
  membersOf,
  type PatroniNode,
  nodesIn,
  NODES,
  settingsOf,
  takesWrites,
} from './patroni-nodes.ts';
import { giveDatabaseToApp } from '../src/platform/postgres/app-role.js';
import { begin, finish, killAll, programOf, systemUser } from './programs.ts';
import { until } from './drill.ts';

const OPS = path.join(ROOT, 'ops');

export type Cluster = Awaited<ReturnType<typeof startCluster>>;
const password = () => randomBytes(12).toString('hex');

async function ownFolder(within = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(within, 'laundry-cluster-'));
  const { uid, gid } = systemUser();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** Copies a file of ops/ to a place that the user of the programs can read. */
async function ownFile(folder: string, name: string): Promise<string> {
  const file = path.join(folder, path.basename(name));
  await writeFile(file, await readFile(path.join(OPS, name), 'utf8'));
  await chmod(file, 0o644);
  return file;
}

/**
 * Starts PostgreSQL with two replicas under Patroni, behind HAProxy and PgBouncer, all with the
 * files of ops/.
 */
export async function startCluster() {
  const programs = { bouncer: programOf('pgbouncer'), haproxy: programOf('haproxy') };
  const started: ChildProcess[] = [];
  const folder = await ownFolder();
  const nodes = await nodesIn(folder);
  const runs = await ownFolder(folder);
  const passwords = { app: password(), superuser: password(), replication: password() };
  const [primary, bouncer] = [await freePort(), await freePort()];
  const run = async (name: string, args: string[], env?: Record<string, string>) => {
    const child = await begin(folder, name, args, env);
    started.push(child);
    return child;
  };
  const etcdNodes = await etcdNodesIn(folder);
  const patroniFile = await ownFile(folder, 'patroni/patroni.yml');
  const startNode = async (node: PatroniNode) => {
    const etcdHosts = etcdNodes.map(({ port }) => `127.0.0.1:${port}`);
    const settings = settingsOf(node, etcdHosts, passwords);
    node.patroni = await run(node.name, [programOf('patroni'), patroniFile], settings);
  };
  const primaryNode = async () => {
    const leader = (await membersOf(nodes)).find(({ role }) => role === 'leader')?.name;
    return nodes.find(({ name }) => name === leader);
  };
  const urlOf = (port: number, user = 'app', secret = passwords.app) =>
    `postgres://${user}:${secret}@127.0.0.1:${port}/${user === 'app' ? 'laundry' : user}`;

  const cluster = {
    // URLs of the primary: through the pooler, and directly.
    ...{ pooledUrl: urlOf(bouncer), directUrl: urlOf(primary) },
    /** Kills all processes of the primary node. Returns a function that restarts the node. */
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
    for (const { name, env } of etcdNodes) await run(name, [programOf('etcd')], env);
    for (const node of nodes) await startNode(node);
    await until(async () => (await primaryNode()) !== undefined, `a primary in ${folder}`);
    await cluster.untilWhole();
    const database = await ownFile(folder, 'haproxy/database.cfg');
    await run('haproxy', [programs.haproxy, '-f', database], {
      PRIMARY: `127.0.0.1:${primary}`,
      ...Object.fromEntries(
        nodes.flatMap(({ port, api }, n) => [
          [`NODE${n + 1}`, `127.0.0.1:${port}`],
          [`API${n + 1}_PORT`, `${api}`],
        ]),
      ),
    });
    // HAProxy forwards connections to every node until it has found the primary, so the primary is
    // used directly.
    const owner = urlOf(primary, 'postgres', passwords.superuser);
    const everywhere = () => Promise.all(nodes.map(() => takesWrites(owner)));
    await until(async () => (await everywhere()).every(Boolean), 'HAProxy');
    await giveDatabaseToApp(cluster.directUrl, { user: 'postgres', password: passwords.superuser });
    await ownFile(folder, 'pgbouncer/pgbouncer.ini');
    await run('pgbouncer', ['/bin/sh', await ownFile(folder, 'pgbouncer/start.sh')], {
      ...{ PGBOUNCER: programs.bouncer, DATABASE_PASSWORD: passwords.app },
      ...{ DATABASE_HOST: '127.0.0.1', DATABASE_PORT: `${primary}` },
      ...{ LISTEN_ADDR: '127.0.0.1', LISTEN_PORT: `${bouncer}`, RUN_DIR: runs },
    });
    await until(() => takesWrites(cluster.pooledUrl), `the pooler in ${folder}`);
    return cluster;
  } catch (error) {
    for (const child of started.reverse()) await finish(child);
    throw error;
  }
}
