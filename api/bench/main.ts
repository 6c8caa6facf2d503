import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { type Running, start } from './contenders.ts';
import { openDataSet, startPostgres } from './data.ts';
import { startGenerator } from './generator.ts';
import { startMails } from './mails.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { setScene } from './people.ts';
import { DATA, ROOT } from './places.ts';
import { prepare } from './preparation.ts';
import { type Result, resultOf, tableOf } from './report.ts';
import { rounds } from './rounds.ts';
import { say } from './say.ts';
import { WORKLOADS } from './workloads.ts';

type Stop = () => Promise<unknown> | void;

/** What a run has measured, as it is kept. */
interface Run {
  at: string;
  commit: string;
  machine: { cpu: string; cores: number; load: number[] };
  options: Options;
  /** Milliseconds from the start of a contender to its first answer. */
  startedIn: Record<string, number>;
  results: Result[];
}

const isWanted = ({ only }: Options, name: string): boolean =>
  !only.length ||
  only.some((wanted) =>
    wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted,
  );

async function run(options: Options, stops: Stop[]): Promise<void> {
  const postgres = await startPostgres();
  stops.push(() => postgres.stop());
  const url = await openDataSet(postgres, options.size);
  if (options.seedOnly) return;
  const mails = await startMails();
  stops.push(() => mails.stop());
  const db = new pg.Client(url);
  await db.connect();
  stops.push(() => db.end());
  const { contenders } = options;
  const workloads = WORKLOADS.filter(
    ({ name, asks }) => isWanted(options, name) && contenders.some((each) => asks[each]),
  );
  const scene = await setScene(db);
  const looked = { contenders, workloads, scene, url, db, smtpUrl: mails.smtpUrl };
  const counts = await prepare(looked);
  const running: Running[] = [];
  for (const name of contenders) {
    const one = await start(name, url, mails.smtpUrl);
    stops.push(() => one.stop());
    running.push(one);
  }
  const generator = startGenerator();
  stops.push(() => generator.stop());
  const ring = { running, generator, mails, postgresPid: postgres.pid, db, scene, options };
  const results: Result[] = [];
  for (const workload of workloads) {
    say(`${workload.name}: ${workload.about}`);
    results.push(resultOf(workload, await rounds(ring, workload), counts[workload.name] ?? {}));
  }
  const startedIn = Object.fromEntries(running.map(({ name, startedIn: ms }) => [name, ms]));
  await keep({ ...about(), options, startedIn, results });
}

function about(): Pick<Run, 'at' | 'commit' | 'machine'> {
  const asked = ['describe', '--always', '--dirty', '--abbrev=10'];
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', asked, { cwd: ROOT, encoding: 'utf8' }).trim(),
    machine: { cpu: cpus()[0]?.model ?? '', cores: cpus().length, load: loadavg() },
  };
}

async function keep(run: Run): Promise<void> {
  const { at, commit, machine, options } = run;
  const folder = path.join(DATA, 'results');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${at.replaceAll(':', '-')}.json`);
  await writeFile(file, JSON.stringify(run, null, 2));
  const load = machine.load.map((each) => each.toFixed(1)).join(', ');
  const started = Object.entries(run.startedIn).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  process.stdout.write(
    `${options.size} orders, ${options.rounds} rounds of ${options.seconds} s, ${options.concurrency} at a time
${at}, commit ${commit}, ${machine.cores} × ${machine.cpu}, load ${load}
from start to first answer: ${started.join(', ')}

${tableOf(run.results)}
`,
  );
  say(`Kept in ${file}`);
}

async function main(): Promise<void> {
  const stops: Stop[] = [];
  try {
    await run(readOptions(process.argv.slice(2)), stops);
  } finally {
    for (const stop of stops.reverse()) await stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.stack : String(error)}\n\nUsage: ${USAGE}\n`,
  );
  process.exitCode = 1;
});
