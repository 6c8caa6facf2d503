import { printedLogo } from '../business/business-logo.service.js';
import type { Deps } from '../database.js';
import { badInput } from '../platform/errors.js';
import type { PrintedLogo } from '../invoicing/pdf/page-layout.js';
import type { MailFile } from '../platform/mail/mailer.js';
import type { Span } from './statement-account.queries.js';
import { readableLines } from './statement-line-labels.js';
import { isMonth } from './calendar-month.js';
import type { MadeStatement } from './statement-content.js';
import type { StatementFigures } from './statement-totals.js';
import type { PrintedStatement } from './statement-pdf.js';
import { Statement } from './statement.entity.js';

/** Maximum number of lines of a PDF: about 40 pages, which take 3 s to render. */
const MAX_PRINTED_LINES = 1000;

/** Whether the statement is short enough for a PDF. */
export const isPrintable = ({ lines }: Pick<StatementFigures, 'lines'>): boolean =>
  lines <= MAX_PRINTED_LINES;

/** Content of a statement for the PDF. Throws BAD_USER_INPUT for too many lines. */
export function printed(made: MadeStatement, logo: PrintedLogo | null): PrintedStatement {
  const { figures, content } = made;
  if (!isPrintable(figures))
    throw badInput({
      format: `This statement has more than ${MAX_PRINTED_LINES} lines. Download the CSV, or choose fewer days`,
    });
  const { issuer, recipient, notInvoiced } = content;
  return { figures, issuer, recipient, notInvoiced, lines: readableLines(made), logo };
}

/** File name without extension: statement-2026-10 for a whole month. */
export const fileNameOf = (span: Span): string =>
  `statement-${isMonth(span) ? span.from.slice(0, 7) : `${span.from}-${span.to}`}`;

/**
 * Renders a statement as PDF for a user. Throws BAD_USER_INPUT for too many lines, and
 * SERVICE_UNAVAILABLE while too many PDFs wait to be rendered.
 */
export const renderStatementPdf = async (
  { em, app }: Pick<Deps, 'em' | 'app'>,
  made: MadeStatement,
  userId?: string,
): Promise<Buffer> =>
  app.pdfRenderer.render('statement', printed(made, await printedLogo(em)), userId);

/** Renders the PDF of a stored statement, as a mail attachment. */
export async function statementFile(deps: Deps, id: string): Promise<MailFile> {
  const stored = await deps.em.findOneOrFail(Statement, id);
  const content = await renderStatementPdf(deps, stored);
  return {
    filename: `${fileNameOf(stored.figures)}.pdf`,
    ...{ content, contentType: 'application/pdf' },
  };
}
