import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Structured log lines. Nothing secret goes in: no code, token, or whole e-mail. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Without percents, however often it was written in them; other than of an address, nothing here can be wrong. */
function decoded(part: string, times = 3): string {
  const once = part.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  );
  return once === part || times === 1 ? once : decoded(once, times - 1);
}

/** A part of a path as it came; of an e-mail, and what stands around it, no more than is left of one elsewhere. */
function loggedPart(part: string): string {
  const [, first, domain] = /^(.?).*@([\w.-]*)/s.exec(decoded(part)) ?? [];
  return domain === undefined ? part : `${first}***@${domain}`;
}

/** A request in the log: without its query, where anything may stand, and without whole e-mails. */
export const loggedRequest = ({
  method,
  url,
  ip,
}: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url
    .replace(/[?#].*/s, '')
    .split('/')
    .map(loggedPart)
    .join('/'),
  ip,
});

/** 'asha@example.in' → 'a***@example.in', for logs. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');

/** Text of others, such as what a mail server says, with every e-mail in it masked. */
export const maskEmails = (text: string): string =>
  text.replace(/[^\s<>"'(),:;=]+@[^\s<>"'(),:;=]+/g, maskEmail);

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
