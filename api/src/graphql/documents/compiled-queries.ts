import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type {
  DocumentNode,
  ExecutionResult,
  GraphQLSchema,
  OperationDefinitionNode,
} from 'graphql';
import { GraphQLError, OperationTypeNode } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../context.js';
import type { formatGraphQLError } from '../public-error.js';

/** Maximum number of compiled queries in memory: about as many as the web app has. */
const MAX_COMPILED = 200;

/** Compiles a query at its second request, because many clients send a document only once. */
export function queryCompiler(schema: GraphQLSchema) {
  const seen = new WeakSet<OperationDefinitionNode>();
  const compiled = new Map<OperationDefinitionNode, CompiledQuery | undefined>();
  // `operation` is undefined when the request names an operation that the document does not
  // contain.
  return (document: DocumentNode, operation: OperationDefinitionNode | undefined) => {
    if (operation?.operation !== OperationTypeNode.QUERY) return undefined;
    if (!seen.has(operation)) return void seen.add(operation);
    if (compiled.has(operation)) return compiled.get(operation);
    const made = compileQuery(schema, document, operation.name?.value);
    compiled.set(operation, isCompiledQuery(made) ? made : undefined);
    const [oldest] = compiled.keys();
    if (oldest && compiled.size > MAX_COMPILED) compiled.delete(oldest);
    return compiled.get(operation);
  };
}

/**
 * Runs a compiled query; errors are GraphQL errors. Returns null for wrong variables; no field has
 * run then.
 */
export async function runCompiledQuery(
  { query }: CompiledQuery,
  context: unknown,
  variables: Record<string, unknown> = {},
): Promise<ExecutionResult | null> {
  const { data, errors } = await query(undefined, context, variables);
  if (data === undefined) return null;
  const all = errors?.map(({ message, path, originalError: cause }) => {
    // A value that the schema does not allow is an error of this server, so it is masked. Messages
    // of GraphQL's own scalars can be shown.
    const isOurs = !cause && !message.includes(' cannot represent ');
    return new GraphQLError(message, { path, originalError: isOurs ? new Error(message) : cause });
  });
  return { data, errors: all };
}

type Format = ReturnType<typeof formatGraphQLError>;

/**
 * Apollo plugin that runs repeated queries as compiled functions. These need half the CPU of
 * `execute` and return the same results.
 */
export function compiledQueries(
  schema: GraphQLSchema,
  format: Format,
): ApolloServerPlugin<Context> {
  const compile = queryCompiler(schema);
  const responseForOperation: GraphQLRequestListener<Context>['responseForOperation'] = async (
    asked,
  ) => {
    const compiled = compile(asked.document, asked.operation);
    const answer =
      compiled && (await runCompiledQuery(compiled, asked.contextValue, asked.request.variables));
    if (!answer) return null;
    const errors = answer.errors?.map((error) => format(error.toJSON(), error));
    const body = { kind: 'single' as const, singleResult: { ...answer, errors } };
    return { http: asked.response.http, body };
  };
  return { requestDidStart: () => Promise.resolve({ responseForOperation }) };
}
