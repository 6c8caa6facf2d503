import type { FastifyBaseLogger } from 'fastify';

/** Structured log lines. Nothing secret goes in: no code, token, or whole e-mail. */
export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** 'asha@example.in' → 'a***@example.in', for logs. */
export const maskEmail = (email: string): string => email.replace(/^(.).*(@.*)$/, '$1***$2');
