import { AppError } from '../platform/errors.js';
import type { GraphQLAnswer } from './test-server.js';

/** Code, message and fields of a refusal; code OK for an answer without one. */
export function refusal({ data, errors }: GraphQLAnswer<unknown>) {
  const error = errors?.[0];
  if (!error && !data)
    throw new Error('This is no answer of GraphQL: it has neither data nor errors');
  if (!error) return { code: 'OK', message: '', fields: {} };
  const { code, fields = {} } = error.extensions;
  return { code, message: error.message, fields };
}

/** The fields that a rule refuses; none where it refuses nothing. */
export function refusedFields(rule: () => unknown): object {
  try {
    rule();
  } catch (error) {
    if (error instanceof AppError) return error.details.fields ?? {};
    throw error;
  }
  return {};
}
