import type { OpenApi, Parameter } from '../rest/openapi-parts.js';
import type { RestRow } from '../rest/row.js';

export const invoiceRows: RestRow[] = [
  {
    method: 'GET',
    path: '/order/{id}/papers',
    description:
      'The invoices and credit notes of an order, oldest first. Each has a URL that opens its PDF without a token for 10 minutes.',
    document: `query ($id: ID!) {
      order(id: $id) {
        papers: taxDocuments {
          id kind number issuedOn reason refersTo: originalNumber takenBack: isCredited
          total taxable cgst sgst igst rounding url
        }
      }
    }`,
    variables: { id: 'params.id' },
    byPermission: true,
  },
];

// OpenAPI description of the route for PDFs.

const inPath = (name: string, description: string): Parameter => ({
  ...{ name, in: 'path', required: true, description },
  schema: { type: 'string' },
});

export const invoicePaths: OpenApi['paths'] = {
  '/order/{id}/papers/{documentId}': {
    get: {
      operationId: 'getOrderDocument',
      summary: 'An invoice or credit note as PDF',
      description:
        'A tax invoice, bill of supply or credit note as PDF, A4, with selectable text. For the customer of the order, staff with ORDERS_READ, and drivers with the order in a round of yesterday, today or tomorrow. It shows the unchanged document, the amount due now and how to pay it.',
      parameters: [inPath('id', 'Id of the order.'), inPath('documentId', 'Id of the document.')],
      tags: ['order'],
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'The document as PDF.',
          content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
        },
        ...Object.fromEntries(
          [400, 401, 403, 404, 429, 500, 503].map((status) => [
            status,
            { $ref: `#/components/responses/${status}` },
          ]),
        ),
      },
    },
  },
};
