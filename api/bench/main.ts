import 'reflect-metadata';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { startInbox } from '../src/platform/mail/inbox.js';
import { type Running, start } from './contenders.ts';
import { openDataSet, startPostgres, withClient } from './data.ts';
import { startGenerator } from './generator.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { setScene } from './people.ts';
import { DATA } from './places.ts';
import { type Result, resultOf, tableOf } from './report.ts';
import { rounds } from './rounds.ts';
import { say } from './say.ts';
import { WORKLOADS } from './workloads.ts';

type Stop = () => Promise<unknown> | void;

async function run(options: Options, stops: Stop[]): Promise<void> {
  const postgres = await startPostgres();
  stops.push(() => postgres.stop());
  const url = await openDataSet(postgres, options.size);
  if (options.seedOnly) return;
  const inbox = await startInbox(path.join(DATA, 'inbox'));
  stops.push(() => inbox.stop());
  const scene = await withClient(url, setScene);
  const running: Running[] = [];
  for (const name of options.contenders) {
    const one = await start(name, url, inbox.smtpUrl);
    stops.push(() => one.stop());
    running.push(one);
  }
  const generator = startGenerator();
  stops.push(() => generator.stop());
  const ring = { running, generator, postgresPid: postgres.pid, scene, options };
  const results: Result[] = [];
  for (const workload of WORKLOADS.filter(({ name }) => isWanted(options, name))) {
    say(`${workload.name}: ${workload.about}`);
    results.push(resultOf(workload, await rounds(ring, workload)));
  }
  await keep(options, results);
}

const isWanted = ({ only }: Options, name: string): boolean =>
  !only.length || only.some((wanted) => name === wanted || name.startsWith(`${wanted} `));

async function keep(options: Options, results: Result[]): Promise<void> {
  const at = new Date().toISOString();
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, load: loadavg() };
  const folder = path.join(DATA, 'results');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${at.replaceAll(':', '-')}.json`);
  await writeFile(file, JSON.stringify({ at, machine, options, results }, null, 2));
  const load = machine.load.map((each) => each.toFixed(1)).join(', ');
  process.stdout.write(
    `${options.size} orders, ${options.rounds} rounds of ${options.seconds} s, ${options.concurrency} at a time; ${at}; ${machine.cores} × ${machine.cpu}, load ${load}\n\n${tableOf(results)}\n`,
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
  const text = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${text}\n\nUsage: ${USAGE}\n`);
  process.exitCode = 1;
});
