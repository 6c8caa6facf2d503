import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Requests of one connection that may be without their answer. Browsers and proxies wait for one before they send the next; whoever
 * does not gets a thousand begun by one packet.
 */
export const MOST_UNANSWERED = 20;

/** Ends a connection that sends more requests than it takes answers. */
export function boundConnections(server: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  server.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    if (count > MOST_UNANSWERED) {
      reply.hijack();
      socket.destroy();
      return;
    }
    reply.raw.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    done();
  });
}
