import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Structured log lines. Nothing secret goes in: no code, token, or whole e-mail. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Logged instead of an unknown path, which may contain any text. */
const NO_ROUTE = '(no route)';

/** Logged form of a request: the route pattern, because the path may contain tokens or names. */
export const loggedRequest = ({
  method,
  routeOptions,
  ip,
}: Pick<FastifyRequest, 'method' | 'routeOptions' | 'ip'>) => ({
  method,
  url: routeOptions.url ?? NO_ROUTE,
  ip,
});

/** 'asha@example.in' → 'a***@example.in', for logs. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/**
 * Matches e-mails only from the beginning of a word, so that a long word without one is scanned
 * once.
 */
const EMAILS = /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

/** Masks every e-mail in foreign text, such as a mail server's response. */
export const maskEmails = (text: string): string => text.replace(EMAILS, maskEmail);

/** Removes values that PostgreSQL quotes in its messages. */
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
