import { contentOf, FILE, fileRoute, text } from '../rest/openapi-parts.js';
import type { RestRoute } from '../rest/route.js';

const FIELDS = `
  id kind number issuedOn reason originalNumber isCredited
  total taxable cgst sgst igst rounding url
`;

export const invoiceRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/tax-documents',
    document: `query ($first: Int!, $after: String, $filter: TaxDocumentFilter) {
      taxDocuments(first: $first, after: $after, filter: $filter) {
        nodes { ${FIELDS} order { id shortId version } }
        pageInfo { endCursor hasNextPage }
      }
    }`,
    variables: { filter: 'query' },
    byPermission: true,
    list: { under: 'taxDocuments' },
  },
  {
    method: 'GET',
    path: '/orders/{id}/tax-documents',
    description:
      'The invoices and credit notes of an order, oldest first. Each has a URL that opens its PDF without a token for 10 minutes.',
    document: `query ($id: ID!) {
      order(id: $id) {
        taxDocuments { ${FIELDS} }
      }
    }`,
    variables: { id: 'params.id' },
    byPermission: true,
  },
];

/** Schema of the route for PDFs. */
export const invoiceSchema = fileRoute({
  operationId: 'getOrderDocument',
  summary: 'An invoice or credit note as PDF',
  description:
    'A tax invoice, bill of supply or credit note as PDF, A4, with selectable text. For the customer of the order, staff with ORDERS_READ, and drivers with the order in a round of yesterday, today or tomorrow. It shows the unchanged document, the amount due now and how to pay it.',
  tag: 'orders',
  params: { id: text('Id of the order.'), documentId: text('Id of the document.') },
  content: contentOf(['application/pdf'], FILE),
  statuses: [404],
});
