import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { asDeed } from '../../platform/audit/deed.js';
import type { AppError } from '../../platform/errors.js';
import { type Context, type ContextOf, signedIn } from '../context.js';
import { checkPasskey } from './access.js';
import { deedOf, noteDone, noteRefusal } from './deeds.js';

// What comes and goes as bytes, beside GraphQL, whose requests are texts: who asks is looked at before a byte is read.

/** What is known of a request once it was let in. */
interface Entered {
  operation: string;
  context: Context;
}

declare module 'fastify' {
  interface FastifyRequest {
    entered: Entered | null;
  }
}

/** Whoever is not signed in, or not as staff have to be here, comes no further. */
export function enter(operation: string, contextOf: ContextOf) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const context = await contextOf(request, reply);
    request.entered = { operation, context };
    signedIn(context);
    checkPasskey(context);
  };
}

/** Of a request that was let in. */
export function entered({ entered }: FastifyRequest): Entered {
  if (!entered) throw new Error('Nobody was asked who this is');
  return entered;
}

/** A change of somebody of the staff, as the operations of the schema are. */
export async function asChange<Done>(
  request: FastifyRequest,
  work: () => Promise<Done>,
): Promise<Done> {
  const { operation, context } = entered(request);
  const deed = deedOf(operation, context, signedIn(context));
  const done = await asDeed(context.em, deed, work);
  noteDone(operation, context);
  return done;
}

/** The body, however it is called; empty where there is none. */
export const bytesOf = ({ body }: FastifyRequest): Buffer =>
  Buffer.isBuffer(body) ? body : Buffer.alloc(0);

/** Has the doors of this scope take bytes, at most so many, and note whom they refuse. */
export function takeBytes(
  scope: FastifyInstance,
  { limit, tooLarge }: { limit: number; tooLarge: () => AppError },
): void {
  scope.decorateRequest('entered', null);
  scope.removeAllContentTypeParsers();
  // What it is its bytes say.
  const parser = { parseAs: 'buffer', bodyLimit: limit } as const;
  scope.addContentTypeParser('*', parser, (_request, body, parsed) => parsed(null, body));
  scope.setErrorHandler<FastifyError>(async (error, { entered }) => {
    if (entered) await noteRefusal(entered.operation, entered.context, error);
    throw error.statusCode === 413 ? tooLarge() : error;
  });
}
