import { randomInt } from 'node:crypto';

/**
 * A code of four digits that people read out and type. Each of the 10,000 values is equally likely.
 */
export const newOtp = (): string => String(randomInt(10_000)).padStart(4, '0');
