import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { LimitName, Quota } from '../../platform/rate-limit/rate-limiter.js';
import { Role } from '../../users/user.entity.js';
import { readQuotaKey } from '../access/rate-limit-key.js';
import type { Context } from '../context.js';
import { contextError } from '../public-error.js';
import { collectFields, fragmentsOf } from './collect-fields.js';
import { complexityOf, MAX_COMPLEXITY, OPERATION, tooComplex } from './query-complexity.js';

/**
 * Read quota per role. Staff have none, because the length of their lists and exports depends on
 * the size of the laundry.
 */
const READS: Record<Role, LimitName | null> = {
  [Role.CUSTOMER]: 'read',
  [Role.ENTERPRISE]: 'enterpriseRead',
  [Role.STAFF]: null,
  [Role.ADMIN]: null,
  [Role.APP]: 'enterpriseRead',
};

const limitOf = ({ viewer }: Pick<Context, 'viewer'>): LimitName | null =>
  viewer ? READS[viewer.role] : 'read';

/** What the request has left of its read quota; null for staff, who have none. */
export async function readQuota(context: Context): Promise<Quota | null> {
  const limit = limitOf(context);
  return limit && context.limits.quota(limit, await readQuotaKey(context, limit));
}

/**
 * Charges a read to the account or IP address of the request. Throws TOO_MANY_REQUESTS above the
 * quota. The returned function refunds the unused part.
 */
export async function chargeRead(
  context: Context,
  points: number,
): Promise<(unused: number) => Promise<void>> {
  const { limits } = context;
  const limit = limitOf(context);
  if (!limit || !points) return () => Promise.resolve();
  const who = await readQuotaKey(context, limit, points);
  await limits.consume(limit, who, points);
  return (unused) => limits.adjust(limit, who, -unused);
}

/** Bytes of a file that are charged like one field. */
const BYTES_OF_FIELD = 50;

/** Charges the download of a file to the read quota. */
export const chargeBytes = async (context: Context, bytes: number): Promise<void> =>
  void (await chargeRead(context, OPERATION + Math.ceil(bytes / BYTES_OF_FIELD)));

/**
 * Whether an operation counts against the read quota. Operations with their own rate limit, such as
 * sign-in, do not. Reads from the same IP address must not block them.
 */
export function isRead(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode | null | undefined = getOperationAST(document),
): boolean {
  if (!operation) return false;
  const fragments = fragmentsOf(document);
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const asked = collectFields([operation.selectionSet], (name) => fragments[name]);
  return [...asked.values()].some(([node]) => !fields[node?.name.value ?? '']?.extensions['limit']);
}

/**
 * Apollo plugin that acts before any field runs. It refuses requests above the complexity limit,
 * and charges the complexity of other requests to the read quota.
 */
export const limitedComplexity = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: () =>
    Promise.resolve({
      async didResolveOperation({ document, operation, operationName, request, contextValue }) {
        if (!operation) return;
        const { variables = {} } = request;
        // Wrong variables are left to execution, which has better messages.
        const { errors } = getVariableValues(
          schema,
          operation.variableDefinitions ?? [],
          variables,
          { maxErrors: 1 },
        );
        if (errors) return;
        try {
          const complexity = complexityOf({ schema, document, operationName, variables });
          contextValue.requestedCost = complexity;
          if (complexity > MAX_COMPLEXITY) throw tooComplex(complexity);
          if (isRead(schema, document, operation)) await chargeRead(contextValue, complexity);
        } catch (error) {
          throw contextError(error, contextValue.requestId);
        }
      },
    }),
});

/** Maximum length of a response in characters: three times the largest of the web app. */
const MAX_CHARACTERS = 2_000_000;

/**
 * Writes a response as JSON. A response above the maximum is replaced by a BAD_USER_INPUT error.
 */
export function writeAnswer(answer: object): string {
  const text = JSON.stringify(answer);
  return text.length > MAX_CHARACTERS ? TOO_LONG : text;
}

const TOO_LONG = JSON.stringify({
  errors: [
    {
      message: `An answer may have at most ${MAX_CHARACTERS} characters: ask for fewer rows or fields`,
      extensions: { code: 'BAD_USER_INPUT' },
    },
  ],
  data: null,
});
