import { compose, type EmailTemplate } from '../mails/email-template.js';
import { orderButton, orderName } from '../orders/order.mails.js';
import { shortId } from '../orders/short-id.js';
import { readableDay } from '../platform/dates.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import { TAX_DOCUMENT_TITLES } from './document-kind.js';
import { numberInWords } from './document-number.js';
import type { TaxDocument } from './tax-document.entity.js';

type MailedDocument = Pick<
  TaxDocument,
  'id' | 'kind' | 'year' | 'number' | 'issuedOn' | 'reason' | 'total' | 'orderId' | 'content'
>;

/** Documents of one mail: an invoice, a credit note, or a credit note with a new invoice. */
export interface IssuedDocuments {
  issued: MailedDocument | null;
  /** The credit note and the document that it cancels. */
  credited: { note: MailedDocument; document: MailedDocument } | null;
  /** Current amount due of the order, in paise. */
  due: number;
}

const nameOf = (document: MailedDocument): string =>
  `${TAX_DOCUMENT_TITLES[document.kind]} ${numberInWords(document)}`;

/** Mail topic. It contains the document numbers, because an order can have several such mails. */
export const invoiceTopic = ({ issued, credited }: IssuedDocuments): string =>
  [issued, credited?.note].flatMap((document) => (document ? [nameOf(document)] : [])).join(', ');

const whatFor = ({ issued, credited }: IssuedDocuments, about: string): string => {
  if (!credited) return `your ${about} is attached as a PDF.`;
  const note = `${nameOf(credited.note)} cancels ${numberInWords(credited.document)}`;
  return issued
    ? `${note}. ${nameOf(issued)} replaces it. Both are attached as PDFs.`
    : `${note}. It is attached as a PDF.`;
};

function factsOf(
  { issued, credited, due }: IssuedDocuments,
  last: MailedDocument,
): EmailTemplate['facts'] {
  return [
    ['Order', `#${shortId(last.orderId)}`],
    [TAX_DOCUMENT_TITLES[last.kind], numberInWords(last)],
    ['Date', readableDay(last.issuedOn)],
    ...(credited?.note.reason ? [['Reason', credited.note.reason] satisfies [string, string]] : []),
    ['Total', formatPaise(last.total)],
    ...(issued ? [['Still to pay', formatPaise(due)] satisfies [string, string]] : []),
  ];
}

/** Mail to the customer with the documents as attachments. */
export function invoiceMail(publicUrl: string, documents: IssuedDocuments): MailContent {
  const { issued, credited } = documents;
  const last = issued ?? credited?.note;
  if (!last) throw new Error('A mail about no document');
  const order = { id: last.orderId };
  const { name } = last.content.recipient;
  const about = TAX_DOCUMENT_TITLES[last.kind].toLowerCase();
  return compose({
    subject: `${nameOf(last)}: ${formatPaise(last.total)} (${orderName(order)})`,
    paragraphs: [`Hello ${name}, ${whatFor(documents, about)}`],
    facts: factsOf(documents, last),
    button: orderButton(publicUrl, order),
  });
}
