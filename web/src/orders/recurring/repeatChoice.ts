import { string } from 'yup';
import type { Repeat } from '../../graphql/generated';

type Choice = Repeat | 'once';

/** What a booking form keeps of it. */
export const repeatRule = string<Choice>()
  .oneOf(['once', 'WEEK', 'TWO_WEEKS'], 'Choose how often')
  .default('once');

/** What is sent of it. */
export const repeatWanted = (choice: Choice): Repeat | null => (choice === 'once' ? null : choice);
