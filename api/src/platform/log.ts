import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Logger for structured lines. They must not contain codes, tokens or whole e-mails. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Logged instead of a path without a route, which may contain any text. */
const NO_ROUTE = '(no route)';

/**
 * Logged form of a request. It has the route pattern, because the path may contain tokens or names.
 */
export const loggedRequest = ({
  method,
  routeOptions,
  ip,
}: Pick<FastifyRequest, 'method' | 'routeOptions' | 'ip'>) => ({
  method,
  url: routeOptions.url ?? NO_ROUTE,
  ip,
});

/** Masks an e-mail for the log: 'asha@example.in' becomes 'a***@example.in'. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/**
 * Matches e-mails only from the start of a word, so that a long word without one is scanned once.
 */
const EMAILS = /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

/** Masks every e-mail in a text from outside, such as the response of a mail server. */
export const maskEmails = (text: string): string => text.replace(EMAILS, maskEmail);

/** Removes values that PostgreSQL quotes in its error messages. */
const withoutValues = (text: string): string =>
  maskEmails(text.replace(/\n? - detail: .*/s, '').replace(/: ".*"/gs, ': "…"'));

/** Logged form of an error: the cause without data values. */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '' } = error;
  const { path, originalError } = error as { path?: unknown; originalError?: unknown };
  const { code } = (originalError ?? error) as { code?: unknown };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, code, path, message: withoutValues(message), stack: frames.join('\n') };
}
