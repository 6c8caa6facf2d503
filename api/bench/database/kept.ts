import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Options } from '../options.ts';
import { DATA, ROOT } from '../places.ts';
import { type Result, tableOf } from '../report.ts';
import { say } from '../say.ts';

/** What a run has measured, as it is kept. */
export interface Run {
  at: string;
  commit: string;
  machine: { cpu: string; cores: number };
  /** How many wanted a core in the minute before, and in the last one: the bench's own work is in the second. */
  load: { before: number; after: number };
  options: Options;
  /** Milliseconds from the start of a contender to its first answer. */
  startedIn: Record<string, number>;
  results: Result[];
}

export const loadNow = (): number => loadavg()[0] ?? NaN;

/** What is so before anything is measured: the commit may be another one afterwards. */
export function begin() {
  const asked = ['describe', '--always', '--dirty', '--abbrev=10'];
  const { stdout } = spawnSync('git', asked, { cwd: ROOT, encoding: 'utf8' });
  return {
    at: new Date().toISOString(),
    commit: stdout.trim() || 'unknown',
    machine: { cpu: cpus()[0]?.model ?? '', cores: cpus().length },
    load: loadNow(),
  };
}

function textOf({ at, commit, machine, load, options, startedIn, results }: Run): string {
  const started = Object.entries(startedIn).map(([name, ms]) => `${name} ${ms.toFixed(0)} ms`);
  return [
    `${options.size} orders, ${options.rounds} rounds of ${options.seconds} s, ${options.concurrency} at a time`,
    `${at}, commit ${commit}, ${machine.cores} × ${machine.cpu}, load ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after`,
    `from start to first answer: ${started.join(', ')}`,
    '',
    tableOf(results),
  ].join('\n');
}

/** Prints the figures, and keeps all of them. */
export async function keep(run: Run): Promise<void> {
  const folder = path.join(DATA, 'results');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${run.at.replaceAll(':', '-')}.json`);
  await writeFile(file, JSON.stringify(run, null, 2));
  process.stdout.write(`${textOf(run)}\n`);
  say(`Kept in ${file}`);
}
