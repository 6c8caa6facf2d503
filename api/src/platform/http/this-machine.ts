import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Names that mean the machine itself, whatever a name server says: no other site can take them. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The names of them that a browser is sent to here, as a Host header has them. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/**
 * What a proxy adds: the standard's, all that begins with X-Forwarded, and what says in any words of its own whose
 * address it speaks for (CF-Connecting-IP, True-Client-IP, X-Real-IP). Behind one, everybody comes from this machine.
 */
const OF_PROXIES =
  /^(forwarded|via|x-forwarded.*|(.+-)?(client|connecting|real|remote|source|original)-(ip|addr|host))$/;

const WHY =
  'The development tools answer on the machine that the server runs on only, at http://localhost and its port';

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** How many names a request asks for: names stand at even places there, as they came. */
const namesAsked = ({ rawHeaders }: FastifyRequest['raw']): number =>
  rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host').length;

/** Who is really connected, not who a header speaks of; and by which name they found the way here. */
function isOfThisMachine({ headers, socket, raw }: FastifyRequest): boolean {
  return (
    // Of two names a proxy may have gone by the other.
    namesAsked(raw) === 1 &&
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !Object.keys(headers).some((header) => OF_PROXIES.test(header))
  );
}

/**
 * Lets the routes of this scope answer only to a browser or program on this machine. The name that was asked
 * for counts as well: the page of another site may have had its own name point here (DNS rebinding).
 */
export function onlyThisMachine(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    // Answered here: within a scope of its own a stand-in words its errors for people who may see it.
    if (!isOfThisMachine(request)) return reply.status(404).send({ error: WHY, message: WHY });
  });
}
