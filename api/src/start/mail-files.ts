import type { Sender } from '../mails/outbox.service.js';
import { paperFiles } from '../papers/printing.service.js';
import { statementFile } from '../statements/printing.js';

/** Makes the PDF attachments of e-mails: invoices of an order, stored statements. */
export const mailFiles =
  (paysOnline: boolean): Sender['filesOf'] =>
  async (deps, { paperIds, statementId }) => [
    ...(await paperFiles({ ...deps, paysOnline }, paperIds ?? [])),
    ...(statementId ? [await statementFile(deps, statementId)] : []),
  ];
