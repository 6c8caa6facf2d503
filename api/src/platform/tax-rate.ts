import { Max, Min } from 'class-validator';
import { rule } from './inputs.js';

/** A tax rate in hundredths of a percent. */
export const TaxRate = () =>
  rule(
    null,
    Max(10_000, { message: 'A rate is at most 100 %' }),
    Min(0, { message: 'A rate is not below 0' }),
  );
