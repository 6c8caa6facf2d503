import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { type App, isHttps } from '../platform/app.js';
import { noteUnread } from '../platform/http/refusal-log.js';

/** What of a device the pages may use: the camera, which reads tags, and nothing that they do not need. */
export const PERMISSIONS = [
  'camera=(self)',
  ...['geolocation', 'microphone', 'midi', 'payment', 'serial', 'usb'].map(
    (feature) => `${feature}=()`,
  ),
].join(', ');

const HSTS_SECONDS = 31_536_000;

type Opener = 'same-origin-allow-popups' | 'unsafe-none';

function optionsOf(app: App, opener: Opener): HelmetOptions {
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
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: opener },
    crossOriginEmbedderPolicy: false,
    hsts: isHttps(app) ? { maxAge: HSTS_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}

type Headers = Record<string, string>;

/** What Helmet makes of its options: always the same, so that it is asked once. */
function headersOf(options: HelmetOptions): Headers {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => undefined);
  const made = Object.entries(response.getHeaders());
  return Object.fromEntries(made.map(([name, value]) => [name, String(value)]));
}

/** What every answer tells a browser. */
export interface SecurityHeaders {
  everywhere: Headers;
  popup: Headers;
}

export function securityHeaders(app: App): SecurityHeaders {
  const permissions = { 'permissions-policy': PERMISSIONS };
  // The sign-in popup must keep its opener.
  const everywhere = headersOf(optionsOf(app, 'same-origin-allow-popups'));
  const popup = headersOf(optionsOf(app, 'unsafe-none'));
  return { everywhere: { ...everywhere, ...permissions }, popup: { ...popup, ...permissions } };
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
    // There is no route that would tell.
    request.log.info({ req: request, res: reply }, 'request completed');
  };
