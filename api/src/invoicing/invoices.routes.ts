import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouteDeps } from '../app-module.js';
import { lacksRequiredPasskey } from '../auth/passkeys/passkey.policy.js';
import { viewerByPublicId } from '../auth/sessions/session-by-public-id.service.js';
import { checkPasskey } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { chargeBytes } from '../graphql/documents/read-quota.js';
import { orderAccessError } from '../orders/driver-orders.queries.js';
import { AppError } from '../platform/errors.js';
import { invoiceSchema } from './invoices.rest.js';
import { readSignedUrl } from './signed-url.js';
import { fileName } from './document-number.js';
import type { TaxDocument } from './tax-document.entity.js';
import { visibleDocument } from './tax-documents.queries.js';
import { renderInvoicePdf } from './invoice-pdf.service.js';

// Routes that return tax documents as PDF; GraphQL has their data.

interface Route {
  Params: { id: string; documentId: string };
}

interface SignedUrlRoute extends Route {
  Querystring: Record<string, unknown>;
}

/**
 * Bytes charged to the read quota for each PDF. A file has 25 kB, but rendering it costs as much
 * CPU as reading 500 kB.
 */
const WORTH_BYTES = 500_000;

/**
 * Response headers for signed URLs: no caching and no referrer. The PDF viewers of browsers need
 * objects and inline styles.
 */
const SIGNED_URL_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/** The error for every invalid or expired URL. */
const expiredUrl = () =>
  new AppError('NOT_FOUND', 'This link no longer works. Open the invoice from its order');

async function sendInvoicePdf(
  reply: FastifyReply,
  context: Context,
  document: TaxDocument,
  disposition: 'attachment' | 'inline',
): Promise<FastifyReply> {
  const file = await renderInvoicePdf(context, document, signedIn(context).userId);
  return reply
    .type('application/pdf')
    .header('content-disposition', `${disposition}; filename="${fileName(document)}"`)
    .send(file);
}

/** Sends a document for its signed URL, with the permissions of the session named in the URL. */
async function sendBySignedUrl(
  { params, query }: FastifyRequest<SignedUrlRoute>,
  reply: FastifyReply,
  requestContext: Context,
): Promise<FastifyReply> {
  reply.headers(SIGNED_URL_HEADERS);
  // Ignores an access token in the request. Rejects an invalid signature without a database query.
  const named = readSignedUrl(requestContext.app.secret, params, query);
  const viewer = named && (await viewerByPublicId(requestContext.em, named));
  if (!viewer || lacksRequiredPasskey(requestContext.app, viewer)) throw expiredUrl();
  const context = { ...requestContext, viewer };
  await chargeBytes(context, WORTH_BYTES);
  const { orderId, documentId: id } = named;
  const document = await visibleDocument(context.em, { id, orderId }, viewer);
  if (!document) throw expiredUrl();
  return sendInvoicePdf(reply, context, document, 'inline');
}

/** Routes of a document PDF: with an access token, and by a signed URL. */
export function invoiceRoutes(server: FastifyInstance, { contextOf }: RouteDeps): void {
  server.get<Route>(
    '/api/orders/:id/tax-documents/:documentId',
    { schema: invoiceSchema },
    async (request: FastifyRequest<Route>, reply: FastifyReply) => {
      const context = await contextOf(request, reply);
      const viewer = signedIn(context);
      checkPasskey(context);
      await chargeBytes(context, WORTH_BYTES);
      const { id: orderId, documentId: id } = request.params;
      const document = await visibleDocument(context.em, { id, orderId }, viewer);
      if (!document) throw orderAccessError(viewer, 'orders.read', 'TaxDocument');
      return sendInvoicePdf(reply, context, document, 'attachment');
    },
  );
  server.get<SignedUrlRoute>(
    '/api/orders/:id/tax-documents/:documentId/open',
    async (request: FastifyRequest<SignedUrlRoute>, reply: FastifyReply) =>
      sendBySignedUrl(request, reply, await contextOf(request, reply)),
  );
}
