import { randomUUID } from 'node:crypto';
import { expect, inject, it } from 'vitest';
import { createJobPool } from '../../start/jobs.js';
import { createOrm } from '../../database.js';
import { copyTemplate } from '../../testing/global-setup.js';
import { addJob } from './queue.js';
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
