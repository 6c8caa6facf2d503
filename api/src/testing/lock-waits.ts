import { expect } from 'vitest';
import type { TestServer } from './test-server.js';

/** Waits until this number of queries whose SQL contains `text` wait for a lock. */
export async function untilLocked({ orm }: TestServer, times: number, text: string): Promise<void> {
  const waiting = () =>
    orm.em.fork().execute(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike ?`,
      [`%${text}%`],
    );
  await expect.poll(waiting, { timeout: 30_000 }).toHaveLength(times);
}
