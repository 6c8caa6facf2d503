import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { limitedOperationsStandAlone } from '../graphql/access/access.js';
import { noSubscriptions } from '../graphql/access/streams.js';
import { whoIsCounted } from '../graphql/access/network-limits.js';
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
import { beginOperation, operationFigures } from './request-figures.js';
import { unavailable } from './unavailable.js';

interface EndpointDeps {
  schema: GraphQLSchema;
  contextOf: ContextOf;
  /** Handler of WebSockets on the same path. */
  live: Pick<RouteOptions, 'onRequest' | 'wsHandler'>;
  report: Report;
  /** Whether requests are counted for metrics. */
  counts: boolean;
}

/** Most invalid variables in an answer; GraphQL puts each submitted value into its message. */
const MAX_VARIABLE_ERRORS = 5;

/** /graphql: Apollo Server with our limits. */
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
    // No client of ours sends persisted queries, and a store of clients' documents could be filled
    // by an attacker.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    // Without locations, a cached document does not retain all its tokens, including comments,
    // which no limit counts.
    parseOptions: { maxTokens: MAX_TOKENS, noLocation: true },
    validationRules: [noSubscriptions, limitedOperationsStandAlone, boundedWork],
    stringifyResult: writeAnswer,
    formatError,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would wrap every field to compute cache hints; all answers have `no-store` already.
      ApolloServerPluginCacheControlDisabled(),
      refusedDocuments,
      limitedRefusals,
      limitedComplexity(schema),
      compiledQueries(schema, formatError),
      unavailable,
      ...(counts ? [operationFigures] : []),
    ],
    // Apollo would close connections at the signal, during running requests.
    stopOnTerminationSignals: false,
  });
  await apollo.start();
  const context: ContextOf = async (request, reply) => {
    try {
      checkLength(request.body);
      const asked = await contextOf(request, reply);
      if (counts) asked.operation = beginOperation(request);
      await asked.limits.check('refused', await whoIsCounted(asked, 'refused'));
      return asked;
    } catch (error) {
      throw contextError(error);
    }
  };
  const route = { url: '/graphql', handler: fastifyApolloHandler(apollo, { context }) };
  server.route({ ...route, method: 'GET', ...live });
  server.route({ ...route, method: ['POST', 'OPTIONS'] });
}
