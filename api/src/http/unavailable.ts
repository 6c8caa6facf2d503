import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../graphql/context.js';
import { HTTP_STATUS, SOON } from '../platform/errors.js';

/**
 * An answer that holds nothing but that we cannot answer now says so in its status as well: proxies, browsers and
 * programs know what that means, and when to come again.
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
        return Promise.resolve();
      },
    }),
};
