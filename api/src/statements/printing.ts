import { badInput } from '../platform/errors.js';
import type { Span } from './statement-account.queries.js';
import { readableLines } from './line.words.js';
import { isMonth } from './months.js';
import type { PrintedStatement } from './statement-pdf.js';
import type { MadeStatement } from './statements.service.js';

/** Most lines of one as PDF: some 40 pages, and 3 s of drawing. */
export const MAX_PRINTED_LINES = 1000;

/** A statement as it is drawn. BAD_USER_INPUT for one of too many lines. */
export function printed(made: MadeStatement): PrintedStatement {
  const { figures, content } = made;
  if (figures.lines > MAX_PRINTED_LINES)
    throw badInput({
      format: `More than ${MAX_PRINTED_LINES} lines: take the CSV, or ask for fewer days`,
    });
  const { issuer, recipient, notInvoiced } = content;
  return { figures, issuer, recipient, notInvoiced, lines: readableLines(made) };
}

/** How its file is called, without an ending: statement-2026-10 for a whole month. */
export const fileNameOf = (span: Span): string =>
  `statement-${isMonth(span) ? span.from.slice(0, 7) : `${span.from}-${span.to}`}`;
