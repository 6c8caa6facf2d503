import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFoundFor } from '../auth/ownership.policy.js';
import { checkPasskey } from '../graphql/access/access.js';
import { type ContextOf, signedIn } from '../graphql/context.js';
import { countBytes } from '../graphql/documents/reads.js';
import { fileName } from './paper-number.js';
import { seenPaper } from './papers.queries.js';
import { drawPaper } from './printing.service.js';

// Papers are read as files, beside GraphQL, which has their figures.

interface Route {
  Params: { id: string; paperId: string };
}

/** What one counts as: it has 25 kB, and drawing it takes as long as reading twenty times as much. */
const WORTH_BYTES = 500_000;

/** The door of papers: one as PDF. */
export function paperRoutes(server: FastifyInstance, contextOf: ContextOf): void {
  server.get<Route>(
    '/api/order/:id/papers/:paperId',
    async (request: FastifyRequest<Route>, reply: FastifyReply) => {
      const context = await contextOf(request, reply);
      const viewer = signedIn(context);
      checkPasskey(context);
      await countBytes(context, WORTH_BYTES);
      const { id: orderId, paperId: id } = request.params;
      const paper = await seenPaper(context.em, { id, orderId }, viewer);
      if (!paper) throw notFoundFor(viewer, 'orders.read', 'Paper');
      const file = await drawPaper(context, paper);
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${fileName(paper)}"`)
        .send(file);
    },
  );
}
