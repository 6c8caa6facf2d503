import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { createJobPool } from '../../start/jobs.js';
import { createOrm } from '../../database.js';
import { copyTemplate } from '../../testing/global-setup.js';
import { addJob } from './queue.js';
import { forgiveJobs, unlockOrphans } from './orphans.js';
import { startWorker } from './worker.js';

it('a job that fails is in the log by its cause, with every e-mail masked', async () => {
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

describe('a job in hand', () => {
  it.each([
    ['goes to another worker once its own is gone', 'nobody', true],
    ['stays with a worker that lives, however long it takes', 'own', false],
  ])('%s', async (_name, holder, comesAgain) => {
    const name = `orphan_${randomUUID().replaceAll('-', '')}`;
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
      await em.transactional((tx) => addJob(tx, 'long', {}));
      await expect.poll(() => begun).toBe(1);
      await em.execute(
        `update graphile_worker._private_jobs set locked_at = now() - interval '1 hour',
           locked_by = case when ? = 'own' then locked_by else 'worker-that-was-killed' end`,
        [holder],
      );
      const { rows } = await unlockOrphans(pool);
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

it('jobs that failed while the database was away come again at once, and no others', async () => {
  const name = `away_${randomUUID().replaceAll('-', '')}`;
  const url = await copyTemplate(inject('postgresUrl'), name);
  const orm = createOrm({ url });
  const pool = createJobPool(url, console);
  try {
    const em = orm.em.fork();
    await em.transactional(async (tx) => {
      for (const task of ['failed now', 'failed before', 'for later']) await addJob(tx, task, {});
      // What the queue writes when a job fails for the sixth time, and what has not begun.
      await tx.execute(`
        update graphile_worker._private_jobs j set run_at = now() + interval '7 minutes',
          attempts = case identifier when 'for later' then 0 else 6 end,
          last_error = case identifier when 'for later' then null else 'Connection terminated' end,
          updated_at = now() - case identifier when 'failed before' then interval '1 minute' else '0' end
        from graphile_worker._private_tasks t where t.id = j.task_id`);
    });
    await forgiveJobs(pool, 30);
    const { rows } = await pool.query(
      `select task_identifier as task, attempts, run_at <= now() as due from graphile_worker.jobs order by 1`,
    );
    expect(rows).toEqual([
      { task: 'failed before', attempts: 6, due: false },
      { task: 'failed now', attempts: 5, due: true },
      { task: 'for later', attempts: 0, due: false },
    ]);
  } finally {
    await pool.end();
    await orm.close();
  }
});
