import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Host names that always mean this machine, independent of DNS, so that no other site can have
 * them.
 */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Host headers that name this machine, with an optional port. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/**
 * Headers that proxies add: Forwarded, Via, X-Forwarded-* and vendor headers such as
 * CF-Connecting-IP. Behind a proxy on this machine, every client has a loopback address.
 */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded.*|(.+-)?(client|connecting|real|remote|source|original)-(ip|addr|host))$/;

const REFUSAL =
  'The development tools are available only on the machine of the server, at http://localhost and its port';

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Number of Host headers of a request. Names are at even indexes of `rawHeaders`. */
const hostHeaderCount = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Whether a request comes from this machine. A forged Host header is not enough, because the
 * address of the socket is checked too.
 */
function isLoopbackRequest({ headers, socket, raw }: FastifyRequest): boolean {
  return (
    // With two Host headers, a proxy may have used the second one, so the request is refused.
    hostHeaderCount(raw) === 1 &&
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((header) => OF_PROXIES.test(header))
  );
}

/**
 * Restricts routes to clients on this machine. The Host header is checked too, against DNS
 * rebinding.
 */
export function loopbackOnly(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    // The error is sent and not thrown, because a development double in this scope has its own
    // error format.
    if (!isLoopbackRequest(request))
      return reply.status(404).send({ error: REFUSAL, message: REFUSAL });
  });
}
