import encodeQR from 'qr';
import { codeOfState } from '../../addresses/states.js';
import { readableDay } from '../../platform/dates.js';
import { formatPaise } from '../../platform/money.js';
import { numberInWords } from '../document-number.js';
import type { DocumentContent, DocumentTotals } from '../document-content.js';
import { TAX_DOCUMENT_TITLES, TaxDocumentKind } from '../document-kind.js';
import type { TaxDocument } from '../tax-document.entity.js';
import { percent, sums, taxRates } from './invoice-totals.js';
import { LEFT, type PrintedLogo, RIGHT, Sheet, type Style, WIDTH } from './page-layout.js';

type PrintedFields = 'kind' | 'year' | 'number' | 'issuedOn' | 'reason' | 'content';
export type PrintedDocument = Pick<TaxDocument, PrintedFields> & DocumentTotals;

export interface Printed {
  document: PrintedDocument;
  /** The document that a credit note cancels; null for other documents. */
  refersTo: PrintedDocument | null;
  /**
   * The credit note that cancelled this document; null without one. The PDF of a cancelled document
   * asks for no payment.
   */
  creditedBy: PrintedDocument | null;
  /** Amount due when the PDF is rendered, in paise. */
  due: number;
  /**
   * URLs for online payment: a short one to type, and the page of the order to click. Null without
   * online payment.
   */
  payOnline: { typed: string; url: string } | null;
  /** Logo of the company when the PDF is rendered. */
  logo: PrintedLogo | null;
}

const HALF = WIDTH / 2 - 12;
const RIGHT_HALF = LEFT + WIDTH / 2 + 12;
const MUTED: Style = { muted: true };

/** Writes lines into a column; returns the height at the end. */
function column(
  sheet: Sheet,
  x: number,
  top: number,
  lines: readonly (readonly [string, Style?])[],
): number {
  return lines.reduce((y, [text, style]) => sheet.write(text, { x, y, width: HALF }, style), top);
}

const isDefined = (text: string | null | undefined | false): text is string => Boolean(text);

const numberAndDate = (document: PrintedDocument): string =>
  `${numberInWords(document)} of ${readableDay(document.issuedOn)}`;

function head(sheet: Sheet, { document, refersTo, creditedBy, logo }: Printed): number {
  const { issuer } = document.content;
  const left = column(sheet, LEFT, sheet.logo(logo), [
    [issuer.name, { size: 15, bold: true }],
    [issuer.address, MUTED],
    [`${issuer.city}, ${issuer.state} - ${issuer.pincode}`, MUTED],
    ...(issuer.gstin ? [[`GSTIN ${issuer.gstin}`] as const] : []),
  ]);
  const details = [
    `No. ${numberInWords(document)}`,
    `Date ${readableDay(document.issuedOn)}`,
    refersTo && `For ${numberAndDate(refersTo)}`,
    creditedBy && `Cancelled by ${numberAndDate(creditedBy)}`,
    document.reason && `Reason: ${document.reason}`,
  ].filter(isDefined);
  const right = column(sheet, RIGHT_HALF, 48, [
    [TAX_DOCUMENT_TITLES[document.kind], { size: 15, bold: true, align: 'right' }],
    ...details.map((text) => [text, { align: 'right' }] as const),
  ]);
  return Math.max(left, right) + 14;
}

function parties(sheet: Sheet, { content }: PrintedDocument, top: number): number {
  const { recipient, order, placeOfSupply } = content;
  sheet.rule(top);
  const phone = recipient.phone && `Phone ${recipient.phone}`;
  const gstin = recipient.gstin && `GSTIN ${recipient.gstin}`;
  const left = column(sheet, LEFT, top + 10, [
    ['Billed to', MUTED],
    [recipient.name, { bold: true }],
    ...[gstin, recipient.address, phone, recipient.email]
      .filter(isDefined)
      .map((text) => [text] as const),
  ]);
  const right = column(sheet, RIGHT_HALF, top + 10, [
    ['Order', MUTED],
    [order.shortId, { bold: true }],
    [`Picked up on ${readableDay(order.pickedUpOn)}`],
    ...(order.deliveredOn ? [[`Delivered on ${readableDay(order.deliveredOn)}`] as const] : []),
    [`Place of supply: ${placeOfSupply} (${codeOfState(placeOfSupply) ?? ''})`],
    ...(content.issuer.gstin ? [['Tax payable on reverse charge: No'] as const] : []),
  ]);
  return Math.max(left, right) + 16;
}

interface Column {
  name: 'Item' | 'SAC' | 'Pieces' | 'Price' | 'Amount';
  x: number;
  width: number;
  align: 'left' | 'right';
}

// Column wide enough for a SAC of six digits and a rate, such as 999713 12%.
const SAC: Column = { name: 'SAC', x: LEFT + 224, width: 66, align: 'left' };
const AMOUNTS: readonly Column[] = [
  { name: 'Pieces', x: LEFT + 290, width: 45, align: 'right' },
  { name: 'Price', x: LEFT + 340, width: 72, align: 'right' },
  { name: 'Amount', x: RIGHT - 82, width: 82, align: 'right' },
];

/** Columns of the items. Without tax there is no SAC column, and the item column is wider. */
const columnsOf = ({ taxes }: DocumentContent): readonly Column[] => {
  const item = (width: number): Column => ({ name: 'Item', x: LEFT, width, align: 'left' });
  return taxes.length ? [item(214), SAC, ...AMOUNTS] : [item(280), ...AMOUNTS];
};

type Cells = Partial<Record<Column['name'], string>>;

function items(sheet: Sheet, { content }: PrintedDocument, top: number): number {
  const { order, issuer } = content;
  const columns = columnsOf(content);
  const row = (from: number, cells: Cells, style: Style = {}): number => {
    const ends = columns.map(({ name, align, ...at }) =>
      sheet.write(cells[name] ?? '', { ...at, y: from }, { ...style, align }),
    );
    return Math.max(...ends) + 5;
  };
  const names: Cells = Object.fromEntries(columns.map(({ name }) => [name, name]));
  const head = (from: number): number => {
    sheet.rule(from);
    const end = row(from + 6, names, MUTED);
    sheet.rule(end);
    return end + 6;
  };
  let y = head(sheet.room(top, 60));
  const line = (cells: Cells): void => {
    y = row(sheet.room(y, 30, head), cells);
  };
  const several = taxRates(content).length > 1;
  for (const { name, quantity, price, amount, ...taxed } of order.lines) {
    const { sac = issuer.sac, rate = issuer.taxRate } = taxed;
    line({
      Item: name,
      SAC: `${sac}${several ? ` ${percent(rate)}` : ''}`,
      ...{ Pieces: String(quantity), Price: formatPaise(price), Amount: formatPaise(amount) },
    });
  }
  for (const { words, amount } of order.beside) line({ Item: words, Amount: formatPaise(amount) });
  return y;
}

/** UPI payment link (`upi://pay`) that opens a banking app. */
const upiLink = (upiId: string, name: string, due: number, note: string): string =>
  `upi://pay?pa=${encodeURIComponent(upiId)}&pn=${encodeURIComponent(name)}&am=${(due / 100).toFixed(2)}&cu=INR&tn=${encodeURIComponent(note)}`;

const accountOf = ({ issuer }: DocumentContent): string[] =>
  issuer.bank ? [issuer.bank, `Account ${issuer.accountNumber}`, `IFSC ${issuer.ifsc}`] : [];

function payment(sheet: Sheet, printed: Printed, top: number): void {
  const { document, creditedBy, due, payOnline } = printed;
  const { issuer } = document.content;
  const account = accountOf(document.content);
  if (document.kind === TaxDocumentKind.CREDIT_NOTE || creditedBy || due === 0) return;
  const y = sheet.room(top, 110);
  const hasCode = issuer.upiId !== null;
  if (issuer.upiId) {
    const link = upiLink(issuer.upiId, issuer.name, due, numberInWords(document));
    sheet.squares(encodeQR(link, 'raw', { ecc: 'medium', border: 1 }), { x: LEFT, y, width: 96 });
  }
  column(sheet, hasCode ? LEFT + 108 : LEFT, y, [
    [`${formatPaise(due)} to be paid`, { bold: true, size: 11 }],
    ...(issuer.upiId ? [[`UPI ${issuer.upiId}`] as const] : []),
    ...(payOnline ? [[`Pay online at ${payOnline.typed}`, { link: payOnline.url }] as const] : []),
    ...account.map((text) => [text] as const),
  ]);
}

/**
 * Renders a document as PDF, A4. In addition to the issued content it shows only the current amount
 * due and the logo.
 */
export async function invoicePdf(printed: Printed): Promise<Buffer> {
  const { document } = printed;
  const title = `${TAX_DOCUMENT_TITLES[document.kind]} ${numberInWords(document)}`;
  const sheet = new Sheet(title);
  const tops = parties(sheet, document, head(sheet, printed));
  const end = sums(sheet, document, items(sheet, document, tops));
  payment(sheet, printed, end);
  const { taxes } = document.content;
  const untaxed = taxes.length ? '' : ' Not registered for GST: no tax is charged.';
  return sheet.finish(`Issued electronically, valid without a signature.${untaxed}`);
}
