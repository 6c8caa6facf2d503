import { randomInt } from 'node:crypto';

/** A code that people read out and type: each of the 10,000 is equally likely. */
export const fourDigits = (): string => String(randomInt(10_000)).padStart(4, '0');
