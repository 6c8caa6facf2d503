import { type ContenderName, titleOf } from './contenders.ts';
import type { Sample, Samples } from './rounds.ts';
import type { Workload } from './workloads.ts';

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/** The middle of all rounds, and between which the CPU lay. */
export interface Figures extends Sample {
  cpu: number;
  cpuFrom: number;
  cpuTo: number;
}

export interface Row extends Figures {
  contender: ContenderName;
}

export interface Result {
  workload: string;
  about: string;
  rows: Row[];
}

function figuresOf(samples: Sample[]): Figures {
  const middle = (value: (sample: Sample) => number) => median(samples.map(value));
  const cpus = samples.map(({ node, postgres }) => node + postgres);
  return {
    node: middle(({ node }) => node),
    postgres: middle(({ postgres }) => postgres),
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

export const resultOf = ({ name, about }: Workload, samples: Samples): Result => ({
  ...{ workload: name, about },
  rows: (Object.entries(samples) as [ContenderName, Sample[]][]).map(([contender, each]) => ({
    contender,
    ...figuresOf(each),
  })),
});

const COLUMNS = [
  'workload',
  'contender',
  'CPU ms (Node + PostgreSQL)',
  'from to',
  'req/s',
  'p50 ms',
  'p99 ms',
  'bytes',
  'MB',
  'req/s of this API to it',
  'its CPU to this API’s',
];

const line = (cells: string[]): string => `| ${cells.join(' | ')} |`;

function rowOf(result: Result, row: Row): string {
  const own = result.rows.find(({ contender }) => contender === 'api');
  return line([
    result.workload,
    titleOf(row.contender),
    `${row.cpu.toFixed(2)} (${row.node.toFixed(2)} + ${row.postgres.toFixed(2)})`,
    `${row.cpuFrom.toFixed(2)} to ${row.cpuTo.toFixed(2)}`,
    row.perSecond.toFixed(0),
    row.p50.toFixed(1),
    row.p99.toFixed(1),
    row.bytes.toFixed(0),
    row.resident.toFixed(0),
    own ? (own.perSecond / row.perSecond).toFixed(2) : '',
    own ? (row.cpu / own.cpu).toFixed(2) : '',
  ]);
}

/** The figures as a table in Markdown. */
export const tableOf = (results: Result[]): string =>
  [
    line(COLUMNS),
    line(COLUMNS.map(() => '---')),
    ...results.flatMap((result) => result.rows.map((row) => rowOf(result, row))),
  ].join('\n');
