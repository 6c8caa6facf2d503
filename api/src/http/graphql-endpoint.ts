import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { limitedOperationsStandAlone } from '../graphql/access/access.js';
import { noSubscriptions } from '../graphql/access/subscription-access.js';
import { readQuotaKey } from '../graphql/access/rate-limit-key.js';
import type { Context, ContextOf } from '../graphql/context.js';
import {
  boundedWork,
  checkLength,
  limitedRefusals,
  MAX_TOKENS,
} from '../graphql/documents/document-limits.js';
import { contextError, formatGraphQLError, type Report } from '../graphql/public-error.js';
import { compiledQueries } from '../graphql/documents/compiled-queries.js';
import { limitedComplexity, writeAnswer } from '../graphql/documents/read-quota.js';
import { refusedDocuments } from '../graphql/documents/refused-documents.js';
import { beginOperation, operationMetrics } from './request-metrics.js';
import { responsePlugin } from './response-plugin.js';

interface EndpointDeps {
  schema: GraphQLSchema;
  contextOf: ContextOf;
  /** Handlers of WebSockets on the same path. */
  live: Pick<RouteOptions, 'onRequest' | 'wsHandler'>;
  report: Report;
  /** Whether metrics are enabled. */
  counts: boolean;
}

/**
 * Maximum number of variable errors per response. GraphQL prints the submitted value in each
 * message, so many errors would need much memory.
 */
const MAX_VARIABLE_ERRORS = 5;

/** The route /graphql: Apollo Server with the limits of this server. */
export async function graphqlEndpoint(
  server: FastifyInstance,
  { schema, contextOf, live, report, counts }: EndpointDeps,
): Promise<void> {
  const formatError = formatGraphQLError(report);
  const apollo = new ApolloServer<Context>({
    schema,
    executionOptions: { maxCoercionErrors: MAX_VARIABLE_ERRORS },
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    // Persisted queries are off: the web app sends none, and an attacker could fill their store.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Without locations, a cached document does not hold all its tokens and comments in memory,
    // which no limit counts.
    parseOptions: { maxTokens: MAX_TOKENS, noLocation: true },
    validationRules: [noSubscriptions, limitedOperationsStandAlone, boundedWork],
    stringifyResult: writeAnswer,
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // The plugin would wrap every field to compute cache hints. All responses have `no-store`
      // already.
      ApolloServerPluginCacheControlDisabled(),
      refusedDocuments,
      limitedRefusals,
      limitedComplexity(schema),
      compiledQueries(schema, formatError),
      responsePlugin,
      ...(counts ? [operationMetrics] : []),
    ],
    // Apollo would close connections at the signal, while requests are still running.
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const context: ContextOf = async (request, reply) => {
    try {
      checkLength(request.body);
      const asked = await contextOf(request, reply);
      if (counts) asked.operation = beginOperation(request);
      await asked.limits.check('rejectedDocument', await readQuotaKey(asked, 'rejectedDocument'));
      return asked;
    } catch (error) {
      throw contextError(error, request.id);
    }
  };
  const route = { url: '/graphql', handler: fastifyApolloHandler(apollo, { context }) };
  server.route({ ...route, method: 'GET', ...live });
  server.route({ ...route, method: ['POST', 'OPTIONS'] });
}
