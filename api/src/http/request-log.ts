import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/** Logs one line for each finished request, with its operation and result. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Fastify's line for the start of a request is omitted. Two lines cost twice as much, and
    // readers would have to join them.
  }

  override requestCompleted(
    error: Error | null,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const line = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...line, err: error }, 'request errored');
    else reply.log.info(line, 'request completed');
  }
}

/** Logs requests whose client disconnected before the response. */
export function logAborted(server: FastifyInstance): void {
  server.addHook('onRequestAbort', (request, done) => {
    request.log.info({ req: request }, 'request aborted');
    done();
  });
}
