import { setTimeout as delay } from 'node:timers/promises';

export interface Options {
  rounds: number;
  minutes: number;
  people: number;
}

export type Figures = Record<string, string | number | undefined>;

export interface Drill {
  name: string;
  about: string;
  defaults: Options;
  /** Upper limits of further results, beside those of ZERO. */
  limits: Record<string, number>;
  run(options: Options): Promise<Figures>;
}

/** Figures that must be 0 in every drill. */
const ZERO = [
  ...['lost', 'twice', 'faults', '503 without Retry-After', 'own bookings not seen'],
  ...['mails lost', 'orders without their one mail', 'reads failed'],
];

/** The names of the figures that are not as they must be. */
export function wrongIn(figures: Figures, limits: Drill['limits']): string[] {
  const most = { ...Object.fromEntries(ZERO.map((name) => [name, 0])), ...limits };
  return Object.entries(most)
    .filter(([name, limit]) => typeof figures[name] === 'number' && !(figures[name] <= limit))
    .map(([name]) => name);
}

/** Waits until a condition holds. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  deadlineMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited too long for ${what}`);
    await delay(5);
  }
}

/** The longest and the median of some spans in seconds. */
export function spansOf(name: string, seconds: number[]): Record<string, number> {
  const sorted = seconds.toSorted((a, b) => a - b);
  const shown = (value = NaN) => Number(value.toFixed(1));
  return {
    [`${name}, median`]: shown(sorted[sorted.length >> 1]),
    [`${name}, longest`]: shown(sorted.at(-1)),
  };
}
