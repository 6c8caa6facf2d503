import { AppError, type FieldErrors } from '../platform/errors.js';
import { checkInput } from '../platform/check-input.js';

export type Input = new () => object;

/** Rows for parametrised tests, with the name of the input first. */
export const named = <Row extends [Input, ...unknown[]]>(rows: Row[]) =>
  rows.map((row): [string, ...Row] => [row[0].name, ...row]);

/**
 * Validates an input that has only this field. Returns the normalized value and the error of the
 * field.
 */
export async function check(Class: Input, field: string, value: unknown) {
  const input = Object.assign(new Class(), { [field]: value }) as Record<string, unknown>;
  const fields = await checkInput(input).then(
    (): FieldErrors => ({}),
    (error: unknown) => {
      if (error instanceof AppError) return error.details.fields ?? {};
      throw error;
    },
  );
  return { value: input[field], said: fields[field] };
}

export const said = async (Class: Input, field: string, value: unknown) =>
  (await check(Class, field, value)).said;
