import { setTimeout as delay } from 'node:timers/promises';

const LOOK_MS = 5;

/** Waits until something is so; fails when it takes longer than anybody would wait. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  what: string,
  deadlineMs = 120_000,
): Promise<void> {
  const deadline = Date.now() + deadlineMs;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`It does not come: ${what}`);
    await delay(LOOK_MS);
  }
}

/** The longest, and the middle, of some spans in seconds. */
export function spansOf(name: string, seconds: number[]): Record<string, number> {
  const sorted = seconds.toSorted((a, b) => a - b);
  const shown = (value = NaN) => Number(value.toFixed(1));
  return {
    [`${name}, middle`]: shown(sorted[sorted.length >> 1]),
    [`${name}, longest`]: shown(sorted.at(-1)),
  };
}
