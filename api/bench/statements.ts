import type pg from 'pg';
import { answerTo } from './agreement.ts';
import type { Running } from './contenders.ts';
import type { CountingProxy } from './counting-proxy.ts';
import type { Scene } from './people.ts';
import { median } from './percentile.ts';
import type { Workload } from './workloads.ts';

const REQUESTS = 15;

/** What a request sends to the database: statements, and how often it waits for answers. */
export interface Counts {
  statements: number;
  trips: number;
}

/**
 * Counts what each request of a workload sends, one after the other. What runs at its own time beside them, such as a look
 * for jobs, falls on few of them, so that the middle of all tells what belongs to a request.
 */
export async function countStatements(
  one: Running,
  { asks, after }: Workload,
  scene: Scene,
  { proxy, db }: { proxy: CountingProxy; db: pg.Client },
): Promise<Counts | undefined> {
  const asked = asks[one.name]?.(scene) ?? [];
  if (!asked.length) return undefined;
  const seen: Counts[] = [];
  for (let n = 0; n <= REQUESTS; n += 1) {
    const ask = asked[n % asked.length];
    const before = proxy.counted();
    if (ask) await answerTo(one, ask);
    await after?.(db);
    const { statements, trips } = proxy.counted();
    // The first one opens connections and names statements.
    if (n) seen.push({ statements: statements - before.statements, trips: trips - before.trips });
  }
  return {
    statements: median(seen.map(({ statements }) => statements)),
    trips: median(seen.map(({ trips }) => trips)),
  };
}
