import type { FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import { createAccountRateLimiter } from '../auth/account-rate-limiter.js';
import { deviceOf } from '../auth/devices/device.cookie.js';
import { findViewer } from '../auth/sessions/sessions.service.js';
import type { Viewer } from '../auth/viewer.js';
import type { Em, Orm } from '../database.js';
import type { ContextOf } from '../graphql/context.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import type { AppContext } from '../platform/app-context.js';
import { recordAuditEvent } from '../platform/audit/audit-event.js';
import { MAX_PAGE } from '../platform/lists/pagination.js';
import {
  addressOf,
  createRateLimiter,
  type RateLimitStore,
} from '../platform/rate-limit/rate-limiter.js';
import type { SocialClient } from '../social/social.client.js';

/** Factor of rate limits outside production. */
const DEVELOPMENT_FACTOR = 1000;

export const rateLimitFactor = ({ production }: AppContext): number =>
  production ? 1 : DEVELOPMENT_FACTOR;

/** Viewer of the bearer token; null for a visitor. */
export async function viewerOf(em: Em, { headers }: FastifyRequest): Promise<Viewer | null> {
  const token = /^Bearer (\S{20,200})$/i.exec(headers.authorization ?? '')?.[1];
  // The web app sends this header with automatic refreshes, which must not extend the session.
  const isUse = headers['x-background-request'] === undefined;
  return token ? findViewer(em, token, { isUse }) : null;
}

/** Store of rate limits that all processes share. It uses the connections of requests. */
export const rateLimitStore = (orm: Orm): RateLimitStore => ({
  async query({ text, values }) {
    const statement = CompiledQuery.raw(text, values);
    const { rows } = await orm.em.fork().getKysely().executeQuery(statement);
    return { rows, rowCount: rows.length };
  },
});

interface ContextDeps {
  orm: Orm;
  app: AppContext;
  social?: SocialClient;
  payments?: PaymentProvider;
}

/** Creates the request context of GraphQL and REST. */
export function contextFactory(deps: ContextDeps): ContextOf {
  const { orm, app, social, payments } = deps;
  const factor = rateLimitFactor(app);
  const limits = createRateLimiter(rateLimitStore(orm), factor);
  const countAction = createAccountRateLimiter(factor);
  return async (request, reply) => {
    // The address is read first, because a client that disconnects during the query has none
    // afterwards.
    const ip = addressOf(request);
    const em = orm.em.fork();
    return {
      em,
      loaders: new Map(),
      app,
      socialLabel: social?.label ?? null,
      paysOnline: payments !== undefined,
      limits,
      device: deviceOf(request, reply, app),
      countAction,
      audit: (event) => recordAuditEvent(orm.em.fork(), event),
      viewer: await viewerOf(em, request),
      requestId: request.id,
      log: request.log,
      ip,
      longestPage: MAX_PAGE,
    };
  };
}
