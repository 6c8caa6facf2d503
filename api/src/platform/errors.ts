import type { ErrorCode } from './error-codes/error-code.enum.js';
import type { ErrorReason } from './error-codes/error-reason.enum.js';

/** HTTP status of REST for each error code. */
export const HTTP_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  REAUTHENTICATION_REQUIRED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<ErrorCode, number>;

/** Error message per input field. */
export type FieldErrors = Record<string, string>;

/** Machine-readable kinds of errors of a field. INVALID is any other rule. */
export const FIELD_CODES = [
  'REQUIRED',
  'TOO_SHORT',
  'TOO_LONG',
  'TOO_SMALL',
  'TOO_LARGE',
  'FORMAT',
  'TAKEN',
  'INVALID',
] as const;
export type FieldCode = (typeof FIELD_CODES)[number];
export type FieldCodes = Record<string, FieldCode>;

export interface ErrorDetails {
  /** Why, for programs. CONFLICT and FORBIDDEN always have a reason. */
  reason?: ErrorReason;
  fields?: FieldErrors;
  /** Codes of `fields`; a field without a code is INVALID. */
  fieldCodes?: FieldCodes;
  /** Seconds to wait before a retry; set for TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE. */
  retryAfter?: number;
}

/** Suggested retry delay in seconds for SERVICE_UNAVAILABLE. */
export const SOON = 2;

/**
 * Error that clients see. `publicError` decides which other errors are shown; it masks all internal
 * ones.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: ErrorDetails;

  constructor(
    ...args:
      | [
          code: Exclude<ErrorCode, 'CONFLICT' | 'FORBIDDEN'>,
          message: string,
          details?: ErrorDetails,
        ]
      | [code: ErrorCode, message: string, details: ErrorDetails & { reason: ErrorReason }]
  ) {
    const [code, message, details = {}] = args;
    super(message);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  /** The same error with other names of its fields. */
  withFieldNames(nameOf: (field: string) => string): AppError {
    const renamed = <T>(values: Record<string, T> = {}): Record<string, T> =>
      Object.fromEntries(Object.entries(values).map(([field, value]) => [nameOf(field), value]));
    const { fields, fieldCodes } = this.details;
    const details = { ...this.details, fields: renamed(fields), fieldCodes: renamed(fieldCodes) };
    return Object.assign(new AppError('BAD_USER_INPUT', this.message, details), {
      code: this.code,
    });
  }
}

/** Adds the name of a nested input to its field errors, such as `address.state`. */
export async function inPart<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    throw error.withFieldNames((field) => `${name}.${field}`);
  }
}

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found`);

export const conflict = (reason: ErrorReason, message: string) =>
  new AppError('CONFLICT', message, { reason });

export const forbidden = (reason: ErrorReason, message: string) =>
  new AppError('FORBIDDEN', message, { reason });

/** A CONFLICT error for a record that changed after the caller read it. */
export const stale = (what: string) =>
  conflict('VERSION_STALE', `${what}. Please review it and try again`);

/** A CONFLICT error for a unique value that is already used. */
export const taken = (reason: ErrorReason, field: string, message: string) =>
  new AppError('CONFLICT', message, {
    reason,
    fields: { [field]: message },
    fieldCodes: { [field]: 'TAKEN' },
  });

/**
 * A BAD_USER_INPUT error. Without `message`, the message of the first field is the overall message.
 */
export function badInput(
  fields: FieldErrors,
  message?: string,
  details: Pick<ErrorDetails, 'fieldCodes' | 'reason'> = {},
): AppError {
  const first = Object.values(fields)[0] ?? 'Please check what you entered';
  return new AppError('BAD_USER_INPUT', message ?? first, { ...details, fields });
}
