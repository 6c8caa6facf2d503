import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/** Logs one line for each answered request: its operation and its result. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Two lines per request would cost twice as much, and readers would have to join them.
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

/** Logs requests whose client disconnected before the answer. */
export function noteAborted(server: FastifyInstance): void {
  server.addHook('onRequestAbort', (request, done) => {
    request.log.info({ req: request }, 'request aborted');
    done();
  });
}
