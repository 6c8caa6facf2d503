import type pg from 'pg';
import { answersOf, checkRefusals, compare } from './agreement.ts';
import { type ContenderName, start } from './contenders.ts';
import { startCountingProxy } from './counting-proxy.ts';
import type { Scene } from './people.ts';
import type { CountsOf } from './report.ts';
import { say } from './say.ts';
import { countStatements } from './statements.ts';
import type { Workload } from './workloads.ts';

interface Given {
  contenders: ContenderName[];
  workloads: Workload[];
  scene: Scene;
  url: string;
  smtpUrl: string;
  db: pg.Client;
}

/**
 * What has to be true before anything is timed: the contenders answer and refuse the same, and look the session up for
 * every request. Gives the statements that their requests send, by workload.
 */
export async function prepare(given: Given): Promise<Record<string, CountsOf>> {
  const { workloads, scene, db } = given;
  const proxy = await startCountingProxy(given.url);
  const counts: Record<string, CountsOf> = {};
  const answers: Parameters<typeof compare>[0] = {};
  try {
    for (const name of given.contenders) {
      say(`Looking at ${name}`);
      const one = await start(name, proxy.url, given.smtpUrl);
      try {
        const compared = workloads.filter(({ asks }) => asks.floor && asks[name]);
        answers[name] = await answersOf(one, compared, scene);
        await checkRefusals(one, workloads, scene, db);
        for (const workload of workloads)
          (counts[workload.name] ??= {})[name] = await countStatements(one, workload, scene, {
            ...{ proxy, db },
          });
      } finally {
        await one.stop();
      }
    }
  } finally {
    await proxy.stop();
  }
  compare(answers, answers.api ?? Object.values(answers)[0] ?? {});
  return counts;
}
