// PDF renderers for the worker thread. The thread loads no entity, no GraphQL and no database.

export { invoicePdf as invoice } from '../invoicing/pdf/invoice-pdf.js';
export { statementPdf as statement } from '../statements/statement-pdf.js';
