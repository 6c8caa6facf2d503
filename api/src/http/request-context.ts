import type { FastifyRequest } from 'fastify';
import { CompiledQuery } from 'kysely';
import { createAccountRateLimiter } from '../auth/account-rate-limiter.js';
import { isApiToken } from '../auth/api-tokens/api-token-text.js';
import { viewerOfApiToken } from '../auth/api-tokens/api-token-viewers.service.js';
import { deviceOf } from '../auth/devices/device.cookie.js';
import { findViewer } from '../auth/sessions/sessions.service.js';
import type { Authentication } from '../auth/viewer.js';
import type { Em, Orm } from '../database.js';
import type { Context, ContextOf } from '../graphql/context.js';
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

/**
 * Token of the Authorization header: a bearer token, or the password of Basic authentication.
 * Spreadsheets cannot send bearer tokens, so Basic works for API tokens.
 */
function tokenIn(authorization = ''): string | undefined {
  const basic = /^Basic ([\w+/=]{20,400})$/i.exec(authorization)?.[1];
  if (!basic) return /^Bearer (\S{20,200})$/i.exec(authorization)?.[1];
  const password = Buffer.from(basic, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  return isApiToken(password) ? password : undefined;
}

/** Viewer of the token of a request; null for a visitor. */
export async function authenticate(em: Em, request: FastifyRequest): Promise<Authentication> {
  const { headers } = request;
  const token = tokenIn(headers.authorization);
  if (token && isApiToken(token)) return viewerOfApiToken(em, token, addressOf(request));
  // The web app sends this header with automatic refreshes, which must not extend the session.
  const isUse = headers['x-background-request'] === undefined;
  if (!token) return { viewer: null };
  const viewer = await findViewer(em, token, { isUse });
  return { viewer, ...(!viewer && { tokenRefusal: 'SESSION_ENDED' }) };
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
    const authentication = await authenticate(em, request);
    const context: Context = {
      em,
      loaders: new Map(),
      app,
      socialLabel: social?.label ?? null,
      paysOnline: payments !== undefined,
      limits,
      device: deviceOf(request, reply, app),
      countAction,
      audit: (event) => recordAuditEvent(orm.em.fork(), event),
      ...authentication,
      quotas: {},
      requestId: request.id,
      log: request.log,
      ip,
      longestPage: MAX_PAGE,
    };
    if (context.viewer?.apiTokenId) request.tokenContext = context;
    return context;
  };
}
