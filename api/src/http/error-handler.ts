import type { FastifyError } from 'fastify';
import { errorBody, type PublicError, restErrorBody } from '../graphql/error-body.js';
import { MASKED, publicError, type Report } from '../graphql/public-error.js';
import { HTTP_STATUS } from '../platform/errors.js';

/**
 * Status and body of an error outside of GraphQL execution: `errors` for the GraphQL path, the REST
 * body for other paths.
 */
export function httpError(
  error: unknown,
  report: Report,
  { isGraphQL, requestId }: { isGraphQL: boolean; requestId: string },
): { status: number; body: object; retryAfter?: number } {
  const known = publicError(error) ?? fastifyError(error);
  if (!known) report(error);
  const { status, ...shown } = { status: undefined, ...(known ?? MASKED) };
  const { code, message, retryAfter } = shown;
  return {
    status: status ?? HTTP_STATUS[code],
    body: isGraphQL
      ? { errors: [{ message, extensions: errorBody(shown, requestId) }] }
      : restErrorBody(shown, requestId),
    retryAfter,
  };
}

const HTTP_MESSAGES: Record<number, string> = {
  400: 'This request is not valid JSON',
  405: 'This method is not supported here',
  413: 'This request is too large: at most 64 kB, and 1 MB for staff',
  415: 'Send the request as application/json, in UTF-8',
  503: 'We are very busy right now. Please try again',
};

/** Converts errors of Fastify itself, such as a body that is too large or not JSON. */
function fastifyError(error: unknown): (PublicError & { status: number }) | null {
  const status = (error as FastifyError).statusCode;
  if (status === undefined) return null;
  const refused = status >= 400 && status < 500 ? 'This request cannot be answered' : undefined;
  const message = HTTP_MESSAGES[status] ?? refused;
  return message ? { code: 'BAD_USER_INPUT', message, status } : null;
}
