import type { GraphQLFieldResolver } from 'graphql';
import type { SignInPayload } from '../../auth/auth.payloads.js';
import type { Context } from '../context.js';
import { AppError } from '../../platform/errors.js';
import { isNoted } from '../../platform/http/refusal-log.js';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Notes every change in the log, and every refusal with its code: who and what, and none of the values. */
export function noted(operation: string, resolve: Resolve, writes: boolean): Resolve {
  return async (source, args, context, info) => {
    try {
      const result: unknown = await resolve(source, args, context, info);
      const signedIn = whoSignedIn(result);
      if (writes) context.log.info({ ...whoAsks(operation, context), signedIn }, 'done');
      return result;
    } catch (error) {
      noteRefusal(operation, context, error);
      throw error;
    }
  };
}

const whoAsks = (operation: string, { viewer, ip }: Context) => ({
  operation,
  by: viewer?.userId,
  role: viewer?.role,
  ip,
});

/** Notes that somebody was refused, and leaves faults of our own to those who report them. */
export function noteRefusal(operation: string, context: Context, error: unknown): void {
  if (!(error instanceof AppError)) return;
  context.log.info({ ...whoAsks(operation, context), code: error.code }, 'refused');
  isNoted(context.log);
}

/** Id of the user whom a change has just signed in, if it was a sign-in. */
const whoSignedIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'token' in result && 'userDetails' in result
    ? (result as SignInPayload).userDetails.id
    : undefined;
