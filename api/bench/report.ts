import type { Sample } from './measure.ts';
import type { Workload } from './workloads.ts';

const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
const NAMES = [
  ...['workload', 'contender', 'req/s', 'CPU ms (Node + PostgreSQL)', 'p50 ms', 'p99 ms', 'MB'],
  ...['this API to it: req/s', 'CPU'],
];
export const HEAD = `${line(NAMES)}\n${line(NAMES.map(() => '---'))}`;

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? NaN;

/** Medians of all runs. A ratio compares this API with the contender within each run. */
export function rowOf(
  { name }: Workload,
  contender: string,
  all: Sample[],
  own?: Sample[],
): string {
  const shown = (of: (sample: Sample) => number, digits = 0) => median(all.map(of)).toFixed(digits);
  const cpu = ({ node, postgres }: Sample) => node + postgres;
  const ratio = (of: (sample: Sample) => number) =>
    own ? median(all.map((each, run) => of(own[run] ?? each) / of(each))).toFixed(2) : '';
  const parts = [shown(({ node }) => node, 2), shown(({ postgres }) => postgres, 2)];
  return line([
    ...[name, contender, shown(({ perSecond }) => perSecond)],
    `${shown(cpu, 2)} (${parts.join(' + ')})`,
    ...[shown(({ p50 }) => p50), shown(({ p99 }) => p99), shown(({ memory }) => memory)],
    ...[ratio(({ perSecond }) => perSecond), ratio(cpu)],
  ]);
}
