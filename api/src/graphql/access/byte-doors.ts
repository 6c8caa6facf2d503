import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withAuditContext } from '../../platform/audit/audit-context.js';
import type { AppError } from '../../platform/errors.js';
import { type Context, type ContextOf, signedIn } from '../context.js';
import { checkPasskey } from './access.js';
import { auditContextOf, logSuccess, logDenied } from './operation-log.js';

// Upload and download routes for files. They authenticate the caller before they read the body.

/** Context of an authenticated request. */
interface Entered {
  operation: string;
  context: Context;
}

declare module 'fastify' {
  interface FastifyRequest {
    entered: Entered | null;
  }
}

/** Hook that refuses visitors, and staff without the required passkey. */
export function enter(operation: string, contextOf: ContextOf) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = await contextOf(request, reply);
    request.entered = { operation, context };
    signedIn(context);
    checkPasskey(context);
  };
}

/** The context that the hook `enter` stored. */
export function entered({ entered }: FastifyRequest): Entered {
  if (!entered) throw new Error('This route has no enter() hook');
  return entered;
}

/** Runs a change with audit context, like a mutation. */
export async function asChange<Done>(
  request: FastifyRequest,
  work: () => Promise<Done>,
): Promise<Done> {
  const { operation, context } = entered(request);
  const auditContext = auditContextOf(operation, context, signedIn(context));
  const done = await withAuditContext(context.em, auditContext, work);
  logSuccess(operation, context);
  return done;
}

/** Bytes of the body, with any content type; empty without a body. */
export const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Accepts binary bodies up to a limit on these routes, and logs refusals. */
export function takeBytes(
  scope: FastifyInstance,
  { limit, tooLarge }: { limit: number; tooLarge: () => AppError },
): void {
  scope.decorateRequest('entered', null);
  scope.removeAllContentTypeParsers();
  // The parser accepts any content type, because the content decides, not the header.
  const parser = { parseAs: 'buffer', bodyLimit: limit } as const;
  scope.addContentTypeParser('*', parser, (_request, body, parsed) => parsed(null, body));
  scope.setErrorHandler<FastifyError>(async (error, { entered }) => {
    if (entered) await logDenied(entered.operation, entered.context, error);
    throw error.statusCode === 413 ? tooLarge() : error;
  });
}
