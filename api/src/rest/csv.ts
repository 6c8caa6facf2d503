import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { parseDay, TIME_ZONE, today } from '../platform/dates.js';
import { MAX_PAGE } from '../platform/lists/pagination.js';
import type { FetchPage, AnsweredPage } from './list-parameters.js';
import type { Shape } from './output-mapping.js';

export type CsvRow = Record<string, unknown>;

/** A list as a CSV file. */
export interface CsvFile {
  /** File name; the date and .csv are added. */
  name: string;
  /** Column headings, with a function that returns the cell for a row. */
  columns: Record<string, (row: CsvRow) => unknown>;
  /**
   * Name of a list in each row of the response. Each of its entries becomes a row of the file, with
   * the other fields of the response row.
   */
  rowsUnder?: string;
  /** Omits the byte order mark, for programs that would read it as part of the first heading. */
  isPlain?: boolean;
}

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A time for a spreadsheet, in Asia/Kolkata, such as 2025-03-05 16:30. */
export const minuteOf = (moment: unknown): string =>
  typeof moment === 'string' ? minute.format(new Date(moment)) : '';

/** A day for a spreadsheet, such as 2025-03-05. */
export const dayOf = (day: unknown): string =>
  typeof day === 'string' ? (parseDay(day) ?? '') : '';

/** An amount in rupees with two decimals. */
export const rupeesOf = (amount: unknown): string =>
  typeof amount === 'number' ? amount.toFixed(2) : '';

/** Converts hundredths of a percent to a percentage with two decimals; empty for null. */
export const percentOf = (share: unknown): string =>
  typeof share === 'number' ? (share / 100).toFixed(2) : '';

/** Spaces and invisible characters, which spreadsheets skip. */
const INVISIBLE = String.raw`\s\p{Z}\p{C}\p{DI}`;

/**
 * Characters that begin a formula or an external call in spreadsheets, and their full-width forms.
 */
const FORMULA_PREFIXES = String.raw`=+\-@|＝＋－＠｜`;

/**
 * Positions where a spreadsheet may start a formula (CSV injection): the start of a cell. A cell
 * may also start after a semicolon, tab or line break, because some spreadsheets split a text
 * there.
 */
const FORMULA_STARTS = new RegExp(
  String.raw`^(?=[\t\r\n]|[;,${INVISIBLE}]*[${FORMULA_PREFIXES}])|(?<=[;\t\r\n])(?=[${INVISIBLE}]*[${FORMULA_PREFIXES}])`,
  'gu',
);

/** A number; a minus sign before it starts no formula. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Puts an apostrophe before each formula in a text, so that a spreadsheet shows it as text. Numbers
 * do not change.
 */
const asText = (value: unknown): unknown =>
  typeof value === 'string' && !NUMBER.test(value) ? value.replace(FORMULA_STARTS, "'") : value;

const rowsWithin = (row: CsvRow, under: string): CsvRow[] =>
  (row[under] as CsvRow[]).map((entry) => ({ ...row, ...entry }));

interface CsvSource {
  shape: Shape;
  rowsUnder?: string;
}

/** Yields all rows of a list, with one page in memory at a time. */
async function* rowsOf({ shape, rowsUnder }: CsvSource, fetch: FetchPage, firstPage: AnsweredPage) {
  let page = firstPage;
  for (;;) {
    const rows = shape.convert(page.nodes) as CsvRow[];
    yield* rowsUnder ? rows.flatMap((row) => rowsWithin(row, rowsUnder)) : rows;
    const { endCursor, hasNextPage } = page.pageInfo;
    if (!hasNextPage || !endCursor) return;
    page = await fetch({ first: MAX_PAGE, after: endCursor });
  }
}

type Rows = AsyncIterable<CsvRow> | Iterable<CsvRow>;

async function* cellsOf({ columns }: CsvFile, rows: Rows) {
  const values = Object.values(columns);
  for await (const row of rows) yield values.map((of) => asText(of(row)));
}

/**
 * Streams rows as a CSV file with this name. Cells that a spreadsheet would run as a formula become
 * text.
 */
export function sendCsv(csv: CsvFile, reply: FastifyReply, rows: Rows): FastifyReply {
  const file = stringify({
    bom: !csv.isPlain,
    header: true,
    columns: Object.keys(csv.columns),
    record_delimiter: 'windows',
  });
  pipeline(Readable.from(cellsOf(csv, rows)), file, (error) => {
    if (error) reply.log.warn({ err: error }, 'export broke off');
  });
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${csv.name}.csv"`)
    .header('cache-control', 'no-store')
    .send(file);
}

/**
 * Streams a list as CSV. It reads the first page before it sends the headers, so that an error
 * still sets the HTTP status.
 */
export async function sendListAsCsv(
  csv: CsvFile,
  shape: Shape,
  reply: FastifyReply,
  fetch: FetchPage,
): Promise<FastifyReply> {
  const firstPage = await fetch({ first: MAX_PAGE });
  const name = `${csv.name}-${today()}`;
  return sendCsv(
    { ...csv, name },
    reply,
    rowsOf({ shape, rowsUnder: csv.rowsUnder }, fetch, firstPage),
  );
}
