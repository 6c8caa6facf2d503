import { ValidateBy } from 'class-validator';
import { rule } from './inputs.js';

/** Refuses what does not look like this. */
export const shaped =
  (shape: RegExp, message: string) =>
  (code: string): string | undefined =>
    shape.test(code) ? undefined : message;

/** What is wrong with a service accounting code, in words. */
export const sacRefusal = shaped(/^\d{4,6}$/, 'A service accounting code has 4 to 6 digits');

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
