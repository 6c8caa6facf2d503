import type { GraphQLFieldResolver } from 'graphql';
import type { SignInPayload } from '../../auth/auth.payloads.js';
import { isStaff } from '../../auth/permission.policy.js';
import type { Viewer } from '../../auth/viewer.js';
import type { Context } from '../context.js';
import type { AuditContext } from '../../platform/audit/audit-context.js';
import { AuditKind } from '../../platform/audit/audit-event.js';
import { AppError } from '../../platform/errors.js';
import { markLogged } from '../../platform/http/rejection-log.js';

type Resolve = GraphQLFieldResolver<unknown, Context>;

/** Logs every mutation, and every refusal with its code: user and operation, without values. */
export function logged(operation: string, resolve: Resolve, writes: boolean): Resolve {
  return async (source, args, context, info) => {
    try {
      const result: unknown = await resolve(source, args, context, info);
      const signedIn = signedInUserId(result);
      if (writes) logSuccess(operation, context, signedIn);
      return result;
    } catch (error) {
      await logDenied(operation, context, error);
      throw error;
    }
  };
}

/** Fields of a request or subscription for the log. */
type RequestContext = Pick<Context, 'viewer' | 'ip' | 'requestId' | 'log' | 'audit'>;

const callerFields = (operation: string, { viewer, ip }: RequestContext) => ({
  operation,
  by: viewer?.userId,
  role: viewer?.role,
  ip,
});

/** Logs a successful mutation. */
export const logSuccess = (operation: string, context: RequestContext, signedIn?: string): void =>
  context.log.info({ ...callerFields(operation, context), signedIn }, 'done');

/** Audit context of a request by staff. */
export const auditContextOf = (
  operation: string,
  { ip, requestId }: RequestContext,
  { userId, name, role }: Viewer,
): AuditContext => ({ by: { userId, name, role }, operation, network: ip, requestId });

/**
 * Logs a refusal; `formatGraphQLError` reports internal errors. A missing permission of staff is
 * also written to the audit log, at most once an hour per user and operation.
 */
export async function logDenied(
  operation: string,
  context: RequestContext,
  error: unknown,
): Promise<void> {
  if (!(error instanceof AppError)) return;
  const { log, viewer } = context;
  log.info({ ...callerFields(operation, context), code: error.code }, 'refused');
  markLogged(log);
  if (error.code !== 'FORBIDDEN' || !viewer || !isStaff(viewer)) return;
  const once = { what: `${viewer.userId} ${operation}`, span: 'hour' } as const;
  const event = { ...auditContextOf(operation, context, viewer), kind: AuditKind.REFUSED, once };
  // The client gets the refusal even if the audit entry cannot be written.
  await context.audit(event).catch((fault: unknown) => log.warn({ err: fault }, 'not audited'));
}

/** Id of the user whom the mutation has signed in; undefined for other mutations. */
const signedInUserId = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'token' in result && 'userDetails' in result
    ? (result as SignInPayload).userDetails.id
    : undefined;
