import { compose, type Letter } from '../mails/layout.js';
import { orderButton, orderName } from '../orders/order.mails.js';
import { shortId } from '../orders/short-id.js';
import { readableDay } from '../platform/dates.js';
import type { MailContent } from '../platform/mail/mailer.js';
import { formatPaise } from '../platform/money.js';
import { PAPER_TITLES } from './paper-kind.js';
import { numberInWords } from './paper-number.js';
import type { Paper } from './paper.entity.js';

type MailedPaper = Pick<
  Paper,
  'id' | 'kind' | 'year' | 'number' | 'issuedOn' | 'reason' | 'total' | 'orderId' | 'content'
>;

/**
 * Documents that are issued together: an invoice, a credit note, or a credit note with a new
 * invoice.
 */
export interface IssuedPapers {
  issued: MailedPaper | null;
  /** The credit note and the document that it cancels. */
  credited: { note: MailedPaper; paper: MailedPaper } | null;
  /** Current amount due of the order, in paise. */
  due: number;
}

const nameOf = (paper: MailedPaper): string =>
  `${PAPER_TITLES[paper.kind]} ${numberInWords(paper)}`;

/** Mail topic with the document numbers, because an order can have several such mails. */
export const papersTopic = ({ issued, credited }: IssuedPapers): string =>
  [issued, credited?.note].flatMap((paper) => (paper ? [nameOf(paper)] : [])).join(', ');

const whatFor = ({ issued, credited }: IssuedPapers): string => {
  if (!credited) return 'it is attached as a PDF';
  const note = `${nameOf(credited.note)} cancels ${numberInWords(credited.paper)}`;
  return issued
    ? `${note}; this invoice replaces it. Both are attached as PDFs`
    : `${note}. It is attached as a PDF`;
};

function factsOf({ issued, credited, due }: IssuedPapers, last: MailedPaper): Letter['facts'] {
  return [
    ['Order', `#${shortId(last.orderId)}`],
    [PAPER_TITLES[last.kind], numberInWords(last)],
    ['Date', readableDay(last.issuedOn)],
    ...(credited?.note.reason ? [['Reason', credited.note.reason] satisfies [string, string]] : []),
    ['Total', formatPaise(last.total)],
    ...(issued ? [['Still to pay', formatPaise(due)] satisfies [string, string]] : []),
  ];
}

/** Mail to the customer with the documents as attachments. */
export function papersMail(publicUrl: string, papers: IssuedPapers): MailContent {
  const { issued, credited } = papers;
  const last = issued ?? credited?.note;
  if (!last) throw new Error('A mail about no paper');
  const order = { id: last.orderId };
  const { name } = last.content.recipient;
  const about = PAPER_TITLES[last.kind].toLowerCase();
  return compose({
    subject: `${nameOf(last)}: ${formatPaise(last.total)} (${orderName(order)})`,
    paragraphs: [`Hello ${name}, here is the ${about} for your order: ${whatFor(papers)}.`],
    facts: factsOf(papers, last),
    button: orderButton(publicUrl, order),
  });
}
