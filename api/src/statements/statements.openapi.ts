import { contentOf, FILE, fileRoute, parameters, text } from '../rest/openapi-parts.js';
import { MAX_STATEMENT_DAYS } from './statements.service.js';

const DAY = { type: 'string', examples: ['2026-10-01'] };

/** Schema of the route for statements as files. */
export const statementSchema = fileRoute({
  operationId: 'getEnterpriseStatement',
  summary: 'The statement of an enterprise as PDF or CSV',
  description:
    'Statement of an enterprise for a range of days: opening balance, invoices, payments and refunds, with the balance after each. As PDF, A4, with selectable text, or as CSV in UTF-8. For the enterprise itself, and staff with REPORTS_READ. A stored month is returned as it was mailed; other ranges are computed now. 400 with fields for a range that is reversed or too long, and for a PDF of too many lines.',
  tag: 'enterprise',
  params: { id: text('Id of the enterprise.') },
  query: parameters({
    from: text('First day, as YYYY-MM-DD or DD-Mon-YYYY.', DAY),
    to: text(`Last day, today at the latest; at most ${MAX_STATEMENT_DAYS} days in all.`, DAY),
    format: text('Format of the file.', { type: 'string', enum: ['pdf', 'csv'] }),
  }),
  content: {
    ...contentOf(['application/pdf'], FILE),
    ...contentOf(['text/csv'], { type: 'string' }),
  },
  statuses: [404],
});
