import { ValidateBy } from 'class-validator';
import { rule } from './inputs.js';

/** A code of letters and digits that is written without blanks and in capitals, however it was typed; an empty one passes. */
export const Code = (refusal: (code: string) => string | undefined) =>
  rule(
    (text) => text.replace(/[\s-]/g, '').toUpperCase(),
    ValidateBy({
      name: 'isCode',
      validator: {
        validate: (value) => typeof value !== 'string' || !value || !refusal(value),
        defaultMessage: (found) => refusal(String(found?.value)) ?? '',
      },
    }),
  );
