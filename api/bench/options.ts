import { parseArgs } from 'node:util';
import { CONTENDERS, type ContenderName } from './contenders.ts';

/** Orders in a data set. */
export const SIZES = [1_000, 100_000, 1_000_000, 2_500_000] as const;
export type Size = (typeof SIZES)[number];

export interface Options {
  size: Size;
  rounds: number;
  /** Names of workloads, or how they begin with a star behind it; all of them when empty. */
  only: string[];
  contenders: ContenderName[];
  /** Requests at a time. */
  concurrency: number;
  /** How long each contender works in a round. */
  seconds: number;
  warmUp: number;
  /** How often a warm-up may be repeated where little was done in it. */
  warmTurns: number;
  /** Only makes the data set. */
  seedOnly: boolean;
  /** What grows with the orders is in parts, one a month. */
  partitioned: boolean;
  /** Measures what keeping the data costs, too. */
  upkeep: boolean;
  /** Processes of the API side by side: one number after the other. */
  processes: number[];
  /** Then all of it again with so many replicas to read at. */
  replicas: number;
}

const SPEC = {
  size: { type: 'string', default: '1e5' },
  rounds: { type: 'string', default: '7' },
  only: { type: 'string', default: '' },
  contenders: { type: 'string', default: CONTENDERS.map(({ name }) => name).join() },
  concurrency: { type: 'string', default: '8' },
  seconds: { type: 'string', default: '2' },
  'warm-up': { type: 'string', default: '4' },
  'seed-only': { type: 'boolean', default: false },
  partitioned: { type: 'boolean', default: false },
  upkeep: { type: 'boolean', default: false },
  processes: { type: 'string', default: '1' },
  replicas: { type: 'string', default: '0' },
  quick: { type: 'boolean', default: false },
} as const;

export const USAGE = `npm run bench -- [--size 1e3|1e5|1e6|2.5e6] [--rounds 7] [--only 'W2,W3*'] [--contenders ${SPEC.contenders.default}]
  [--concurrency 8] [--seconds 2] [--warm-up 4] [--seed-only] [--quick] [--partitioned] [--upkeep]
  [--processes 1,2,4] [--replicas 0]`;

const QUICK = {
  ...{ size: '1e3', rounds: '1', seconds: '0.5', 'warm-up': '0.5' },
  only: 'W1,W2,W3,W4,W5,W6,W7,W8,W9',
};

const listOf = (text: string): string[] => text.split(',').filter(Boolean);

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name}: must be a number above 0`);
  return value;
}

/** Whoever compares ways to run the API has it take part alone: they are measured one after the other. */
function shapes({
  processes,
  replicas,
  contenders,
}: Record<'processes' | 'replicas' | 'contenders', string>) {
  const counts = listOf(processes).map((text) => Math.ceil(positive('processes', text)));
  const following = Number(replicas);
  if (!(following >= 0)) throw new Error('--replicas: must be a number');
  if ((counts.length !== 1 || counts[0] !== 1 || following) && contenders !== 'api')
    throw new Error('--processes, --replicas: only with --contenders api');
  return { processes: counts, replicas: following };
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({ args, options: SPEC });
  const given = {
    ...values,
    ...(values.quick ? QUICK : {}),
    ...(values.only && { only: values.only }),
  };
  const size = SIZES.find((each) => each === Number(given.size));
  if (!size) throw new Error('--size: must be 1e3, 1e5, 1e6 or 2.5e6');
  return {
    size,
    rounds: Math.ceil(positive('rounds', given.rounds)),
    only: listOf(given.only),
    contenders: listOf(given.contenders).map((wanted) => {
      const known = CONTENDERS.find(({ name }) => name === wanted);
      if (!known) throw new Error(`--contenders: there is no ${wanted}`);
      return known.name;
    }),
    concurrency: Math.ceil(positive('concurrency', given.concurrency)),
    seconds: positive('seconds', given.seconds),
    warmUp: positive('warm-up', given['warm-up']),
    warmTurns: values.quick ? 1 : 6,
    seedOnly: given['seed-only'],
    partitioned: given.partitioned,
    upkeep: given.upkeep,
    ...shapes(values),
  };
}
