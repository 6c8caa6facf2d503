import 'reflect-metadata';
import pg from 'pg';
import { FLAGS, openDataSet, startPostgres } from './database/data.ts';
import { startGenerator } from './database/generator.ts';
import { begin, keep, loadNow } from './database/kept.ts';
import { startMails } from './mails.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { setScene } from './people.ts';
import { prepare } from './preparation.ts';
import { type CountsOf, type Result, resultOf, together } from './report.ts';
import { type Ring, rounds } from './rounds.ts';
import { say } from './say.ts';
import { upkeepOf } from './database/upkeep.ts';
import { inWords, shapesOf, startAll } from './shapes.ts';
import { startStreaming } from './database/streaming.ts';
import { type Workload, WORKLOADS } from './workloads.ts';

type Stop = () => Promise<unknown> | void;

const isWanted = ({ only }: Options, name: string): boolean =>
  !only.length ||
  only.some((wanted) =>
    wanted.endsWith('*') ? name.startsWith(wanted.slice(0, -1)) : name === wanted,
  );

/** The workloads that are wanted and that somebody who takes part can answer. */
function chosen(options: Options): Workload[] {
  const workloads = WORKLOADS.filter(
    ({ name, asks }) => isWanted(options, name) && options.contenders.some((each) => asks[each]),
  );
  if (!workloads.length) throw new Error('--only: none of these contenders answers that');
  return workloads;
}

async function measure(
  ring: Ring,
  workloads: Workload[],
  counts: Record<string, CountsOf>,
  shape?: string,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const workload of workloads) {
    say(`${workload.name}: ${workload.about}`);
    const samples = await rounds(ring, workload);
    results.push(resultOf(workload, samples, counts[workload.name] ?? {}, shape));
  }
  return results;
}

async function run(options: Options, stops: Stop[]): Promise<void> {
  const begun = begin();
  const { contenders } = options;
  const workloads = chosen(options);
  const postgres = await (options.replicas ? startStreaming(FLAGS) : startPostgres());
  stops.push(() => postgres.stop());
  const url = await openDataSet(postgres, options);
  if (options.seedOnly) return;
  const mails = await startMails();
  stops.push(() => mails.stop());
  const db = new pg.Client(url);
  await db.connect();
  stops.push(() => db.end());
  const scene = await setScene(db);
  const { smtpUrl } = mails;
  const counts = await prepare({ contenders, workloads, scene, url, db, smtpUrl });
  const generator = startGenerator();
  stops.push(() => generator.stop());
  const startedIn: Record<string, number> = {};
  const results: Result[] = [];
  for (const shape of shapesOf(options)) {
    const replicaUrls = await postgres.replicate(shape.replicas, url);
    const running = await startAll(contenders, shape, { url, smtpUrl, replicaUrls });
    try {
      for (const one of running) startedIn[one.name] ??= one.startedIn;
      const ring = { running, generator, mails, postgres, db, scene, options };
      results.push(...(await measure(ring, workloads, counts, inWords(shape, options))));
    } finally {
      for (const one of running) await one.stop();
    }
  }
  const load = { before: begun.load, after: loadNow() };
  await keep({ ...begun, load, options, startedIn, results: together(results) });
  if (options.upkeep) process.stdout.write(`\n${await upkeepOf(db)}\n`);
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
  const text = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n\nUsage: ${USAGE}\n`);
  process.exitCode = 1;
});
