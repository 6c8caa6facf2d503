import { string } from 'yup';
import { toRate } from '../../format/percent';

/** Percentage as typed. Empty text is valid. */
export const rateRule = () =>
  string().test('rate', 'Enter a percentage from 0 to 100, such as 18 or 2.5', (typed) =>
    Boolean(!typed || toRate(typed) !== null),
  );
