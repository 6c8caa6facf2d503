import { printedLogo } from '../business/business-logo.service.js';
import type { Deps } from '../database.js';
import { Order } from '../orders/order.entity.js';
import { orderUrl } from '../orders/order.mails.js';
import type { MailFile } from '../platform/mail/mailer.js';
import { fileName } from './paper-number.js';
import { Paper } from './paper.entity.js';
import type { Printed, PrintedPaper } from './pdf/paper-pdf.js';

/** The data of a document that its PDF shows. */
const printedPaper = (paper: Paper): PrintedPaper => {
  const { kind, year, number, issuedOn, reason, content } = paper;
  const { total, taxable, cgst, sgst, igst, rounding } = paper;
  return {
    ...{ kind, year, number, issuedOn, reason, content },
    ...{ total, taxable, cgst, sgst, igst, rounding },
  };
};

export interface PrintingDeps extends Deps {
  /** Whether a payment provider is configured. */
  paysOnline: boolean;
}

/**
 * Payment URLs; null without online payment, and for a customer without an e-mail to sign in with.
 */
function payOnlineOf({ app, paysOnline }: PrintingDeps, { orderId: id, content }: Paper) {
  const { publicUrl } = app;
  return paysOnline && content.recipient.email
    ? { typed: `${publicUrl}/account`, url: orderUrl(publicUrl, { id }) }
    : null;
}

async function printed(deps: PrintingDeps, paper: Paper): Promise<Printed> {
  const { em } = deps;
  const refersTo = paper.refersTo && (await em.findOneOrFail(Paper, paper.refersTo));
  const takenBackBy = await em.findOne(Paper, { refersTo: paper.id });
  const { due, totalPrice } = await em.findOneOrFail(Order, paper.orderId);
  return {
    paper: printedPaper(paper),
    refersTo: refersTo ? printedPaper(refersTo) : null,
    takenBackBy: takenBackBy && printedPaper(takenBackBy),
    // After a change of the bill a new document follows, so this one asks for no payment.
    due: totalPrice === paper.total ? due : 0,
    payOnline: payOnlineOf(deps, paper),
    logo: await printedLogo(em),
  };
}

/**
 * Renders a document as PDF with the current amount due. Throws SERVICE_UNAVAILABLE when too many
 * PDFs wait.
 */
export async function drawPaper(deps: PrintingDeps, paper: Paper, whom?: string): Promise<Buffer> {
  return deps.app.drawing.draw('paper', await printed(deps, paper), whom);
}

/** PDFs of documents as mail attachments, in the given order. */
export async function paperFiles(deps: PrintingDeps, ids: readonly string[]): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const id of ids) {
    const paper = await deps.em.findOneOrFail(Paper, id);
    const content = await drawPaper(deps, paper);
    files.push({ filename: fileName(paper), content, contentType: 'application/pdf' });
  }
  return files;
}
