import helmet from '@fastify/helmet';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { restErrorBody } from '../graphql/error-body.js';
import { type AppContext, isHttps } from '../platform/app-context.js';
import { logRejection } from '../platform/http/rejection-log.js';

/** Permissions policy: this site may use only the camera, which scans tags. */
const PERMISSIONS = [
  'camera=(self)',
  ...['geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

const HSTS_SECONDS = 31_536_000;

const POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Security headers of every response. */
export async function securityHeaders(server: FastifyInstance, app: AppContext): Promise<void> {
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    frameguard: { action: 'deny' },
    // The sign-in popup must remain connected to the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginEmbedderPolicy: false,
    hsts: isHttps(app) ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  server.addHook('onRequest', (_request, reply, done) => {
    reply.header('permissions-policy', PERMISSIONS);
    done();
  });
}

/** Adds the hashes of a page's inline scripts to the content security policy of this response. */
export const allowScripts = (reply: FastifyReply, hashes: string[]): void =>
  void reply.helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { ...POLICY, scriptSrc: [...POLICY.scriptSrc, ...hashes] },
    },
  });

/** Headers of the response to a malformed URL: browsers must not run or embed it. */
const BARE = {
  'content-security-policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Refuses a malformed URL. Fastify does this before routing, so no hook has run. */
export const refuseAddress =
  (app: AppContext) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const message = 'This address is not valid';
    const hsts = `max-age=${HSTS_SECONDS}; includeSubDomains`;
    reply
      .header('x-request-id', request.id)
      .headers({ ...BARE, ...(isHttps(app) && { 'strict-transport-security': hsts }) })
      .status(error.statusCode ?? 400);
    logRejection(request, reply.statusCode);
    reply.send(restErrorBody({ code: 'BAD_USER_INPUT', message }, request.id));
    // No route exists, so no hook logs the request.
    request.log.info({ req: request, res: reply }, 'request completed');
  };
