import {
  defaultFieldResolver,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  type ValidationRule,
} from 'graphql';
import { Extensions } from 'type-graphql';
import { checkArguments } from './arguments.js';
import { describeAccess } from './describe-access.js';
import type { Access, Policy } from './policy.js';
import { drivesOnly } from '../../auth/ownership.policy.js';
import {
  isStaff,
  hasPermission,
  permissionDenied,
  requirePermission,
  requireSession,
} from '../../auth/permission.policy.js';
import { lacksRequiredPasskey } from '../../auth/passkeys/passkey.policy.js';
import { type Context, signedIn } from '../context.js';
import { auditContextOf, logged } from './operation-log.js';
import { countCall } from './rate-limit-key.js';
import { TooMuchAtOnce } from '../documents/refused-documents.js';
import { withAuditContext } from '../../platform/audit/audit-context.js';
import { forbidden } from '../../platform/errors.js';
import type { LimitName } from '../../platform/rate-limit/rate-limiter.js';
import { pageSize } from '../../platform/lists/pagination.js';
import { isPermission, type Permission } from '../../../rules/permission.js';

/**
 * Policy for a public operation. Every root field needs one of these policies; otherwise the schema
 * does not build.
 */
export const Public = (limit?: LimitName) => Extensions({ access: 'public', limit });
/**
 * Policy for signed-in users on their own records. Admins, and staff with `staffPermission`, may
 * use the records of all users.
 */
export const SignedIn = ({
  staffPermission,
  allowsDrivers,
}: Pick<Policy, 'staffPermission' | 'allowsDrivers'> = {}) =>
  Extensions({ access: 'user', staffPermission, allowsDrivers });
/** Allows the operation also to staff sessions without the required passkey. */
export const AllowWithoutPasskey = () => Extensions({ allowsWithoutPasskey: true });
/** Refuses API tokens, for operations that only a person may use. */
export const RequireSession = () => Extensions({ requiresSession: true });
interface PermissionOptions extends Pick<Policy, 'allOrders' | 'inputPermissions'> {
  alternatives?: Permission | readonly Permission[];
}
/** Policy for staff with this permission or one of `alternatives`, and for admins. */
export const RequirePermission = (
  permission: Permission,
  { alternatives = [], ...rest }: PermissionOptions = {},
) => Extensions({ access: permission, alternatives: [alternatives].flat(), ...rest });

const isAccess = (value: unknown): value is Access =>
  value === 'public' || value === 'user' || isPermission(value);

/** Policy of a root field. Throws if it has none, so that the server does not start. */
export function policyOf(
  field: Pick<GraphQLField<unknown, unknown>, 'name' | 'extensions'>,
): Policy {
  const { access, alternatives = [], ...rest } = field.extensions as Partial<Policy>;
  if (!isAccess(access)) throw new Error(`Operation ${field.name} has no access policy`);
  return { access, alternatives, ...rest };
}

export const rootFields = (schema: GraphQLSchema): GraphQLField<unknown, Context>[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.values<GraphQLField<unknown, Context>>(type.getFields()) : [],
  );

/**
 * Wraps the resolver of every root field with its policy. It runs once on the finished schema, so
 * no root field is missed, and other fields cost nothing.
 */
export function applyPolicies(schema: GraphQLSchema): GraphQLSchema {
  const changes = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const field of rootFields(schema)) {
    const { limit, allowsWithoutPasskey, requiresSession, ...rule } = policyOf(field);
    const { access } = rule;
    const writes = changes.includes(field);
    const isPaged = hasPages(field);
    const resolve = field.resolve ?? defaultFieldResolver;
    const who = describeAccess(rule) + (requiresSession ? ' Not for API tokens.' : '');
    field.description = `${field.description ?? ''}\n\n${who}`.trim();
    field.resolve = async (source, args, context, info) => {
      if (limit) await countCall(context, limit, args as Record<string, unknown>);
      checkRole(rule, context);
      if (requiresSession) requireSession(signedIn(context));
      if (access !== 'public' && !allowsWithoutPasskey) checkPasskey(context);
      if (writes && context.viewer)
        context.quotas.change = await context.countAction(context.em, context.viewer, 'write');
      const given = args as Record<string, unknown>;
      checkArguments(field, given);
      if (isPaged) pageSize(Number(given['first']), context.longestPage);
      context.hasBegun = true;
      if (!writes) return resolve(source, args, context, info);
      const { viewer } = context;
      const isAudited = access !== 'public' && viewer !== null && isStaff(viewer);
      const run = async (): Promise<unknown> => await resolve(source, args, context, info);
      return isAudited
        ? withAuditContext(context.em, auditContextOf(field.name, context, viewer), run)
        : run();
    };
    field.resolve = logged(field.name, field.resolve, writes);
  }
  return schema;
}

/** Whether a field returns one page of a list. */
function hasPages({ type, args }: GraphQLField<unknown, Context>): boolean {
  const page = getNamedType(type);
  const fields = isObjectType(page) ? page.getFields() : {};
  return 'pageInfo' in fields && args.some(({ name }) => name === 'first');
}

export function checkRole(
  { access, alternatives, allOrders }: Pick<Policy, 'access' | 'alternatives' | 'allOrders'>,
  context: Pick<Context, 'viewer' | 'tokenRefusal'>,
): void {
  if (access === 'public') return;
  const viewer = signedIn(context);
  if (allOrders && drivesOnly(viewer)) throw permissionDenied(viewer, 'orders.read');
  if (access === 'user' || alternatives.some((each) => hasPermission(viewer, each))) return;
  requirePermission(viewer, access);
}

export function checkPasskey(context: Pick<Context, 'app' | 'viewer' | 'tokenRefusal'>): void {
  if (lacksRequiredPasskey(context.app, signedIn(context)))
    throw forbidden(
      'PASSKEY_REQUIRED',
      'Staff must sign in with a passkey. Sign in with yours, or add one under Security first',
    );
}

/**
 * Validation rule: a document may contain only one operation with a rate limit. Otherwise aliases
 * would multiply guesses.
 */
export const limitedOperationsStandAlone: ValidationRule = (context) => {
  let limitedFields = 0;
  return {
    Field(node) {
      const limited = context.getParentType() && context.getFieldDef()?.extensions['limit'];
      if (limited && ++limitedFields > 1)
        context.reportError(
          new TooMuchAtOnce(
            `${node.name.value} must be the only operation of its kind in a request`,
            node,
          ),
        );
    },
  };
};
