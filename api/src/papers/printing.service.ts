import type { Deps, Em } from '../database.js';
import { Order } from '../orders/order.entity.js';
import type { MailFile } from '../platform/mail/mailer.js';
import { fileName } from './paper-number.js';
import { Paper } from './paper.entity.js';
import type { Printed, PrintedPaper } from './pdf/paper-pdf.js';

/** What of a paper is printed, as data. */
const printedPaper = (paper: Paper): PrintedPaper => {
  const { kind, year, number, issuedOn, reason, content } = paper;
  const { total, taxable, cgst, sgst, igst } = paper;
  return {
    ...{ kind, year, number, issuedOn, reason, content },
    ...{ total, taxable, cgst, sgst, igst },
  };
};

async function printed(em: Em, paper: Paper): Promise<Printed> {
  const refersTo = paper.refersTo && (await em.findOneOrFail(Paper, paper.refersTo));
  const takenBackBy = await em.findOne(Paper, { refersTo: paper.id });
  const { due } = await em.findOneOrFail(Order, paper.orderId);
  return {
    paper: printedPaper(paper),
    refersTo: refersTo ? printedPaper(refersTo) : null,
    takenBackBy: takenBackBy && printedPaper(takenBackBy),
    due,
  };
}

/** A paper as PDF, with what is to be paid now. SERVICE_UNAVAILABLE where too many are being drawn. */
export async function drawPaper({ em, app }: Deps, paper: Paper): Promise<Buffer> {
  return app.drawing.draw('paper', await printed(em, paper));
}

/** The PDFs of these papers, in this order, as they go with a mail. */
export async function paperFiles(deps: Deps, ids: readonly string[]): Promise<MailFile[]> {
  const files: MailFile[] = [];
  for (const id of ids) {
    const paper = await deps.em.findOneOrFail(Paper, id);
    const content = await drawPaper(deps, paper);
    files.push({ filename: fileName(paper), content, contentType: 'application/pdf' });
  }
  return files;
}
