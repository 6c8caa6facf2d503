import { Max, Min } from 'class-validator';
import { rule } from './input-decorators.js';

/** A tax rate in hundredths of a percent. */
export const TaxRate = () =>
  rule(
    null,
    Max(10_000, { message: 'Tax rate must be at most 100%' }),
    Min(0, { message: 'Tax rate must not be below 0' }),
  );
