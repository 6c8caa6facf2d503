import { string } from 'yup';
import { toRate } from '../../format/percent';

/** A percentage as typed; an empty one passes. */
export const rateRule = () =>
  string().test('rate', 'Enter a percentage from 0 to 100, such as 18 or 2.5', (typed) =>
    Boolean(!typed || toRate(typed) !== null),
  );
