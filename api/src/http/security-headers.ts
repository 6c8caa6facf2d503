import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type App, isHttps } from '../platform/app.js';
import { noteUnread } from '../platform/http/refusal-log.js';

/** What of a device the pages may use: nothing that they do not need. */
export const PERMISSIONS = [
  'camera',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const HSTS_SECONDS = 31_536_000;

/** What every answer tells a browser, put down by Helmet. */
export function securityHeaders(app: App) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    frameguard: { action: 'deny' as const },
    // The sign-in popup must keep its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' as const },
    crossOriginEmbedderPolicy: false,
    hsts: isHttps(app) ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
  };
}

/** What keeps a browser from making anything of a plain answer. */
const BARE = {
  'content-security-policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** An address that cannot be read is refused before there is a route, so no hook has seen it. */
export const refuseAddress =
  (app: App) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    const message = 'This address is not valid';
    const hsts = `max-age=${HSTS_SECONDS}; includeSubDomains`;
    reply
      .header('x-request-id', request.id)
      .headers({ ...BARE, ...(isHttps(app) && { 'strict-transport-security': hsts }) })
      .status(error.statusCode ?? 400);
    noteUnread(request, reply.statusCode);
    reply.send({ error: message, message });
  };
