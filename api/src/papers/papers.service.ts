import { isDeepStrictEqual } from 'node:util';
import type { Loaded } from '@mikro-orm/core';
import type { Viewer } from '../auth/viewer.js';
import { business, requireConfirmed } from '../business/business.service.js';
import type { Deps, Em } from '../database.js';
import { gstinOf } from '../enterprises/enterprise-terms.queries.js';
import { queueMail } from '../mails/outbox.service.js';
import { orderWithin } from '../orders/driven-orders.queries.js';
import { itemsOf, linesOf } from '../orders/items/bill.service.js';
import { outdated } from '../orders/order-change.service.js';
import { Order } from '../orders/order.entity.js';
import { hasBill } from '../orders/order.status.js';
import { today } from '../platform/dates.js';
import { conflict, notFound } from '../platform/errors.js';
import { lockRow } from '../platform/locks.js';
import type { Seen } from '../platform/versioned.js';
import {
  issuerFrom,
  makeContent,
  type Recipient,
  type Supply,
  totalOfSupply,
} from './paper-content.js';
import { nextNumber, numberInWords } from './paper-number.js';
import { PaperKind } from './paper-kind.js';
import { Paper } from './paper.entity.js';
import { type IssuedPapers, papersMail, papersTopic } from './papers.mails.js';
import { livePaper } from './papers.queries.js';
import { supplyFrom } from './supply.js';
import { endWaiting, hasToWait, nextWaiting } from './waiting-papers.service.js';

type PaperOrder = Loaded<Order, 'user'>;

/** Reads the order and locks it until the transaction ends. */
async function lockedOrder(tx: Em, id: string): Promise<PaperOrder> {
  if (!(await lockRow(tx, Order, { id }))) throw notFound('Order');
  return tx.findOneOrFail(Order, { id }, { populate: ['user'] });
}

const supplyOf = async (tx: Em, order: PaperOrder): Promise<Supply> =>
  supplyFrom(order, await itemsOf(tx, order), await linesOf(tx, order));

const recipientOf = async (tx: Em, { user, pickupAddress }: PaperOrder): Promise<Recipient> => ({
  name: user.$.name,
  phone: user.$.phone,
  email: user.$.email,
  address: pickupAddress,
  gstin: await gstinOf(tx, user.id),
});

/** Issues the tax invoice of an order, or a bill of supply for a business without a GSTIN. */
async function issue(tx: Em, order: PaperOrder, supply: Supply, by: string | null): Promise<Paper> {
  const issuer = issuerFrom(await business(tx));
  const { content, sums } = makeContent(issuer, await recipientOf(tx, order), supply);
  const issuedOn = today();
  const kind = issuer.gstin ? PaperKind.TAX_INVOICE : PaperKind.BILL_OF_SUPPLY;
  const paper = tx.create(Paper, {
    ...(await nextNumber(tx, kind, issuedOn)),
    ...{ orderId: order.id, issuedOn, issuedBy: by, content, ...sums },
  });
  await tx.flush();
  return paper;
}

/** Issues a credit note for a document. The document itself stays unchanged. */
async function credit(tx: Em, paper: Paper, reason: string): Promise<Paper> {
  const { orderId, total, taxable, cgst, sgst, igst, rounding, content } = paper;
  const issuedOn = today();
  const note = tx.create(Paper, {
    ...(await nextNumber(tx, PaperKind.CREDIT_NOTE, issuedOn)),
    ...{ orderId, refersTo: paper.id, issuedOn, reason, content },
    ...{ total, taxable, cgst, sgst, igst, rounding },
  });
  await tx.flush();
  return note;
}

/**
 * Whether the bill in an issued document equals the current one. Fields that older documents lack
 * are ignored.
 */
const sameBill = (said: Supply, now: Supply): boolean =>
  totalOfSupply(said) === totalOfSupply(now) &&
  isDeepStrictEqual(said.beside, now.beside) &&
  said.lines.length === now.lines.length &&
  said.lines.every((line, place) =>
    isDeepStrictEqual({ ...now.lines[place], ...line }, now.lines[place]),
  );

/** Mails the documents issued together, in the transaction that issues them. */
async function mailPapers(
  deps: Deps,
  order: PaperOrder,
  { issued, credited }: Pick<IssuedPapers, 'issued' | 'credited'>,
): Promise<void> {
  const papers = { issued, credited, due: order.due };
  const ids = [credited?.note, issued].flatMap((paper) => (paper ? [paper.id] : []));
  await queueMail(deps, {
    to: order.user.$.email,
    topic: papersTopic(papers),
    content: papersMail(deps.app.publicUrl, papers),
    ...{ orderId: order.id, paperIds: ids },
  });
}

/** Reason why a document is no longer correct for its order; null for a correct document. */
function wrongWith(paper: Paper, { orderStatus }: PaperOrder, supply: Supply): string | null {
  const said = paper.content.order;
  if (!hasBill(orderStatus)) return orderStatus === 'cancelled' ? 'Cancelled' : 'Not picked up';
  if (said.deliveredOn && !supply.deliveredOn) return 'Delivery undone';
  return sameBill(said, supply) ? null : 'Bill corrected';
}

/**
 * Corrects the documents of an order after a change. A credit note cancels an incorrect document.
 * An order that is delivered or was invoiced before gets a new invoice. The customer gets all
 * documents in one mail. A repeated call changes nothing.
 */
export async function settlePapers(
  { em, app }: Deps,
  orderId: string,
  inTurn = false,
): Promise<void> {
  await em.transactional(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const supply = await supplyOf(tx, order);
    const paper = await livePaper(tx, orderId);
    const wrong = paper && wrongWith(paper, order, supply);
    if (paper && !wrong) return;
    const credited = paper && wrong ? { note: await credit(tx, paper, wrong), paper } : null;
    const early = paper && !paper.content.order.deliveredOn;
    const isDue = Boolean(supply.deliveredOn ?? early) && hasBill(order.orderStatus);
    const toIssue = isDue && totalOfSupply(supply) > 0;
    if (toIssue && !paper && !inTurn && (await hasToWait(tx, orderId))) return;
    const issued = toIssue ? await issue(tx, order, supply, null) : null;
    if (issued || credited) await mailPapers({ em: tx, app }, order, { issued, credited });
  });
}

/**
 * Issues the waiting invoices in the order of the deliveries. A failed one does not stop the
 * others; the first error is thrown at the end.
 */
export async function issueWaiting({ em, app }: Deps): Promise<void> {
  const failures: unknown[] = [];
  const failed: string[] = [];
  for (;;) {
    const id = await nextWaiting(em, failed);
    if (!id) break;
    try {
      await settlePapers({ em: em.fork(), app }, id, true);
      await endWaiting(em, id);
    } catch (error) {
      failures.push(error);
      failed.push(id);
    }
  }
  if (failures.length) throw failures[0];
}

/**
 * Issues the invoice of an order before its delivery, or of an order that was delivered without
 * one. Throws NOT_FOUND, or CONFLICT if it has an invoice, has no bill, or changed since `version`.
 */
export async function issuePaper(
  viewer: Viewer,
  { em, app }: Deps,
  { id, version }: Seen,
): Promise<Paper> {
  return em.transactional(async (tx) => {
    await orderWithin(tx, viewer, id, 'papers.write');
    const order = await lockedOrder(tx, id);
    const paper = await livePaper(tx, id);
    if (paper) throw conflict(`This order has ${numberInWords(paper)} already`);
    if (order.version !== version) throw await outdated(tx, viewer, id);
    requireConfirmed(await business(tx), 'No invoice can be issued', viewer);
    if (!hasBill(order.orderStatus))
      throw conflict(`There is nothing to invoice: this order is ${order.orderStatus}`);
    const supply = await supplyOf(tx, order);
    if (totalOfSupply(supply) === 0)
      throw conflict('There is nothing to invoice: this order comes to ₹0.00');
    const issued = await issue(tx, order, supply, viewer.userId);
    await mailPapers({ em: tx, app }, order, { issued, credited: null });
    return issued;
  });
}
