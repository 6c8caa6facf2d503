import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';

/** One line for a request, once it is answered: what was asked for, and what became of it. */
export class RequestLog extends LogController {
  override incomingRequest(): void {
    // Two lines would cost twice as much to write, and have to be brought together by whoever reads them.
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

/** A line for those that nobody waits for any more. */
export function noteAborted(server: FastifyInstance): void {
  server.addHook('onRequestAbort', (request, done) => {
    request.log.info({ req: request }, 'request aborted');
    done();
  });
}
