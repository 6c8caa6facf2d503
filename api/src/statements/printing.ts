import { printedLogo } from '../business/business-logo.service.js';
import type { Deps } from '../database.js';
import { badInput } from '../platform/errors.js';
import type { PrintedLogo } from '../papers/pdf/sheet.js';
import type { MailFile } from '../platform/mail/mailer.js';
import type { Span } from './statement-account.queries.js';
import { readableLines } from './line.words.js';
import { isMonth } from './months.js';
import type { MadeStatement } from './statement-content.js';
import type { StatementFigures } from './statement-figures.js';
import type { PrintedStatement } from './statement-pdf.js';
import { Statement } from './statement.entity.js';

/** Most lines of one as PDF: some 40 pages, and 3 s of drawing. */
const MAX_PRINTED_LINES = 1000;

/** Whether the statement is short enough for a PDF. */
export const isPrintable = ({ lines }: Pick<StatementFigures, 'lines'>): boolean =>
  lines <= MAX_PRINTED_LINES;

/** A statement as it is drawn. BAD_USER_INPUT for one of too many lines. */
export function printed(made: MadeStatement, logo: PrintedLogo | null): PrintedStatement {
  const { figures, content } = made;
  if (!isPrintable(figures))
    throw badInput({
      format: `More than ${MAX_PRINTED_LINES} lines: take the CSV, or ask for fewer days`,
    });
  const { issuer, recipient, notInvoiced } = content;
  return { figures, issuer, recipient, notInvoiced, lines: readableLines(made), logo };
}

/** File name without extension: statement-2026-10 for a whole month. */
export const fileNameOf = (span: Span): string =>
  `statement-${isMonth(span) ? span.from.slice(0, 7) : `${span.from}-${span.to}`}`;

/** A statement as PDF for an account. BAD_USER_INPUT for one of too many lines; SERVICE_UNAVAILABLE where too many are being drawn. */
export const drawStatement = async (
  { em, app }: Pick<Deps, 'em' | 'app'>,
  made: MadeStatement,
  whom?: string,
): Promise<Buffer> => app.drawing.draw('statement', printed(made, await printedLogo(em)), whom);

/** Makes the PDF of a stored statement, as an e-mail attachment. */
export async function statementFile(deps: Deps, id: string): Promise<MailFile> {
  const kept = await deps.em.findOneOrFail(Statement, id);
  const content = await drawStatement(deps, kept);
  return {
    filename: `${fileNameOf(kept.figures)}.pdf`,
    ...{ content, contentType: 'application/pdf' },
  };
}
