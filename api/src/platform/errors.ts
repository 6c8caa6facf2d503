import type { ErrorCode } from './error-code.enum.js';

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

export interface ErrorDetails {
  fields?: FieldErrors;
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
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(message);
    this.name = 'AppError';
  }
}

/** Adds the name of a nested input to its field errors, such as `address.state`. */
export async function inPart<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const fields = Object.entries(error.details.fields).map(([field, text]) => [
      `${name}.${field}`,
      text,
    ]);
    const details = { ...error.details, fields: Object.fromEntries(fields) as FieldErrors };
    throw new AppError(error.code, error.message, details);
  }
}

export const notFound = (what: string) => new AppError('NOT_FOUND', `${what} not found`);

export const conflict = (message: string) => new AppError('CONFLICT', message);

/** A CONFLICT error for a unique value that is already used. */
export const taken = (field: string, message: string) =>
  new AppError('CONFLICT', message, { fields: { [field]: message } });

/**
 * A BAD_USER_INPUT error. Without `message`, the message of the first field is the overall message.
 */
export function badInput(fields: FieldErrors, message?: string): AppError {
  const first = Object.values(fields)[0] ?? 'Please check what you entered';
  return new AppError('BAD_USER_INPUT', message ?? first, { fields });
}
