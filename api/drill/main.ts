import 'reflect-metadata';
import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { ROOT } from '../bench/contenders.ts';
import { wrongIn } from './drill.ts';
import { DRILLS } from './drills.ts';
import { failover } from './failover.ts';

const ALL = [...DRILLS, failover];
const USAGE = `Usage: npm run drill -- NAME [--rounds 20] [--minutes 10] [--users 8]
${ALL.map(({ name, about }) => `  ${name.padEnd(16)} ${about}`).join('\n')}`;

async function main(): Promise<void> {
  const string = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    options: { rounds: string, minutes: string, users: string },
    allowPositionals: true,
  });
  const drill = ALL.find(({ name }) => name === positionals[0]);
  if (!drill) throw new Error(USAGE);
  const { defaults, limits, name, about } = drill;
  const measurements = await drill.run({
    rounds: Number(values.rounds ?? defaults.rounds),
    minutes: Number(values.minutes ?? defaults.minutes),
    users: Number(values.users ?? defaults.users),
  });
  const wrong = wrongIn(measurements, limits);
  const rows = Object.entries(measurements)
    .filter(([, value]) => value !== undefined)
    .map(([what, value]) => `| ${what} | ${value} |${wrong.includes(what) ? ' wrong' : ''}`);
  const git = ['describe', '--always', '--dirty'];
  const commit = execFileSync('git', git, { cwd: ROOT, encoding: 'utf8' }).trim();
  process.stdout.write(
    `${name}: ${about}\n\n| figure | value |\n| --- | ---: |\n${rows.join('\n')}\n\n` +
      `commit ${commit}, load ${loadavg()[0]?.toFixed(1)} after; ${wrong.length ? `WRONG: ${wrong.join()}` : 'as it must be'}\n`,
  );
  if (wrong.length) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
