// PDF renderers for the worker thread. The thread loads no entity, no GraphQL and no database.

export { paperPdf as paper } from '../papers/pdf/paper-pdf.js';
export { statementPdf as statement } from '../statements/statement-pdf.js';
