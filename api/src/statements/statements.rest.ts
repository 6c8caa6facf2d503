import type { OpenApi, Parameter } from '../rest/openapi-parts.js';
import { MAX_STATEMENT_DAYS } from './statements.service.js';

// OpenAPI description of statements as files.

const inQuery = (
  name: string,
  description: string,
  schema: Parameter['schema'] = { type: 'string', examples: ['2026-10-01'] },
): Parameter => ({ name, in: 'query', required: true, description, schema });

export const statementPaths: OpenApi['paths'] = {
  '/enterprise/{id}/statement': {
    get: {
      operationId: 'getEnterpriseStatement',
      summary: 'The statement of an enterprise as PDF or CSV',
      description:
        'Statement of an enterprise for a range of days: opening balance, invoices, payments, refunds, and the balance after each. As PDF, A4, with selectable text, or as CSV in UTF-8. For the enterprise itself, and staff with REPORTS_READ. A stored month is returned as it was mailed; other ranges are computed now. 400 with fields for a range that is reversed or too long, and for a PDF of too many lines.',
      parameters: [
        {
          ...{ name: 'id', in: 'path', required: true, description: 'Id of the enterprise.' },
          schema: { type: 'string' },
        },
        inQuery('from', 'First day, as YYYY-MM-DD or DD-Mon-YYYY.'),
        inQuery('to', `Last day, today at the latest; at most ${MAX_STATEMENT_DAYS} days in all.`),
        inQuery('format', 'What comes back.', { type: 'string', enum: ['pdf', 'csv'] }),
      ],
      tags: ['enterprise'],
      security: [{ bearer: [] }],
      responses: {
        200: {
          description: 'The statement as a file.',
          content: {
            'application/pdf': { schema: { type: 'string', format: 'binary' } },
            'text/csv': { schema: { type: 'string' } },
          },
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
