import { toPaise } from './rupees';

/** '2.5' → 250 hundredths of a percent; null for text that is not a percentage from 0 to 100. */
export function toRate(percent: string): number | null {
  const rate = toPaise(percent.replace(/%\s*$/, ''));
  return rate !== null && rate <= 10_000 ? rate : null;
}

/** 250 → '2.5', as in a text field. */
export const toPercent = (rate: number): string => String(rate / 100);
