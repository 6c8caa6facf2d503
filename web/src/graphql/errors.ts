import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { ErrorCode } from './schema.generated';

/** Codes of the server, and one for a request without an answer. */
type RequestErrorCode = Exclude<ErrorCode, 'SERVICE_UNAVAILABLE'> | 'NETWORK';

interface RequestError {
  code: RequestErrorCode;
  message: string;
  /** Error by field name, with BAD_USER_INPUT, or CONFLICT for a value already in use; else empty. */
  fields: Record<string, string>;
  /** Seconds to wait; set with TOO_MANY_REQUESTS. */
  retryAfter?: number;
  /** False for a general text, because the server sent none. A screen may replace it with its own text. */
  fromServer: boolean;
}

const codes: readonly RequestErrorCode[] = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'REAUTHENTICATION_REQUIRED',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
];

const isCode = (value: unknown): value is RequestErrorCode =>
  typeof value === 'string' && codes.some((code) => code === value);

export const fallbackText = 'Something went wrong';
const offlineText = 'We could not reach the server. Check your connection and try again.';

function textFields(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
}

function fromGraphQL({ errors }: CombinedGraphQLErrors): RequestError {
  const first = errors[0];
  const { code, fields, retryAfter } = first?.extensions ?? {};
  if (!isCode(code) || !first?.message) return ours('INTERNAL_SERVER_ERROR', fallbackText);
  return {
    code,
    message: first.message,
    fields: textFields(fields),
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    fromServer: true,
  };
}

const ours = (code: RequestErrorCode, message: string): RequestError => ({
  code,
  message,
  fields: {},
  fromServer: false,
});

function fromHttp({ statusCode }: ServerError): RequestError {
  if (statusCode === 429) {
    return ours('TOO_MANY_REQUESTS', 'Too many attempts. Please try again in a few minutes.');
  }
  if (statusCode === 503 || statusCode === 502 || statusCode === 504) {
    return ours('NETWORK', 'The server is busy just now. Please try again in a moment.');
  }
  return ours('INTERNAL_SERVER_ERROR', fallbackText);
}

export function toRequestError(error: unknown): RequestError {
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error);
  if (ServerError.is(error)) return fromHttp(error);
  // fetch rejects with a TypeError if there is no answer.
  if (error instanceof TypeError) return ours('NETWORK', offlineText);
  return ours('INTERNAL_SERVER_ERROR', fallbackText);
}

/** Message of the server if it sent one, else the screen's text, else a general text. */
export function errorText(error: unknown, screenText?: string): string {
  const { message, fromServer } = toRequestError(error);
  return fromServer ? message : (screenText ?? message);
}

/** The screen's text; undefined if the server did not answer, so that the network error is shown. */
export const ifAnswered = (error: unknown, screenText: string): string | undefined =>
  toRequestError(error).code === 'NETWORK' ? undefined : screenText;
