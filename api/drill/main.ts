import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { begin } from '../bench/database/kept.ts';
import { say } from '../bench/say.ts';
import type { Drill, Options, Outcome } from './drill.ts';
import { postgresKill, serverKill } from './drills/kills.ts';
import { clock } from './drills/clock.ts';
import { failover } from './drills/failover.ts';
import { diskFull } from './drills/disk-full.ts';
import { listeners } from './drills/listeners.ts';
import { mailDown } from './drills/mail-down.ts';
import { providerSilent } from './drills/provider-silent.ts';
import { replicas } from './drills/replicas.ts';
import { rollingUpgrade } from './drills/rolling-upgrade.ts';
import { overload, rush } from './drills/rush.ts';
import { severalServers } from './drills/several-servers.ts';
import { sigterm } from './drills/sigterm.ts';
import { soak } from './drills/soak.ts';
import { stalledConnection } from './drills/stalled-connection.ts';

const DRILLS: Drill[] = [
  ...[postgresKill, serverKill, sigterm, mailDown, providerSilent, stalledConnection],
  ...[
    failover,
    replicas,
    severalServers,
    rollingUpgrade,
    diskFull,
    clock,
    rush,
    overload,
    listeners,
    soak,
  ],
];

const USAGE = `npm run drill -- NAME [--rounds 20] [--minutes 10] [--people 8] [--from COMMIT] [--json]
${DRILLS.map(({ name, about }) => `  ${name.padEnd(20)} ${about}`).join('\n')}`;

const SPEC = {
  rounds: { type: 'string' },
  minutes: { type: 'string' },
  people: { type: 'string' },
  from: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

function numberOf(name: string, text: string | undefined, unless: number): number {
  const value = text === undefined ? unless : Number(text);
  if (!(value >= 0)) throw new Error(`--${name}: must be a number`);
  return value;
}

function tableOf({ name, about }: Drill, { figures, wrong }: Outcome): string {
  const rows = Object.entries(figures)
    .filter(([, value]) => value !== undefined)
    .map(([what, value]) => `| ${what} | ${value} |${wrong.includes(what) ? ' ← wrong' : ''}`);
  return [`${name}: ${about}`, '', '| figure | value |', '| --- | ---: |', ...rows].join('\n');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    ...{ options: SPEC, allowPositionals: true, args: process.argv.slice(2) },
  });
  const drill = DRILLS.find(({ name }) => name === positionals[0]);
  if (!drill || positionals.length > 1) throw new Error(`Usage: ${USAGE}`);
  const options: Options = {
    rounds: numberOf('rounds', values.rounds, drill.defaults.rounds),
    minutes: numberOf('minutes', values.minutes, drill.defaults.minutes),
    people: numberOf('people', values.people, drill.defaults.people),
    from: values.from,
  };
  const { at, commit, load, machine } = begin();
  say(`${drill.name}: ${drill.about}`);
  const outcome = await drill.run(options);
  const about = `${at}, commit ${commit}, ${machine.cores} × ${machine.cpu}, load ${load.toFixed(1)} before, ${loadavg()[0]?.toFixed(1)} after`;
  const text = values.json
    ? JSON.stringify({ drill: drill.name, about, options, ...outcome }, null, 2)
    : `${tableOf(drill, outcome)}\n\n${about}\n${outcome.wrong.length ? `WRONG: ${outcome.wrong.join(', ')}` : 'as it must be'}`;
  process.stdout.write(`${text}\n`);
  if (outcome.wrong.length) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
