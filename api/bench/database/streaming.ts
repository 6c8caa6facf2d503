import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import {
  addReplica,
  startPrimary,
  type Streaming,
} from '../../src/testing/replicas/streaming-postgres.js';
import type { BenchPostgres } from './data.ts';

async function pidOf({ folder }: Streaming): Promise<number> {
  const [pid] = (await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  return Number(pid);
}

/** A PostgreSQL of the run's own, which goes with it: what follows it has to be a copy of just this one. */
export async function startStreaming(flags: string[]): Promise<BenchPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'laundry-bench-'));
  const primary = await startPrimary(path.join(folder, 'primary'), flags);
  const replicas: { server: Streaming; pid: number }[] = [];
  return {
    pid: await pidOf(primary),
    replicaPids: () => replicas.map(({ pid }) => pid),
    async database(name) {
      const admin = new pg.Client(primary.address('postgres'));
      await admin.connect();
      await admin.query(`create database ${admin.escapeIdentifier(name)}`);
      await admin.end();
      return primary.address(name);
    },
    async replicate(count, url) {
      while (replicas.length < count) {
        const where = path.join(folder, `replica${replicas.length + 1}`);
        const server = await addReplica(primary, where, { flags });
        replicas.push({ server, pid: await pidOf(server) });
      }
      const name = new URL(url).pathname.slice(1);
      return replicas.slice(0, count).map(({ server }) => server.address(name));
    },
    async stop() {
      for (const { server } of replicas) await server.stop();
      await primary.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
