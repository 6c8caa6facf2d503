import type { FastifyInstance } from 'fastify';
import type { Context } from '../graphql/context.js';
import { readQuota } from '../graphql/documents/read-quota.js';
import type { Quota } from '../platform/rate-limit/rate-limiter.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Context of a request with an API token; null for all others. */
    tokenContext: Context | null;
  }
}

const policyOf = (name: string, { limit, seconds }: Quota): string =>
  `"${name}";q=${limit};w=${seconds}`;

const stateOf = (name: string, { remaining, resetsIn }: Quota): string =>
  `"${name}";r=${remaining};t=${resetsIn}`;

/**
 * Adds the headers RateLimit-Policy and RateLimit to every response to an API token: the read quota,
 * and after a change also the limit of changes.
 */
export function rateLimitHeaders(server: FastifyInstance): void {
  server.decorateRequest('tokenContext', null);
  server.addHook('onSend', async ({ tokenContext }, reply) => {
    if (!tokenContext) return;
    const read = await readQuota(tokenContext);
    const { change } = tokenContext.quotas;
    const quotas = Object.entries({ ...(read && { read }), ...(change && { change }) });
    if (!quotas.length) return;
    reply.header(
      'ratelimit-policy',
      quotas.map(([name, quota]) => policyOf(name, quota)).join(', '),
    );
    reply.header('ratelimit', quotas.map(([name, quota]) => stateOf(name, quota)).join(', '));
  });
}
