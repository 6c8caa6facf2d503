import type { FastifyRequest } from 'fastify';
import type { DocumentNode } from 'graphql';
import { isAdmin, isStaff, requirePermission } from '../auth/permission.policy.js';
import { isPermission } from '../../rules/permission.js';
import type { Viewer } from '../auth/viewer.js';
import { checkRole } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { logDenied } from '../graphql/access/operation-log.js';
import { badInput, forbidden, notFound } from '../platform/errors.js';
import { InputReader } from './input-mapping.js';
import type { Operation } from './operation.js';
import type { Source } from './route.js';

type Data = Record<string, unknown>;

function valueAt(source: Source, request: FastifyRequest): unknown {
  const [part = '', name] = source.split('.');
  const { body, params, query, headers } = request;
  const values: Data = { body, params, query, headers };
  const whole = values[part] ?? {};
  if (part === 'body' && (typeof whole !== 'object' || Array.isArray(whole)))
    throw badInput({}, 'Send a JSON object');
  if (!name) return whole;
  return Object.hasOwn(whole, name) ? (whole as Data)[name] : undefined;
}

/**
 * Checks the caller before it reads the variables. A denied call has the same log line as in
 * GraphQL.
 */
export async function checkCaller(
  operation: Operation,
  request: FastifyRequest,
  context: Context,
): Promise<void> {
  try {
    context.viewer = withoutStaffPermissions(operation, context.viewer);
    checkRole(operation, context);
    if (operation.alsoNeeds) requirePermission(signedIn(context), operation.alsoNeeds);
    checkUser(operation, request, context);
  } catch (error) {
    await logDenied(operation.ask.answer, context, error);
    throw error;
  }
}

/**
 * Removes the permissions of staff, except on paths with `byPermission`. All other paths are for
 * admins, and for users with their own records; staff get FORBIDDEN on paths that need a
 * permission.
 */
function withoutStaffPermissions(
  { access, byPermission }: Operation,
  viewer: Viewer | null,
): Viewer | null {
  if (!viewer || isAdmin(viewer) || byPermission) return viewer;
  if (isStaff(viewer) && isPermission(access))
    throw forbidden(
      'PERMISSION_MISSING',
      'Only admins may do this over REST. GraphQL goes by what you may do',
    );
  return { ...viewer, permissions: [] };
}

/** Throws NOT_FOUND for another user's id in path or body, unless the caller is an admin. */
function checkUser({ ofUser }: Operation, request: FastifyRequest, { viewer }: Context): void {
  if (!viewer) return;
  const ids = [ofUser ? valueAt(ofUser, request) : undefined, valueAt('body.userId', request)];
  const given = ids.filter((id) => id !== undefined && id !== null && id !== '');
  for (const id of given)
    if (!isAdmin(viewer) && (typeof id !== 'string' || id.toLowerCase() !== viewer.userId))
      throw notFound('User');
}

/**
 * Reads the variables of the operation from the request. Without If-Match, the query
 * `currentVersion` reads the version. Throws BAD_USER_INPUT with all unreadable fields.
 */
export async function readVariables(
  operation: Operation,
  request: FastifyRequest,
  run: (document: DocumentNode, variables: Data) => Promise<Data>,
): Promise<Data> {
  const reader = new InputReader(operation.synonyms, operation.emptyIsNone, operation.names);
  const { currentVersion } = operation;
  const variables: Data = {};
  let missingVersion: string | undefined;
  for (const { name, type, source } of operation.variables) {
    const value = valueAt(source, request);
    const isVersion = source === 'headers.if-match';
    if (currentVersion && isVersion && (value === undefined || value === '*'))
      missingVersion = name;
    else variables[name] = reader.read(type, value, source.split('.')[1] ?? '');
  }
  if (Object.keys(reader.fields).length) throw badInput(reader.fields);
  if (currentVersion && missingVersion) {
    const [found] = Object.values(await run(currentVersion, variables));
    variables[missingVersion] = (found as Data)['version'];
  }
  return variables;
}
