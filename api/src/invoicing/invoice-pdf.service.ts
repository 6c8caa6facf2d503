import { printedLogo } from '../business/business-logo.service.js';
import type { Deps } from '../database.js';
import { Order } from '../orders/order.entity.js';
import { orderUrl } from '../orders/order.mails.js';
import type { MailFile } from '../platform/mail/mailer.js';
import { fileName } from './document-number.js';
import { TaxDocument } from './tax-document.entity.js';
import type { Printed, PrintedDocument } from './pdf/invoice-pdf.js';

/** The data of a document that its PDF shows. */
const printedDocument = (document: TaxDocument): PrintedDocument => {
  const { kind, year, number, issuedOn, reason, content } = document;
  const { total, taxable, cgst, sgst, igst, rounding } = document;
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
 * Payment URLs; null without a payment provider. Also null for a customer without an e-mail, who
 * cannot sign in.
 */
function payOnlineOf({ app, paysOnline }: PrintingDeps, { orderId: id, content }: TaxDocument) {
  const { publicUrl } = app;
  return paysOnline && content.recipient.email
    ? { typed: `${publicUrl}/account`, url: orderUrl(publicUrl, { id }) }
    : null;
}

async function printed(deps: PrintingDeps, document: TaxDocument): Promise<Printed> {
  const { em } = deps;
  const refersTo = document.refersTo && (await em.findOneOrFail(TaxDocument, document.refersTo));
  const creditedBy = await em.findOne(TaxDocument, { refersTo: document.id });
  const { due, totalPrice } = await em.findOneOrFail(Order, document.orderId);
  return {
    document: printedDocument(document),
    refersTo: refersTo ? printedDocument(refersTo) : null,
    creditedBy: creditedBy && printedDocument(creditedBy),
    // A document with another total than the order is outdated, so it asks for no payment.
    due: totalPrice === document.total ? due : 0,
    payOnline: payOnlineOf(deps, document),
    logo: await printedLogo(em),
  };
}

/**
 * Renders a document as PDF with the current amount due. Throws SERVICE_UNAVAILABLE when too many
 * PDFs wait to be rendered.
 */
export async function renderInvoicePdf(
  deps: PrintingDeps,
  document: TaxDocument,
  userId?: string,
): Promise<Buffer> {
  return deps.app.pdfRenderer.render('invoice', await printed(deps, document), userId);
}

/** PDFs of documents as mail attachments, in the given order. */
export async function invoiceFiles(
  deps: PrintingDeps,
  ids: readonly string[],
): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const id of ids) {
    const document = await deps.em.findOneOrFail(TaxDocument, id);
    const content = await renderInvoicePdf(deps, document);
    files.push({ filename: fileName(document), content, contentType: 'application/pdf' });
  }
  return files;
}
