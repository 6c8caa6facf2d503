import {
  defaultFieldResolver,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLID,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  type ValidationRule,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Deed } from './auth/account-limits.js';
import type { SignInPayload } from './auth/auth.payloads.js';
import { wantsPasskey } from './auth/passkeys/passkey.policy.js';
import { type Context, signedIn } from './context.js';
import { AppError, badInput, notFound } from './platform/errors.js';
import { isUuid } from './platform/pagination.js';
import type { LimitName } from './platform/rate-limits.js';
import { Role } from './users/user.entity.js';

/** Who may call an operation at all; whose object it is, the service or the query decides. */
export type Access = 'public' | 'user' | 'admin';

type Resolve = GraphQLFieldResolver<unknown, Context>;

interface Policy {
  access: Access;
  limit?: LimitName;
  deed?: Deed;
  beforePasskey?: boolean;
}

/** Every query and mutation carries one of these; the schema does not build without. */
export const Public = (limit?: LimitName) => Extensions({ access: 'public', limit });
export const SignedIn = (deed?: Deed) => Extensions({ access: 'user', deed });
/** Also for staff who have not signed in with the passkey that this installation wants of them. */
export const BeforePasskey = () => Extensions({ beforePasskey: true });
export const AdminOnly = () => Extensions({ access: 'admin' });

const isAccess = (value: unknown): value is Access =>
  value === 'public' || value === 'user' || value === 'admin';

/** The policy of a root field; throws for one without, which stops the server from starting. */
export function policyOf(
  field: Pick<GraphQLField<unknown, Context>, 'name' | 'extensions'>,
): Policy {
  const { access, ...limits } = field.extensions as Partial<Policy>;
  if (!isAccess(access)) throw new Error(`Operation ${field.name} has no access policy`);
  return { access, ...limits };
}

export const rootFields = (schema: GraphQLSchema): GraphQLField<unknown, Context>[] =>
  [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    type ? Object.values<GraphQLField<unknown, Context>>(type.getFields()) : [],
  );

const WORDS: Record<Access, string> = {
  public: 'Open to everybody.',
  user: 'For signed-in users.',
  admin: 'For admins.',
};

/**
 * Puts the policy of every root field in front of its resolver. Done once over the finished schema,
 * so that only root fields pay for it, and one that nobody thought about cannot be served.
 */
export function guard(schema: GraphQLSchema): GraphQLSchema {
  const changes = Object.values(schema.getMutationType()?.getFields() ?? {});
  for (const field of rootFields(schema)) {
    const { access, limit, deed, beforePasskey } = policyOf(field);
    const writes = changes.includes(field);
    const resolve = field.resolve ?? defaultFieldResolver;
    field.description = `${field.description ?? ''}\n\n${WORDS[access]}`.trim();
    field.resolve = async (source, args, context, info) => {
      if (limit) await context.limits.use(limit, context.ip);
      if (access !== 'public') checkRole(access, context);
      if (access !== 'public' && !beforePasskey) checkPasskey(context);
      if (writes && context.viewer) await context.countDeed(context.em, context.viewer, 'write');
      if (deed) await context.countDeed(context.em, signedIn(context), deed);
      checkArguments(field, args as Record<string, unknown>);
      return resolve(source, args, context, info);
    };
    field.resolve = noted(field.name, field.resolve, writes);
  }
  return schema;
}

/** Notes every change in the log, and every refusal with its code: who and what, and none of the values. */
function noted(operation: string, resolve: Resolve, writes: boolean): Resolve {
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
  if (error instanceof AppError)
    context.log.info({ ...whoAsks(operation, context), code: error.code }, 'refused');
}

/** Id of the user whom a change has just signed in, if it was a sign-in. */
const whoSignedIn = (result: unknown): string | undefined =>
  typeof result === 'object' && result !== null && 'token' in result && 'userDetails' in result
    ? (result as SignInPayload).userDetails.id
    : undefined;

export function checkRole(access: Access, context: Context): void {
  const { role } = signedIn(context);
  if (access === 'admin' && role !== Role.ADMIN)
    throw new AppError('FORBIDDEN', 'Only staff may do this');
}

function checkPasskey(context: Context): void {
  if (wantsPasskey(context.app, signedIn(context)))
    throw new AppError(
      'FORBIDDEN',
      'Staff sign in with a passkey here. Sign in with yours, or add one under Security first',
    );
}

/**
 * Puts every id into the one form that ids are compared in: a UUID means the same in capitals. An id
 * that is none stays as it came, for whoever has the words to refuse it.
 */
function inOneForm(type: GraphQLInputType, value: unknown): unknown {
  if (value === null || value === undefined) return value;
  if (isNonNullType(type)) return inOneForm(type.ofType, value);
  if (isListType(type))
    return Array.isArray(value) ? value.map((each) => inOneForm(type.ofType, each)) : value;
  if (type === GraphQLID) return typeof value === 'string' ? value.toLowerCase() : value;
  if (!isInputObjectType(type)) return value;
  const fields = type.getFields();
  const named = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const field = fields[name];
    return [name, field ? inOneForm(field.type, inner) : inner];
  });
  return Object.fromEntries(named) as unknown;
}

/** 'orderId' → 'Order'; a plain id does not say of what. */
const whatOf = (name: string): string =>
  name === 'id'
    ? 'What you asked for was'
    : `${name[0]?.toUpperCase()}${name.slice(1).replace(/Id$/, '')}`;

/** Refuses what no service should meet: an id that is none, and text that the database cannot hold. */
function checkArguments(
  { args }: GraphQLField<unknown, Context>,
  values: Record<string, unknown>,
): void {
  for (const { name, type } of args) {
    if (!(name in values)) continue;
    const value = (values[name] = inOneForm(type, values[name]));
    if (getNamedType(type) === GraphQLID && typeof value === 'string' && !isUuid(value))
      throw notFound(whatOf(name));
    const bad = unusableIn(value, name === 'input' ? [] : [name]);
    if (bad) throw badInput({ [bad.join('.')]: 'This text has characters that cannot be used' });
  }
}

/** Path to the first text with a NUL or half a character; the fields of an input go by their own names. */
function unusableIn(value: unknown, path: string[]): string[] | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path : null;
  if (value === null || typeof value !== 'object') return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unusableIn(inner, [...path, key]);
    if (found) return found;
  }
  return null;
}

/** Aliases must not multiply guesses: a limited operation stands alone in its document. */
export const limitedOperationsStandAlone: ValidationRule = (context) => {
  let seen = 0;
  return {
    Field(node) {
      const limited = context.getParentType() && context.getFieldDef()?.extensions['limit'];
      if (limited && ++seen > 1)
        context.reportError(
          new GraphQLError(
            `${node.name.value} must be the only operation of its kind in a request`,
            {
              nodes: node,
              extensions: { code: 'BAD_USER_INPUT' },
            },
          ),
        );
    },
  };
};
