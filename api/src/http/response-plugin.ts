import type { ApolloServerPlugin } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { Context } from '../graphql/context.js';
import { readQuota } from '../graphql/documents/read-quota.js';
import { HTTP_STATUS } from '../platform/errors.js';

const codeOf = ({ extensions }: GraphQLFormattedError): unknown => extensions?.['code'];

/**
 * Seconds for the header Retry-After: the longest wait of the errors that mean one. Other codes,
 * such as a wrong sign-in code, may have `retryAfter` without it.
 */
function retryAfterOf(errors: readonly GraphQLFormattedError[]): number {
  const waits = errors
    .filter((error) => ['TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE'].includes(String(codeOf(error))))
    .map(({ extensions }) => Number(extensions?.['retryAfter'] ?? 0));
  return Math.max(0, ...waits);
}

/**
 * Apollo plugin for what every response has: the request id in its errors, and the header
 * Retry-After. The status is 503 when it contains only SERVICE_UNAVAILABLE errors; with other errors,
 * parts of the response may be valid. The header `X-Cost` asks for `extensions.cost`.
 */
export const responsePlugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      async willSendResponse({ request, contextValue, response: { body, http } }) {
        if (body.kind !== 'single') return;
        const { requestId, requestedCost } = contextValue;
        const { errors, extensions } = body.singleResult;
        if (errors?.length) {
          if (errors.every((error) => codeOf(error) === 'SERVICE_UNAVAILABLE'))
            http.status = HTTP_STATUS.SERVICE_UNAVAILABLE;
          const retryAfter = retryAfterOf(errors);
          if (retryAfter > 0) http.headers.set('retry-after', String(retryAfter));
          body.singleResult.errors = errors.map((error) => ({
            ...error,
            extensions: { ...error.extensions, requestId },
          }));
        }
        if (request.http?.headers.get('x-cost') !== '1' || requestedCost === undefined) return;
        const cost = { requested: requestedCost, ...(await readQuota(contextValue)) };
        body.singleResult.extensions = { ...extensions, cost };
      },
    }),
};
