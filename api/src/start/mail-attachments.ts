import type { Sender } from '../mails/outbox.service.js';
import { invoiceFiles } from '../invoicing/invoice-pdf.service.js';
import { statementFile } from '../statements/statement-rendering.js';

/** Renders the PDF attachments of mails: invoices of an order, and stored statements. */
export const mailAttachments =
  (paysOnline: boolean): Sender['filesOf'] =>
  async (deps, { documentIds, statementId }) => [
    ...(await invoiceFiles({ ...deps, paysOnline }, documentIds ?? [])),
    ...(statementId ? [await statementFile(deps, statementId)] : []),
  ];
