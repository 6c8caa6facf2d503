import { type ContenderName, titleOf } from './contenders.ts';
import { median } from './percentile.ts';
import type { Sample, Samples } from './rounds.ts';
import type { Counts } from './statements.ts';
import type { Workload } from './workloads.ts';

/** The middle of all rounds, and between which the CPU lay. */
export interface Figures extends Sample {
  cpu: number;
  cpuFrom: number;
  cpuTo: number;
}

export interface Row extends Figures {
  contender: ContenderName;
  /** How the API was run, where that was more than one way. */
  shape?: string;
  counts?: Counts;
  /** Of this API to it, in the same round: requests per second, and CPU. */
  speed?: number;
  cpuShare?: number;
}

export interface Result {
  workload: string;
  about: string;
  rows: Row[];
}

const cpuIn = ({ node, postgres, replicas }: Sample): number => node + postgres + replicas;

function figuresOf(samples: Sample[]): Figures {
  const middle = (value: (sample: Sample) => number) => median(samples.map(value));
  const cpus = samples.map(cpuIn);
  return {
    node: middle(({ node }) => node),
    postgres: middle(({ postgres }) => postgres),
    replicas: middle(({ replicas }) => replicas),
    cpu: median(cpus),
    cpuFrom: Math.min(...cpus),
    cpuTo: Math.max(...cpus),
    perSecond: middle(({ perSecond }) => perSecond),
    p50: middle(({ p50 }) => p50),
    p99: middle(({ p99 }) => p99),
    bytes: middle(({ bytes }) => bytes),
    resident: middle(({ resident }) => resident),
  };
}

/** The middle of what this API is to another contender, round by round: what slows one down slows the other. */
function ratio(own: Sample[], other: Sample[], value: (sample: Sample) => number): number {
  return median(
    own.map((sample, round) => value(sample) / (other[round] ? value(other[round]) : NaN)),
  );
}

/** What each contender's requests send to the database. */
export type CountsOf = Partial<Record<ContenderName, Counts>>;

export function resultOf(
  { name, about }: Pick<Workload, 'name' | 'about'>,
  samples: Samples,
  counts: CountsOf,
  shape?: string,
): Result {
  const own = samples.api;
  const rows = (Object.entries(samples) as [ContenderName, Sample[]][]).map(
    ([contender, each]): Row => ({
      contender,
      shape,
      ...figuresOf(each),
      counts: counts[contender],
      speed: own && ratio(own, each, ({ perSecond }) => perSecond),
      cpuShare: own && ratio(own, each, cpuIn),
    }),
  );
  return { workload: name, about, rows };
}

const COLUMNS = [
  ...[
    'workload',
    'contender',
    'CPU ms (Node + PostgreSQL)',
    'from – to',
    'req/s',
    'p50 ms',
    'p99 ms',
  ],
  ...['bytes', 'statements (trips)', 'MB', 'this API to it: req/s', 'CPU'],
];

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

const partsOf = ({ node, postgres, replicas }: Row): string =>
  [node, postgres, ...(replicas ? [replicas] : [])].map((each) => each.toFixed(2)).join(' + ');

function rowOf(workload: string, row: Row): string {
  return line([
    workload,
    row.shape ?? titleOf(row.contender),
    `${row.cpu.toFixed(2)} (${partsOf(row)})`,
    `${row.cpuFrom.toFixed(2)} – ${row.cpuTo.toFixed(2)}`,
    row.perSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.bytes.toFixed(0),
    row.counts ? `${row.counts.statements} (${row.counts.trips})` : '',
    row.resident.toFixed(0),
    row.speed?.toFixed(2) ?? '',
    row.cpuShare?.toFixed(2) ?? '',
  ]);
}

/** What was measured of each workload in one shape after the other, shape by shape below each other. */
export const together = (results: Result[]): Result[] =>
  [...Map.groupBy(results, ({ workload }) => workload).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, rows: [first, ...others].flatMap(({ rows }) => rows) }] : [],
  );

/** The figures as a table in Markdown. */
export const tableOf = (results: Result[]): string =>
  [
    line(COLUMNS),
    line(COLUMNS.map(() => '---')),
    ...results.flatMap((result) => result.rows.map((row) => rowOf(result.workload, row))),
  ].join('\n');
