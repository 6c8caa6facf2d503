import type { OpenApi, Parameter } from '../rest/openapi-parts.js';
import { MAX_STATEMENT_DAYS } from './statements.service.js';

// What the document of the REST API says of statements as files.

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
        'What an enterprise owed before some days, its papers, payments and refunds in them, and what it owes after each: as PDF, A4, with selectable text, or as CSV in UTF-8. For the enterprise itself, and staff with REPORTS_READ. Of a whole month it is as it was made and mailed, where it was; of any other days as it is now. 400 with fields: days that are upside down or too many, and a PDF of too many lines.',
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
          description: 'Done.',
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
