import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Names that always mean this machine, independent of DNS: no other site can have them. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** Host headers with such a name. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/**
 * Headers that proxies add: Forwarded, Via, X-Forwarded-* and vendor headers such as CF-Connecting-IP. Behind a proxy
 * every client seems local.
 */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded.*|(.+-)?(client|connecting|real|remote|source|original)-(ip|addr|host))$/;

const WHY =
  'The development tools answer on the machine that the server runs on only, at http://localhost and its port';

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Number of Host headers of a request: names are at even indexes of `rawHeaders`. */
const namesAsked = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;

/** Checks the socket address, not a header, and the Host name used. */
function isOfThisMachine({ headers, socket, raw }: FastifyRequest): boolean {
  return (
    // With two Host headers, a proxy may have used the other one.
    namesAsked(raw) === 1 &&
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((header) => OF_PROXIES.test(header))
  );
}

/** Restricts routes to clients on this machine. The Host header is checked too, against DNS rebinding. */
export function onlyThisMachine(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    // Replied here and not thrown: inside this Fastify scope a test server words its own errors.
    if (!isOfThisMachine(request)) return reply.status(404).send({ error: WHY, message: WHY });
  });
}
