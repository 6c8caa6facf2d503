import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withAuditContext } from '../../platform/audit/audit-context.js';
import type { AppError } from '../../platform/errors.js';
import { type Context, type ContextOf, signedIn } from '../context.js';
import { checkPasskey } from './access.js';
import { auditContextOf, logSuccess, logDenied } from './operation-log.js';

// Upload and download routes for files. They authenticate the caller before they read the body.

/** Context of an authenticated request. */
interface AuthenticatedRequest {
  operation: string;
  context: Context;
}

declare module 'fastify' {
  interface FastifyRequest {
    authenticated: AuthenticatedRequest | null;
  }
}

/** Hook that refuses visitors, and staff without the required passkey. */
export function authenticate(operation: string, contextOf: ContextOf) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = await contextOf(request, reply);
    request.authenticated = { operation, context };
    signedIn(context);
    checkPasskey(context);
  };
}

/** The context that the hook `authenticate` stored. */
export function authenticatedRequest({ authenticated }: FastifyRequest): AuthenticatedRequest {
  if (!authenticated) throw new Error('This route has no authenticate() hook');
  return authenticated;
}

/** Runs a change with audit context and logs it, like a mutation. */
export async function asMutation<Result>(
  request: FastifyRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const { operation, context } = authenticatedRequest(request);
  const auditContext = auditContextOf(operation, context, signedIn(context));
  const done = await withAuditContext(context.em, auditContext, work);
  logSuccess(operation, context);
  return done;
}

/** Bytes of the body, with any content type; empty without a body. */
export const bodyBuffer = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Accepts binary bodies up to a limit on these routes, and logs refusals. */
export function acceptBinary(
  scope: FastifyInstance,
  { limit, tooLarge }: { limit: number; tooLarge: () => AppError },
): void {
  scope.decorateRequest('authenticated', null);
  scope.removeAllContentTypeParsers();
  // The parser accepts any content type, because the content decides, not the header.
  const parser = { parseAs: 'buffer', bodyLimit: limit } as const;
  scope.addContentTypeParser('*', parser, (_request, body, parsed) => parsed(null, body));
  scope.setErrorHandler<FastifyError>(async (error, { authenticated }) => {
    if (authenticated) await logDenied(authenticated.operation, authenticated.context, error);
    throw error.statusCode === 413 ? tooLarge() : error;
  });
}
