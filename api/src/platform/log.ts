import type { FastifyBaseLogger, FastifyRequest } from 'fastify';

/** Structured log lines. Nothing secret goes in: no code, token, or whole e-mail. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** A request in the log: without its query, where a link of a mail carries its token. */
export const loggedRequest = ({
  method,
  url,
  ip,
}: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) => ({
  method,
  url: url.split('?')[0],
  ip,
});

/** 'asha@example.in' → 'a***@example.in', for logs. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');
