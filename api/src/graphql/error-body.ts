import type { ErrorCode } from '../platform/error-codes/error-code.enum.js';
import type { ErrorReason } from '../platform/error-codes/error-reason.enum.js';
import type { ErrorDetails, FieldCodes } from '../platform/errors.js';

/** An error in the form that clients receive over GraphQL, REST and other routes. */
export interface PublicError extends ErrorDetails {
  code: ErrorCode;
  message: string;
}

/** The part of an error for programs: `extensions` of GraphQL, and fields of the REST body. */
export interface ErrorBody extends ErrorDetails {
  code: ErrorCode;
  /** Whether the same request may succeed later. */
  retryable: boolean;
  requestId?: string;
}

const RETRYABLE: readonly (ErrorCode | ErrorReason | undefined)[] = [
  'TOO_MANY_REQUESTS',
  'SERVICE_UNAVAILABLE',
  'TRANSACTION_CONFLICT',
];

export function errorBody(
  { code, reason, fields, fieldCodes, retryAfter }: PublicError,
  requestId?: string,
): ErrorBody {
  const names = Object.keys(fields ?? {});
  const codes: FieldCodes = Object.fromEntries(
    names.map((name) => [name, fieldCodes?.[name] ?? 'INVALID']),
  );
  return {
    ...{ code, reason, fields, fieldCodes: names.length ? codes : undefined, retryAfter },
    retryable: RETRYABLE.includes(code) || RETRYABLE.includes(reason),
    requestId,
  };
}

/** Body of an error over REST. `error` and `message` are the same text. */
export const restErrorBody = (error: PublicError, requestId: string) => ({
  error: error.message,
  message: error.message,
  ...errorBody(error, requestId),
});
