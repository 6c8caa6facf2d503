import type { ErrorCode } from '../platform/error-codes/error-code.enum.js';
import { AppError, type FieldErrors } from '../platform/errors.js';
import type { GraphQLAnswer } from './test-server.js';

/** Code, message and fields of an error; code OK for a response without an error. */
export function refusal({ data, errors }: GraphQLAnswer<unknown>): {
  code: ErrorCode | 'OK';
  message: string;
  fields: FieldErrors;
} {
  const error = errors?.[0];
  if (!error && !data)
    throw new Error('This is no answer of GraphQL: it has neither data nor errors');
  if (!error) return { code: 'OK', message: '', fields: {} };
  const { code, fields = {} } = error.extensions;
  return { code, message: error.message, fields };
}

/** Field errors that a rule throws; empty when it throws none. */
export function refusedFields(rule: () => unknown): object {
  try {
    rule();
  } catch (error) {
    if (error instanceof AppError) return error.details.fields ?? {};
    throw error;
  }
  return {};
}

/** A response without the request id, which differs between two requests. */
export const withoutRequestId = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (name, value: unknown) => (name === 'requestId' ? undefined : value)),
  );
