import type { ApolloServerOptionsWithGateway, ApolloServerPlugin } from '@apollo/server';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../context.js';
import { type Answer, executeDocument } from './execution.js';

/**
 * How Apollo Server is given another executor than GraphQL's own: a plugin answers. Only where there are errors the answer
 * goes through a gateway, for Apollo puts them into words there. Not all do: for a gateway Apollo makes an object with getters
 * of its own each time, and what such a one holds stays in memory until all garbage is collected.
 */
export function ownExecution(
  schema: GraphQLSchema,
  longest: number,
): {
  gateway: ApolloServerOptionsWithGateway<Context>['gateway'];
  plugin: ApolloServerPlugin<Context>;
} {
  const withErrors = new WeakMap<Context, Answer>();
  return {
    gateway: {
      load: () =>
        Promise.resolve({
          executor({ context }) {
            const answer = withErrors.get(context as Context);
            if (!answer) throw new Error('Nobody has answered this operation');
            return Promise.resolve(answer as ExecutionResult);
          },
        }),
      onSchemaLoadOrUpdate(tell) {
        tell({ apiSchema: schema, coreSupergraphSdl: '' });
        return () => undefined;
      },
      stop: () => Promise.resolve(),
    },
    plugin: {
      requestDidStart: () =>
        Promise.resolve({
          async responseForOperation({ document, request, contextValue, response: { http } }) {
            const { operationName, variables: variableValues } = request;
            const asked = {
              schema,
              document,
              operationName,
              variableValues,
              contextValue,
              longest,
            };
            const answer = await executeDocument(asked);
            if (answer.errors) {
              withErrors.set(contextValue, answer);
              return null;
            }
            // Apollo hands the data on as it is, to `stringifyResult`.
            const { data } = answer as ExecutionResult<Record<string, unknown>>;
            return { http, body: { kind: 'single', singleResult: { data } } };
          },
        }),
    },
  };
}
