import { setTimeout as delay } from 'node:timers/promises';

export interface Options {
  rounds: number;
  minutes: number;
  users: number;
}

export type Measurements = Record<string, string | number | undefined>;

export interface Drill {
  name: string;
  about: string;
  defaults: Options;
  /** Upper limits of further results, in addition to those that must be 0. */
  limits: Record<string, number>;
  run(options: Options): Promise<Measurements>;
}

/** Results that must be 0 in every drill. */
const ZERO = [
  ...['lost', 'twice', 'faults', '503 without Retry-After', 'own bookings not seen'],
  ...['mails lost', 'orders without their one mail', 'reads failed'],
];

/** Names of the results above their limits. */
export function wrongIn(measurements: Measurements, limits: Drill['limits']): string[] {
  const most = { ...Object.fromEntries(ZERO.map((name) => [name, 0])), ...limits };
  return Object.entries(most)
    .filter(
      ([name, limit]) => typeof measurements[name] === 'number' && !(measurements[name] <= limit),
    )
    .map(([name]) => name);
}

/** Waits until a condition is true. */
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

/** Maximum and median of times in seconds, as results with this name. */
export function spansOf(name: string, seconds: number[]): Record<string, number> {
  const sorted = seconds.toSorted((a, b) => a - b);
  const shown = (value = NaN) => Number(value.toFixed(1));
  return {
    [`${name}, median`]: shown(sorted[sorted.length >> 1]),
    [`${name}, longest`]: shown(sorted.at(-1)),
  };
}
