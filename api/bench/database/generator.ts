import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { Job, Load } from '../load.ts';
import { BENCH } from '../places.ts';

export interface Generator {
  run(job: Job): Promise<Load>;
  stop(): void;
}

/** Whoever sends the load, in a process of its own, so that what it uses is counted for nobody. */
export function startGenerator(): Generator {
  const child = fork(path.join(BENCH, 'load.ts'));
  return {
    async run(job) {
      child.send(job);
      const [load] = (await once(child, 'message')) as [Load];
      if (load.failure) throw new Error(`${job.asks[0]?.path}: ${load.failure.slice(0, 500)}`);
      return load;
    },
    stop: () => child.disconnect(),
  };
}
