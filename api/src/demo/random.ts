import { v7 } from 'uuid';

export interface Random {
  /** A random number from 0 to below 1. */
  next(): number;
  /** A random whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A UUID version 7 for a row of this time. */
  id(at: Date): string;
  digits(count: number): string;
}

/**
 * Random numbers for demo data, not for secrets. The same seed always gives the same numbers
 * (mulberry32).
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('Cannot pick from an empty list');
      return found;
    },
    id: (at) =>
      v7({ msecs: at.getTime(), random: Uint8Array.from({ length: 16 }, () => int(0, 255)) }),
    digits: (count) => Array.from({ length: count }, () => String(int(0, 9))).join(''),
  };
}
