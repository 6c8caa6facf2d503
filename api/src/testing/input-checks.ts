import { AppError, type FieldErrors } from '../platform/errors.js';
import { checkInput } from '../platform/inputs.js';

export type Input = new () => object;

/** Rows for the titles of tests, which begin with the name of the input. */
export const named = <Row extends [Input, ...unknown[]]>(rows: Row[]) =>
  rows.map((row): [string, ...Row] => [row[0].name, ...row]);

/** Validates the input with this value alone; returns the converted value and the field's error. */
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
