import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { createJobPool } from '../../start/jobs.js';
import { createOrm, type Em } from '../../database.js';
import { copyTemplate } from '../../testing/global-setup.js';
import { addJob } from './queue.js';
import { releaseStaleLocks } from './stale-job-locks.js';
import { startWorker } from './worker.js';

it('logs the cause of a failed job, with every e-mail masked', async () => {
  const name = `worker_${randomUUID().replaceAll('-', '')}`;
  const url = await copyTemplate(inject('postgresUrl'), name);
  const orm = createOrm({ url });
  const pool = createJobPool(url, console);
  const lines: { said: object; what: string }[] = [];
  const error = (said: object, what: string) => void lines.push({ said, what });
  const worker = await startWorker({
    pgPool: pool,
    taskList: {
      refused: () =>
        Promise.reject(
          new Error('550 <asha.rao@example.in> is unknown\nand so is ravi@example.in'),
        ),
    },
    log: { info: () => undefined, warn: () => undefined, error } as typeof console,
    crontab: '',
    concurrency: 1,
  });
  try {
    const em = orm.em.fork();
    await em.transactional((tx) => addJob(tx, 'refused', {}, { maxAttempts: 1 }));
    await expect.poll(() => lines.length).toBe(1);
    expect(lines[0]?.what).toBe('job failed');
    const said = JSON.stringify(lines);
    expect(said).toContain('refused');
    expect(said).toContain('550 <a***@example.in> is unknown');
    expect(said).not.toMatch(/asha|ravi/);
  } finally {
    await worker.stop();
    await pool.end();
    await orm.close();
  }
});

/**
 * Ends all connections of a worker, and waits until the worker holds its lock on a new connection.
 */
async function loseConnections(em: Em): Promise<void> {
  const vouching = async () => {
    const rows = await em.execute<{ pid: number }[]>(
      `select a.pid from pg_locks l join pg_stat_activity a on a.pid = l.pid
       where locktype = 'advisory' and granted and datname = current_database()`,
    );
    return rows.map(({ pid }) => pid);
  };
  const before = await vouching();
  expect(before).toHaveLength(1);
  await em.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  const renewed = async () => (await vouching()).filter((pid) => !before.includes(pid));
  await expect.poll(renewed).toHaveLength(1);
}

interface Case {
  /** Whose lock is on the job: that of the running worker, or of a worker that no longer exists. */
  holder: 'own' | 'ended';
  comesAgain?: boolean;
  /** Whether the worker loses its connections before the check. */
  loses?: boolean;
}

describe('a locked job', () => {
  it.each<[name: string, Case]>([
    ['goes to another worker once its own is gone', { holder: 'ended', comesAgain: true }],
    ['stays with a worker that lives, however long it takes', { holder: 'own' }],
    ['stays with a worker that has lost its connections before', { holder: 'own', loses: true }],
  ])('%s', async (_name, { holder, comesAgain = false, loses = false }) => {
    const name = `stale_${randomUUID().replaceAll('-', '')}`;
    const url = await copyTemplate(inject('postgresUrl'), name);
    const orm = createOrm({ url });
    const pool = createJobPool(url, console);
    const free = Promise.withResolvers<undefined>();
    let begun = 0;
    const worker = await startWorker({
      ...{ pgPool: pool, log: console, crontab: '', concurrency: 2 },
      taskList: {
        long: async () => {
          begun += 1;
          await free.promise;
        },
      },
    });
    try {
      const em = orm.em.fork();
      if (loses) await loseConnections(em);
      await em.transactional((tx) => addJob(tx, 'long', {}));
      await expect.poll(() => begun).toBe(1);
      await em.execute(
        `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour',
           locked_by = case when ? = 'own' then locked_by else 'worker-that-was-killed' end`,
        [holder],
      );
      const { rows } = await releaseStaleLocks(pool);
      expect(rows).toHaveLength(comesAgain ? 1 : 0);
      if (comesAgain) await expect.poll(() => begun).toBe(2);
      expect(begun).toBe(comesAgain ? 2 : 1);
    } finally {
      free.resolve(undefined);
      await worker.stop();
      await pool.end();
      await orm.close();
    }
  });
});
