import { ValidateBy } from 'class-validator';
import { rule } from './input-decorators.js';

/** Makes a check of a code by a pattern; the check returns an error message or undefined. */
export const formatValidator =
  (shape: RegExp, message: string) =>
  (code: string): string | undefined =>
    shape.test(code) ? undefined : message;

/** Error for a malformed service accounting code. */
export const sacRefusal = formatValidator(
  /^\d{4,6}$/,
  'A service accounting code has 4 to 6 digits',
);

/**
 * A code of letters and digits. Spaces and dashes are removed, and letters are capitalised. An
 * empty code is accepted.
 */
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
