/** What went wrong, in words of the contract. One list serves GraphQL (`extensions.code`) and REST (the status). */
export const HTTP_STATUS = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  /** Signed in, but too long ago for this. */
  PROOF_NEEDED: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

/** Input field → the message shown beside it. */
export type FieldErrors = Record<string, string>;

export interface ErrorDetails {
  fields?: FieldErrors;
  /** Seconds until it makes sense to try again; with TOO_MANY_REQUESTS and SERVICE_UNAVAILABLE. */
  retryAfter?: number;
}

/** Seconds after which whoever was told SERVICE_UNAVAILABLE does well to try again. */
export const SOON = 2;

/** The only error that people see as it is; every other one is logged and masked. */
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

/** What is refused of a part of an input is told by its name: `address.state`. */
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

/** A value that must be unique, and is somebody else's already. */
export const taken = (field: string, message: string) =>
  new AppError('CONFLICT', message, { fields: { [field]: message } });

/** Bad input; the first field's message is also the message as a whole. */
export function badInput(fields: FieldErrors, message?: string): AppError {
  const first = Object.values(fields)[0] ?? 'Please check what you entered';
  return new AppError('BAD_USER_INPUT', message ?? first, { fields });
}
