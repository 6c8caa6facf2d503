import type { Sender } from '../mails/outbox.service.js';
import { paperFiles } from '../papers/printing.service.js';
import { statementFile } from '../statements/printing.js';

/** Makes what goes with a mail as PDF: papers of an order, a kept statement. */
export const mailFiles =
  (paysOnline: boolean): Sender['filesOf'] =>
  async (deps, { paperIds, statementId }) => [
    ...(await paperFiles({ ...deps, paysOnline }, paperIds ?? [])),
    ...(statementId ? [await statementFile(deps, statementId)] : []),
  ];
