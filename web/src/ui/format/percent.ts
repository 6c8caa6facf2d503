import { toPaise } from './rupees';

/** '2.5' → 250, hundredths of a percent; null when it is no percentage from 0 to 100. Its decimals are read as those of rupees. */
export function toRate(percent: string): number | null {
  const rate = toPaise(percent.replace(/%\s*$/, ''));
  return rate !== null && rate <= 10_000 ? rate : null;
}

/** 250 → '2.5', as typed into a box. */
export const toPercent = (rate: number): string => String(rate / 100);
