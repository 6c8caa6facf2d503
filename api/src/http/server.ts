import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import { type Orm, poolsOf } from '../database.js';
import type { Report } from '../graphql/public-error.js';
import { isStaff } from '../auth/permission.policy.js';
import { lacksRequiredPasskey } from '../auth/passkeys/passkey.policy.js';
import { httpError } from './error-handler.js';
import { graphqlEndpoint } from './graphql-endpoint.js';
import { healthRoutes } from './health.js';
import { webSocketRoute } from './subscriptions/websocket-endpoint.js';
import { mayUpgrade } from './subscriptions/upgrade-refusal.js';
import { metricsRoutes } from './metrics-endpoint.js';
import { shedLoad } from './load-shedding.js';
import type { PaymentProvider } from '../payment-links/payment-provider.js';
import { modules } from '../modules.js';
import type { AppContext } from '../platform/app-context.js';
import type { DevService } from '../platform/http/dev-page.js';
import type { Inbox } from '../platform/mail/inbox.js';
import { loggedError, loggedRequest } from '../platform/log.js';
import type { Listener } from '../platform/postgres/listener.js';
import { routeOf } from '../platform/http/route-of.js';
import { logRejections } from '../platform/http/rejection-log.js';
import { loopbackOnly } from '../platform/http/loopback-only.js';
import { BODY_LIMIT, limitRequestSize } from '../platform/http/request-size-limits.js';
import { authenticate, contextFactory } from './request-context.js';
import { restApi } from './rest-api.js';
import { explorer } from '../rest/docs-pages.js';
import { schema } from './schema.js';
import { rateLimitHeaders } from './rate-limit-headers.js';
import { requestMetrics } from './request-metrics.js';
import { logAborted, RequestLog } from './request-log.js';
import { refuseAddress, securityHeaders } from './security-headers.js';
import { webApp } from './static-files.js';
import type { SocialClient } from '../social/social.client.js';

export interface ServerDeps {
  orm: Orm;
  app: AppContext;
  /** Development inbox, if it replaces a mail server. */
  inbox?: Inbox;
  /** Client of the identity provider, if configured. */
  social?: SocialClient;
  /** Payment provider, if configured. */
  payments?: PaymentProvider;
  /** Development doubles of external services. */
  devServices?: DevService[];
  /** Folder of the built web app; without it only the API is served. */
  webRoot?: string;
  /** Folder of the built GraphiQL; without it /graphiql does not exist. */
  explorerRoot?: string;
  /** Listener for change notifications, if enabled. */
  listener?: Listener;
  trustProxy?: string;
  /** Bearer token for /metrics; without it the route does not exist. */
  metricsToken?: string;
  /** Whether requests are refused under load; true by default. */
  loadShedding?: boolean;
  /** Log level and stream; no log by default. */
  logger?: { level: string; stream?: { write(line: string): void } };
}

/**
 * Timeout of a whole request in ms: enough for a slow connection, and a limit for clients that send
 * slowly on purpose.
 */
const REQUEST_TIMEOUT_MS = 60_000;

/** Idle timeout of a connection in ms, against clients that do not read the response. */
const SILENCE_MS = 60_000;

/** Time limit of the start in ms, long enough for a busy machine. */
const START_TIMEOUT_MS = 60_000;

const requestId = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();

/**
 * Reports an internal error to the log. The log serializer decides which parts are logged, because
 * the error may contain values of a row.
 */
const report =
  (log: FastifyBaseLogger): Report =>
  (error) =>
    log.error({ err: error }, 'unexpected error');

/** The header WWW-Authenticate (RFC 6750): with an error if the request had credentials. */
const bearerChallenge = (authorization: string | undefined): string =>
  authorization ? 'Bearer error="invalid_token"' : 'Bearer';

/** Creates the whole server without listening. Tests use the same server. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const server = Fastify({
    logger: deps.logger
      ? { ...deps.logger, serializers: { req: loggedRequest, err: loggedError } }
      : false,
    bodyLimit: BODY_LIMIT,
    pluginTimeout: START_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_MS,
    trustProxy: deps.trustProxy ?? false,
    genReqId: (request) => requestId(request.headers['x-request-id']),
    routerOptions: { maxParamLength: 500 },
    http: { shouldUpgradeCallback: mayUpgrade },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    frameworkErrors: refuseAddress(deps.app),
    logController: new RequestLog(),
  });
  const contextOf = contextFactory(deps);
  await securityHeaders(server, deps.app);
  await server.register(cookie);
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  const { metrics } = deps.app;
  const pools = () => poolsOf(deps.orm);
  if (deps.loadShedding !== false) await shedLoad(server, { pools, metrics });
  if (metrics) requestMetrics(server, metrics);
  metrics?.watchPools('requests', pools);
  logRejections(server);
  logAborted(server);
  const { em } = deps.orm;
  rateLimitHeaders(server);
  limitRequestSize(server, async (request) => {
    const { viewer } = await authenticate(em.fork(), request);
    return viewer !== null && isStaff(viewer) && !lacksRequiredPasskey(deps.app, viewer);
  });
  server.addHook('onSend', (request, reply, payload, done) => {
    // Responses to changes and to signed-in users must not be cached, because they contain personal
    // data or a session token.
    const { method, headers, routeOptions } = request;
    const isPublic = (method === 'GET' || method === 'HEAD') && routeOptions.url !== '/graphql';
    if (!isPublic || headers.authorization) reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  server.setErrorHandler((error, request, reply) => {
    const isGraphQL = routeOf(request) === '/graphql';
    const { status, body, retryAfter } = httpError(error, report(request.log), {
      isGraphQL,
      requestId: request.id,
    });
    if (retryAfter) reply.header('retry-after', retryAfter);
    if (status === 401)
      reply.header('www-authenticate', bearerChallenge(request.headers.authorization));
    return reply.status(status).send(body);
  });
  const live = await webSocketRoute(server, { ...deps, schema, report: report(server.log) });
  healthRoutes(server, deps.orm);
  if (metrics && deps.metricsToken)
    metricsRoutes(server, { ...deps, ...deps.app, metrics, token: deps.metricsToken });
  await graphqlEndpoint(server, {
    ...{ schema, contextOf, live, counts: metrics !== undefined },
    report: report(server.log),
  });
  await restApi(server, contextOf);
  for (const { httpRoutes } of modules) await httpRoutes?.(server, { ...deps, contextOf });
  await explorer(server, deps.explorerRoot);
  await developmentTools(server, deps);
  await webApp(server, {
    root: deps.webRoot,
    particulars: {
      __PUBLIC_URL__: deps.app.publicUrl,
      __SOCIAL_LABEL__: deps.social?.label ?? '',
    },
  });
  return server;
}

const developmentTools = (server: FastifyInstance, { inbox, devServices = [] }: ServerDeps) =>
  server.register(async (scope) => {
    loopbackOnly(scope);
    inbox?.routes(scope);
    for (const devService of devServices) await devService.routes(scope);
  });
