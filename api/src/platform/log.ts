import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Structured log lines. Nothing secret goes in: no code, token, or whole e-mail. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** What stands for an address that no route knows: anything may be typed there. */
const NO_ROUTE = '(no route)';

/** A request in the log: by the pattern of its route, for a token, a number or a name may stand in its address. */
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

/** What looks like an e-mail, looked for from the beginning of each word alone: a long one without is gone through once. */
const EMAILS = /(?<![^\s<>"'(),:;=])[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g;

/** Text of others, such as what a mail server says, with every e-mail in it masked. */
export const maskEmails = (text: string): string => text.replace(EMAILS, maskEmail);

/** What the database says without the values that it quotes: the row's on a broken rule, or one that it could not read. */
const withoutValues = (text: string): string =>
  maskEmails(text.replace(/\n? - detail: .*/s, '').replace(/: ".*"/gs, ': "…"'));

/** An error in the log: enough to find its cause, and none of the values that it was about. */
export function loggedError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { name, message, stack = '' } = error;
  const { path, originalError } = error as { path?: unknown; originalError?: unknown };
  const { code } = (originalError ?? error) as { code?: unknown };
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, code, path, message: withoutValues(message), stack: frames.join('\n') };
}
