import { validate, type ValidationError, type ValidatorOptions } from 'class-validator';
import {
  type AppError,
  badInput,
  type FieldCode,
  type FieldCodes,
  type FieldErrors,
} from './errors.js';
import { cleaners } from './input-decorators.js';

/** Codes of errors by the name of the rule. */
const CODES: Record<string, FieldCode> = {
  matches: 'FORMAT',
  isEmail: 'FORMAT',
  isUuid: 'FORMAT',
  minLength: 'TOO_SHORT',
  maxLength: 'TOO_LONG',
  min: 'TOO_SMALL',
  max: 'TOO_LARGE',
  arrayMinSize: 'TOO_SHORT',
  arrayMaxSize: 'TOO_LONG',
};

/** An input and the inputs it extends: the objects that carry rules. */
function* prototypesOf(input: object): Iterable<object> {
  let prototype: unknown = Object.getPrototypeOf(input);
  while (prototype && prototype !== Object.prototype) {
    yield prototype;
    prototype = Object.getPrototypeOf(prototype);
  }
}

function clean(input: object): void {
  const values = input as Record<string, unknown>;
  for (const prototype of prototypesOf(input))
    for (const [name, cleaner] of cleaners.get(prototype) ?? []) {
      const value = values[name];
      if (typeof value === 'string') values[name] = cleaner(value);
    }
}

/** Message and code of an error of a field. */
type Fault = [message: string, code: FieldCode];
type Faults = Record<string, Fault>;

function faultsOf(errors: ValidationError[]): Faults {
  return Object.fromEntries(
    errors.flatMap(({ property, constraints, contexts }) => {
      const own = Object.entries(constraints ?? {}).at(-1);
      if (!own) return [];
      const [name, message] = own;
      const { code } = (contexts?.[name] ?? {}) as { code?: FieldCode };
      return [[property, [message, code ?? CODES[name] ?? 'INVALID'] as Fault] as const];
    }),
  );
}

/**
 * Normalises and checks an input with the inputs within it. Throws BAD_USER_INPUT with a message
 * per field, such as `refund.reason` and `items.1.price`; rows are counted from 0.
 */
export async function checkInput(value: unknown): Promise<void> {
  const faults = Object.entries(await faultsIn(value));
  const [first] = faults;
  if (!first) return;
  const fields = Object.fromEntries(faults.map(([name, [message]]) => [name, message]));
  const fieldCodes = Object.fromEntries(faults.map(([name, [, code]]) => [name, code]));
  throw /\.\d+\./.test(first[0])
    ? badRows(fields, fieldCodes)
    : badInput(fields, undefined, { fieldCodes });
}

/** Error for invalid rows of a list; the message names the first row, counted from 1. */
export function badRows(fields: FieldErrors, fieldCodes?: FieldCodes): AppError {
  const [first] = Object.entries(fields);
  const row = Number(first?.[0].split('.')[1] ?? 0) + 1;
  return badInput(fields, `Row ${row}: ${first?.[1] ?? ''}`, { fieldCodes });
}

const OPTIONS: ValidatorOptions = {
  skipMissingProperties: true,
  forbidUnknownValues: false,
  validationError: { target: false, value: false },
};

async function faultsIn(value: unknown): Promise<Faults> {
  if (!value || typeof value !== 'object') return {};
  const isInput = [...prototypesOf(value)].some((prototype) => cleaners.has(prototype));
  if (isInput) clean(value);
  const own = isInput ? faultsOf(await validate(value, OPTIONS)) : {};
  const parts = Object.entries(value).map(async ([name, part]) =>
    Object.entries(await faultsIn(part)).map(([field, fault]) => [`${name}.${field}`, fault]),
  );
  return { ...own, ...(Object.fromEntries((await Promise.all(parts)).flat()) as Faults) };
}
