import type { FastifyInstance } from 'fastify';
import type { Orm } from '../database.js';
import { SOON } from '../platform/errors.js';

/** Health checks. /health/live: the process runs. /health/ready: it can process requests. */
export function healthRoutes(server: FastifyInstance, orm: Orm): void {
  server.get('/health/live', () => ({ status: 'ok' }));
  // Concurrent health checks share one query, so that they take only one connection.
  let pendingCheck: Promise<boolean> | undefined;
  const checkDatabase = () =>
    orm.em
      .fork()
      .execute('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (pendingCheck = undefined));
  server.get('/health/ready', async (_request, reply) => {
    const ready = await (pendingCheck ??= checkDatabase());
    if (!ready) reply.header('retry-after', SOON);
    return reply.status(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database unreachable' });
  });
}
