import { LEFT, type PrintedLogo, RIGHT, Sheet, type Style } from '../invoicing/pdf/page-layout.js';
import { readableDay } from '../platform/dates.js';
import { formatPaise } from '../platform/money.js';
import type { ReadableLine } from './statement-line-labels.js';
import { type Column, GAP, row, table } from './pdf-table.js';
import type { StatementContent } from './statement-content.js';
import type { StatementFigures } from './statement-totals.js';
import { agesInWords, balanceParts, periodInWords } from './statement-labels.js';

/** Content of the PDF, as plain data. */
export interface PrintedStatement extends Pick<
  StatementContent,
  'issuer' | 'recipient' | 'notInvoiced'
> {
  figures: StatementFigures;
  lines: ReadableLine[];
  logo: PrintedLogo | null;
}

const WIDTH = RIGHT - LEFT;
const HALF = WIDTH / 2 - 12;
const RIGHT_HALF = LEFT + WIDTH / 2 + 12;
const MUTED: Style = { muted: true };
const BOLD: Style = { bold: true };

type Text = readonly [string | null | undefined, Style?];

/** Writes non-empty lines below each other. Returns the height at the end. */
const column = (sheet: Sheet, x: number, top: number, texts: readonly Text[]): number =>
  texts.reduce(
    (y, [text, style]) => (text ? sheet.write(text, { x, y, width: HALF }, style) : y),
    top,
  );

function head(sheet: Sheet, { figures, issuer, recipient, logo }: PrintedStatement): number {
  const left = column(sheet, LEFT, sheet.logo(logo), [
    [issuer.name, { size: 15, bold: true }],
    [issuer.address, MUTED],
    [`${issuer.city}, ${issuer.state} - ${issuer.pincode}`, MUTED],
    [issuer.gstin && `GSTIN ${issuer.gstin}`],
  ]);
  const right = column(sheet, RIGHT_HALF, 48, [
    ['Statement', { size: 15, bold: true, align: 'right' }],
    [periodInWords(figures), { align: 'right' }],
  ]);
  const y = Math.max(left, right) + 14;
  sheet.rule(y);
  const whom = column(sheet, LEFT, y + 10, [
    ['For', MUTED],
    [recipient.name, BOLD],
    [recipient.address],
    [recipient.gstin && `GSTIN ${recipient.gstin}`],
    [recipient.phone && `Phone ${recipient.phone}`],
    [recipient.email],
  ]);
  const how = column(sheet, RIGHT_HALF, y + 10, [
    [`Balance due on ${readableDay(figures.to)}`, MUTED],
    [formatPaise(figures.balanceDue), { bold: true, size: 13 }],
    ...(figures.balanceDue > 0 ? waysToPay(issuer) : []),
  ]);
  return Math.max(whom, how) + 16;
}

const waysToPay = ({ upiId, bank, accountNumber, ifsc }: PrintedStatement['issuer']): Text[] => [
  [upiId && `UPI ${upiId}`],
  [bank],
  [bank && `Account ${accountNumber}`],
  [bank && `IFSC ${ifsc}`],
];

const LINES: Column[] = [
  { name: 'Date', width: 58, align: 'left' },
  { name: 'Particulars', width: 149, align: 'left' },
  { name: 'Order', width: 36, align: 'left' },
  { name: 'Charged', width: 72, align: 'right' },
  { name: 'Paid, credited', width: 72, align: 'right' },
  { name: 'Balance', width: 72, align: 'right' },
];

const AGES: Column[] = Array.from({ length: 5 }, (_none, place) => ({
  name: '',
  width: (WIDTH - 4 * GAP) / 5,
  align: place ? 'right' : 'left',
}));

const BALANCE: Column[] = [
  { name: 'Particulars', width: 218, align: 'left' },
  { name: 'Amount', width: 90, align: 'right' },
];

const NOT_INVOICED: Column[] = [
  { name: 'Order', width: 90, align: 'left' },
  { name: 'Picked up on', width: 120, align: 'left' },
  { name: 'Amount', width: 90, align: 'right' },
];

/** Amount as text; empty for 0, so that a column of amounts stays readable. */
const amountOrNothing = (amount: number): string => (amount ? formatPaise(amount) : '');

const whatOf = ({ what, note }: ReadableLine): string => [what, note].filter(Boolean).join(' · ');

function account(sheet: Sheet, { figures, lines }: PrintedStatement, top: number): number {
  const { from, to, opening, closing, charged, credited } = figures;
  const add = table(sheet, LINES, top);
  add([readableDay(from), 'Balance before', '', '', '', formatPaise(opening)], BOLD);
  for (const line of lines)
    add([
      ...[readableDay(line.day), whatOf(line), line.shortId],
      ...[amountOrNothing(line.charged), amountOrNothing(line.credited)],
      formatPaise(line.balance),
    ]);
  const sums = [formatPaise(charged), formatPaise(credited), formatPaise(closing)];
  return add([readableDay(to), 'Account balance', '', ...sums], BOLD) + 12;
}

function ages(sheet: Sheet, { figures }: PrintedStatement, top: number): number {
  const labelledAges = agesInWords(figures);
  let y = sheet.room(top, 70);
  y = sheet.write('Account balance by age of the invoices', { x: LEFT, y, width: WIDTH }, BOLD);
  sheet.rule(y + 3);
  y = row(
    sheet,
    AGES,
    y + 9,
    labelledAges.map(([name]) => name),
    MUTED,
  );
  return (
    row(
      sheet,
      AGES,
      y - 3,
      labelledAges.map(([, amount]) => formatPaise(amount)),
      {},
    ) + 12
  );
}

/** Draws the parts of the amount due, one row each. */
function balance(sheet: Sheet, { figures }: PrintedStatement, top: number): number {
  const y = sheet.write(
    'How the balance due is made up',
    { x: LEFT, y: sheet.room(top, 100), width: WIDTH },
    BOLD,
  );
  sheet.rule(y + 3);
  return (
    balanceParts(figures).reduce((from, [name, amount], place, all) => {
      const style = place === all.length - 1 ? BOLD : {};
      return row(sheet, BALANCE, from, [name, formatPaise(amount)], style);
    }, y + 9) + 12
  );
}

function openOrders(sheet: Sheet, { figures, ...printed }: PrintedStatement, top: number): void {
  const { notInvoicedOrders: count, notInvoiced: total } = figures;
  if (!count) return;
  const words = 'Not invoiced yet';
  const y = sheet.write(words, { x: LEFT, y: sheet.room(top, 90), width: WIDTH }, BOLD);
  const add = table(sheet, NOT_INVOICED, y + 3);
  for (const order of printed.notInvoiced)
    add([order.shortId, readableDay(order.pickedUpOn), formatPaise(order.total)]);
  const more = count - printed.notInvoiced.length;
  if (more > 0) add([`and ${more} more`]);
  add([`${count} ${count === 1 ? 'order' : 'orders'}`, '', formatPaise(total)], BOLD);
}

/**
 * Renders a statement as PDF, A4: its lines with the balance after each, the ageing, and the orders
 * without an invoice.
 */
export async function statementPdf(printed: PrintedStatement): Promise<Buffer> {
  const sheet = new Sheet(`Statement ${periodInWords(printed.figures)}`);
  const top = account(sheet, printed, head(sheet, printed));
  openOrders(sheet, printed, ages(sheet, printed, balance(sheet, printed, top)));
  return sheet.finish('Statement of account, not a tax invoice. Amounts in ₹, GST included.');
}
