import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../graphql/context.js';
import { HTTP_STATUS, SOON } from '../platform/errors.js';

/**
 * An answer that holds nothing but that we cannot answer now says so in its status as well: proxies, browsers and
 * programs know what that means, and when to come again. One that holds TOO_MANY_REQUESTS says the latter as well; its
 * status stays, since other parts of the answer may be right.
 */
export const unavailable: ApolloServerPlugin<Context> = {
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
