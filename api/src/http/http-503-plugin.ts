import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../graphql/context.js';
import { HTTP_STATUS, SOON } from '../platform/errors.js';

/**
 * Apollo plugin that sets status 503 and Retry-After when a response contains only
 * SERVICE_UNAVAILABLE errors. With TOO_MANY_REQUESTS it sets only Retry-After, because other parts
 * of the response may be valid.
 */
export const http503Plugin: ApolloServerPlugin<Context> = {
  requestDidStart: () =>
    Promise.resolve({
      willSendResponse({ response: { body, http } }) {
        const errors = body.kind === 'single' ? body.singleResult.errors : undefined;
        if (errors?.every(({ extensions }) => extensions?.['code'] === 'SERVICE_UNAVAILABLE')) {
          http.status = HTTP_STATUS.SERVICE_UNAVAILABLE;
          http.headers.set('retry-after', String(SOON));
        }
        const waits = (errors ?? []).map(({ extensions }) =>
          extensions?.['code'] === 'TOO_MANY_REQUESTS' ? Number(extensions['retryAfter'] ?? 0) : 0,
        );
        if (Math.max(0, ...waits) > 0) http.headers.set('retry-after', String(Math.max(...waits)));
        return Promise.resolve();
      },
    }),
};
