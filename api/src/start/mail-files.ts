import type { Sender } from '../mails/outbox.service.js';
import { paperFiles } from '../papers/printing.service.js';
import { statementFile } from '../statements/printing.js';

/** Renders the PDF attachments of mails: invoices of an order, and stored statements. */
export const mailFiles =
  (paysOnline: boolean): Sender['filesOf'] =>
  async (deps, { paperIds, statementId }) => [
    ...(await paperFiles({ ...deps, paysOnline }, paperIds ?? [])),
    ...(statementId ? [await statementFile(deps, statementId)] : []),
  ];
