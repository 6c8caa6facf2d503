import type { OpenApi, Parameter } from '../rest/openapi-parts.js';
import type { RestRow } from '../rest/row.js';

export const paperRows: RestRow[] = [
  {
    method: 'GET',
    path: '/order/{id}/papers',
    description:
      'The invoices and credit notes of an order, oldest first. The address of each opens it as PDF without a token for 10 minutes.',
    document: `query ($id: ID!) {
      order(id: $id) {
        papers {
          id kind number issuedOn reason refersTo takenBack
          total taxable cgst sgst igst rounding url
        }
      }
    }`,
    variables: { id: 'params.id' },
    byPermission: true,
  },
];

// What the document of the REST API says of papers as files.

const inPath = (name: string, description: string): Parameter => ({
  ...{ name, in: 'path', required: true, description },
  schema: { type: 'string' },
});

export const paperPaths: OpenApi['paths'] = {
  '/order/{id}/papers/{paperId}': {
    get: {
      operationId: 'getOrderPaper',
      summary: 'A paper as PDF',
      description:
        'A tax invoice, bill of supply or credit note as PDF, A4, with selectable text. For the customer who ordered, staff with ORDERS_READ, and the drivers who have the order in a round of yesterday, today or tomorrow. It says what the paper says for good; beside that, what is to be paid now and how.',
      parameters: [inPath('id', 'Id of the order.'), inPath('paperId', 'Id of the paper.')],
      tags: ['order'],
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'Done.',
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
