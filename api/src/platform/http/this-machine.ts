import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Names that mean the machine itself, whatever a name server says: no other site can take them. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i;

/** The names of them that a browser is sent to here, as a Host header has them. */
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

const LOOPBACK_PEER = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** What a proxy adds. Behind one, everybody comes from this machine. */
const OF_PROXIES = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'];

const WHY =
  'The development tools answer on the machine that the server runs on only, at http://localhost and its port';

export const isLoopback = (hostname: string): boolean => LOOPBACK.test(hostname);

/** Who is really connected, not who a header speaks of; and by which name they found the way here. */
function isOfThisMachine({ headers, socket }: FastifyRequest): boolean {
  return (
    LOOPBACK_PEER.test(socket.remoteAddress ?? '') &&
    LOOPBACK_HOST.test(headers.host ?? '') &&
    !OF_PROXIES.some((header) => headers[header] !== undefined)
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
