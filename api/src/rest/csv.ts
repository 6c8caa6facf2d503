import { Readable, pipeline } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { parseDay, TIME_ZONE, today } from '../platform/dates.js';
import { MAX_PAGE } from '../platform/lists/pagination.js';
import type { FetchPage, AnsweredPage } from './lists.js';
import type { Shape } from './output.js';

export type CsvRow = Record<string, unknown>;

/** A list as a file for spreadsheets. */
export interface CsvFile {
  /** File name; the date and .csv are appended. */
  name: string;
  /** Heading → what a row of the response has there. */
  columns: Record<string, (row: CsvRow) => unknown>;
  /**
   * Name of a list in each row of the response: each of its entries is a row of the file, with the
   * other fields of the response row.
   */
  rowsUnder?: string;
  /** For programs that find columns by name: no byte order mark before the first one. */
  isPlain?: boolean;
}

const minute = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** A moment as a spreadsheet understands it, on the clock of the business: 2025-03-05 16:30. */
export const minuteOf = (moment: unknown): string =>
  typeof moment === 'string' ? minute.format(new Date(moment)) : '';

/** A day in the same form: 2025-03-05. */
export const dayOf = (day: unknown): string =>
  typeof day === 'string' ? (parseDay(day) ?? '') : '';

/** An amount in rupees with both decimals, as on the screens. */
export const rupeesOf = (amount: unknown): string =>
  typeof amount === 'number' ? amount.toFixed(2) : '';

/** Hundredths of a percent as a percentage with both decimals; empty for none. */
export const percentOf = (share: unknown): string =>
  typeof share === 'number' ? (share / 100).toFixed(2) : '';

/** Blanks and what cannot be seen: spreadsheets look past them. */
const UNSEEN = String.raw`\s\p{Z}\p{C}\p{DI}`;

/**
 * Characters that begin a formula or an external call in spreadsheets, with their full-width forms.
 */
const RUN = String.raw`=+\-@|＝＋－＠｜`;

/**
 * Positions where a spreadsheet would begin a formula: the start of a cell, also with other
 * separators than ours.
 */
const BEGINNINGS = new RegExp(
  String.raw`^(?=[\t\r\n]|[;,${UNSEEN}]*[${RUN}])|(?<=[;\t\r\n])(?=[${UNSEEN}]*[${RUN}])`,
  'gu',
);

/** A negative number begins like a formula, but is not one. */
const NUMBER = /^-?\d+(\.\d+)?$/;

/**
 * Puts an apostrophe before each formula in a text, so that a spreadsheet shows it as text; numbers
 * do not change.
 */
const asText = (value: unknown): unknown =>
  typeof value === 'string' && !NUMBER.test(value) ? value.replace(BEGINNINGS, "'") : value;

const rowsWithin = (row: CsvRow, under: string): CsvRow[] =>
  (row[under] as CsvRow[]).map((entry) => ({ ...row, ...entry }));

interface Answered {
  shape: Shape;
  rowsUnder?: string;
}

/** Every row of a list, one page in memory at a time. */
async function* rowsOf({ shape, rowsUnder }: Answered, fetch: FetchPage, firstPage: AnsweredPage) {
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
 * Streams rows as CSV, as a file of this name. Cells that a spreadsheet would run as a formula
 * become text.
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
 * Streams a list as CSV. The first page is fetched before the headers are sent, so that errors have
 * a status.
 */
export async function answerCsv(
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
