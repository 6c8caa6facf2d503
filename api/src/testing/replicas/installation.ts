import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, vi } from 'vitest';
import { createOrm, type Orm } from '../../database.js';
import { ReadReplicas } from '../../http/read-replicas.js';
import { createServer } from '../../http/server.js';
import type { App } from '../../platform/app.js';
import { Figures } from '../../platform/figures.js';
import { Secret } from '../../platform/secret.js';
import { createSocialClient } from '../../social/social.client.js';
import { createSocialStandIn } from '../../social/stand-in.js';
import { createDrawing } from '../../start/drawing-thread.js';
import { addReplica, startPrimary, type Streaming } from './streaming-postgres.js';
import { migrate } from '../superuser-postgres.js';
import { TEST_SECRET } from '../test-server.js';

/** What asks for the figures shows it. */
export const METRICS_TOKEN = 'a token that is good for tests only, 32+';

const APP: App = {
  secret: new Secret(TEST_SECRET),
  ...{ publicUrl: 'http://laundry.test', production: false },
  ...{ signInAlarm: 100_000, staffPasskeys: 'optional' },
  drawing: createDrawing(),
};

/** One process of the installation: nothing but the database is shared. */
export interface Process {
  server: FastifyInstance;
  replicas: ReadReplicas;
  orm: Orm;
}

/** Waits until the replica has come to where the database was found. */
export const untilUsed = ({ replicas: { watch } }: Process) =>
  vi.waitUntil(() => watch.look().then(() => watch.choose(0) === 0), { timeout: 60_000 });

async function createProcess(url: string, replica: string, now: () => number): Promise<Process> {
  const figures = new Figures();
  const replicas = new ReadReplicas({
    primaryUrl: url,
    replicaUrls: [replica],
    poolSize: 5,
    figures,
    now,
    patience: 60_000,
  });
  const orm = createOrm({ url });
  const social = createSocialClient(createSocialStandIn(APP).settings);
  const app = { ...APP, figures };
  const server = await createServer({ orm, app, replicas, social, metricsToken: METRICS_TOKEN });
  return { server, replicas, orm };
}

/** A PostgreSQL with real replicas, and processes that read there: as long as the tests of a file run. */
export function useInstallation() {
  let folder: string;
  let primary: Streaming;
  const standbys: Streaming[] = [];
  const processes: Process[] = [];
  const url = () => primary.address('laundry');
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'laundry-replicas-'));
    primary = await startPrimary(path.join(folder, 'primary'), ['-c', 'autovacuum=off']);
    const admin = createOrm({ url: primary.address('postgres') });
    await admin.em.fork().execute('create database laundry');
    await admin.close();
    await migrate(url());
  });
  afterAll(async () => {
    for (const { server, replicas, orm } of processes) {
      await server.close();
      await replicas.stop();
      await orm.close();
    }
    for (const server of [...standbys, primary]) await server.stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    url,
    async addReplica(options?: { delay: string }): Promise<Streaming> {
      const standby = await addReplica(primary, path.join(folder, 'replica'), options);
      standbys.push(standby);
      return standby;
    },
    /** One that reads at that replica, and does so by now. */
    async startProcess(replica: Streaming, now: () => number): Promise<Process> {
      const made = await createProcess(url(), replica.address('laundry'), now);
      processes.push(made);
      await untilUsed(made);
      return made;
    },
  };
}
