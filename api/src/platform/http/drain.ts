import { Server as NetServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long connections may stay open for what was on its way when the end was announced. */
const GRACE_MS = 1000;

/**
 * Lets a server come to its end without failing anybody: it takes no new connections, answers what comes on
 * those it has, and tells each client with the answer that the connection ends.
 */
export async function drain({ server }: Pick<FastifyInstance, 'server'>): Promise<void> {
  if (!server.listening) return;
  // HTTP's own `close` cuts quiet connections at once, and a request may be on its way on one of them.
  const ended = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([ended, delay(GRACE_MS)]);
}
