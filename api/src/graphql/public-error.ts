import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../platform/error-codes/error-code.enum.js';
import type { ErrorReason } from '../platform/error-codes/error-reason.enum.js';
import { AppError, HTTP_STATUS, SOON } from '../platform/errors.js';
import { errorBody, type PublicError } from './error-body.js';

export const MASKED: PublicError = {
  code: 'INTERNAL_SERVER_ERROR',
  message: 'Something went wrong on our side. Please try again',
};

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && code in HTTP_STATUS;

/** Codes of GraphQL itself that mean a bad request. */
const BAD_REQUEST = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/** Messages of `pg` errors without a code, for connections lost during use. */
const LOST =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

/**
 * Whether the database is temporarily unavailable: the connection is lost (SQLSTATE 08, 57P, and
 * connection errors of Node), no resources or connections are left (53), or the server is a standby
 * during a failover (25006).
 */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  const knownCode = /^(08|57P|53|25006|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT)/;
  return LOST.test(error.message) || (typeof code === 'string' && knownCode.test(code));
}

/**
 * Whether a query exceeded the statement timeout, because it is expensive or the database is busy.
 */
const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && (error as { code?: unknown }).code === '57014';

/**
 * Whether PostgreSQL rolled the transaction back because of a deadlock or a serialization failure.
 */
function isTransactionConflict(error: unknown): boolean {
  return error instanceof Error && /^40(P01|001)$/.test(String((error as { code?: unknown }).code));
}

/** Public part of an error. `null` for an internal error, which must be logged and is masked. */
export function publicError(error: unknown): PublicError | null {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (cause instanceof AppError)
    return { code: cause.code, message: cause.message, ...cause.details };
  if (isUnavailable(cause))
    return {
      code: 'SERVICE_UNAVAILABLE',
      message: 'We cannot reach our database right now. Please try again',
      retryAfter: SOON,
    };
  if (tookTooLong(cause))
    return {
      code: 'SERVICE_UNAVAILABLE',
      message: 'This request took too long. Please try again, or ask for less data',
      retryAfter: SOON,
    };
  if (isTransactionConflict(cause))
    return {
      code: 'CONFLICT',
      reason: 'TRANSACTION_CONFLICT',
      message: 'Another person saved at the same moment. Please try again',
    };
  if (!(error instanceof GraphQLError)) return null;
  const variable = variableFault(error);
  if (variable) return variable;
  const { code } = error.extensions;
  const requestFault = !cause || cause instanceof GraphQLError;
  if (typeof code === 'string' && BAD_REQUEST.has(code))
    return {
      code: 'BAD_USER_INPUT',
      reason: documentFault(error.message),
      message: withoutValues(error.message),
    };
  if (requestFault && (code === undefined || isCode(code)))
    return { code: isCode(code) ? code : 'BAD_USER_INPUT', message: withoutValues(error.message) };
  return null;
}

/** GraphQL messages about a variable that quote no value: for a missing or an unknown field. */
const REASON =
  /; (Field "\w{1,60}" (?:of required type "[\w[\]!]{1,60}" was not provided|is not defined by type "\w{1,60}"))/;

/**
 * Converts an error about a variable to a field error. GraphQL's messages quote the submitted
 * value, except those about missing and unknown fields. The scalars of this schema never quote the
 * value.
 */
function variableFault({ message, originalError }: GraphQLError): PublicError | null {
  if (!(originalError instanceof GraphQLError)) return null;
  const reason = originalError.message;
  const prefix = message.slice(0, message.length - reason.length);
  const variable = /^Variable "\$(\w+)" got invalid value /.exec(prefix)?.[1];
  if (!variable || !message.endsWith(reason)) return null;
  const path = / at "([\w.[\]]+)"; $/.exec(prefix)?.[1] ?? variable;
  const field = path.replace(/^input\./, '').replace(/\[(\d+)\]/g, '.$1');
  const ours = originalError.extensions['code'] === 'BAD_USER_INPUT';
  const plain = REASON.test(`; ${reason}`) || /^Expected non-nullable type /.test(reason);
  const reasonShown = ours || plain ? reason : 'This value is not valid';
  return {
    ...{ code: 'BAD_USER_INPUT', reason: 'VARIABLE_INVALID' },
    ...{ message: reasonShown, fields: { [field]: reasonShown } },
  };
}

/**
 * GraphQL messages that quote a value of the document, and the part of them that clients may see.
 */
const QUOTED: [words: RegExp, left: string][] = [
  [/^(Syntax Error: (?:Expected .{1,60}, found|Unexpected) \w+) ".*/s, '$1'],
  [/( cannot represent [\w -]{0,40}value): .*/s, '$1'],
  [/^(Expected value of type "[^"]+"), found .*/s, '$1'],
  [/^(Argument "\w+" has invalid value) .*/s, '$1'],
  [/^(Unknown operation) named ".*/s, '$1'],
  [/^Value ".*" does not exist in /s, 'This value does not exist in '],
];

/** Errors of a variable's declaration in the document, independent of the submitted value. */
const OF_A_DOCUMENT =
  /^Variable "\$\w{1,60}" (?:is never used|is not defined|of type "[\w[\]!]{1,60}" used in position expecting type "[\w[\]!]{1,60}")/;

const documentFault = (message: string): ErrorReason =>
  message.startsWith('Variable "$') && !OF_A_DOCUMENT.test(message)
    ? 'VARIABLE_INVALID'
    : 'DOCUMENT_INVALID';

/**
 * Removes submitted values from GraphQL messages, for example a sign-in code that was not a String.
 */
function withoutValues(message: string): string {
  const variable = /^Variable "\$\w{1,60}"/.exec(message)?.[0];
  if (!variable)
    return QUOTED.reduce((text, [words, left]) => text.replace(words, left), message).slice(0, 300);
  const ours = OF_A_DOCUMENT.exec(message)?.[0];
  if (ours) return ours;
  const where = / at "([\w.]{1,100})"/.exec(message)?.[0] ?? '';
  const reason = REASON.exec(message)?.[1];
  return `${variable} has an invalid value${where}${reason ? `: ${reason}` : ''}`;
}

export type Report = (error: unknown) => void;

/**
 * Error formatter for Apollo: returns the public form of an error. Internal errors are reported and
 * masked.
 */
export const formatGraphQLError =
  (report: Report) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const known = publicError(error);
    if (!known) report(error);
    const { path, locations } = formatted;
    // Some errors have an id already. For all others `responsePlugin` adds it.
    const requestId = formatted.extensions?.['requestId'] as string | undefined;
    const publicOne = known ?? MASKED;
    const extensions = { ...errorBody(publicOne, requestId) };
    return { message: publicOne.message, path, locations, extensions };
  };

/** Error for Apollo when the request context could not be created, with the right HTTP status. */
export function contextError(error: unknown, requestId?: string): GraphQLError {
  const { code, message, retryAfter } = publicError(error) ?? MASKED;
  const originalError = error instanceof Error ? error : undefined;
  const headers = new HeaderMap(retryAfter ? [['retry-after', String(retryAfter)]] : []);
  if (code === 'UNAUTHENTICATED') headers.set('www-authenticate', 'Bearer');
  return new GraphQLError(message, {
    originalError,
    extensions: { code, requestId, http: { status: HTTP_STATUS[code], headers } },
  });
}
