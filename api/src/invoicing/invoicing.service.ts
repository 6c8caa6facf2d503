import { isDeepStrictEqual } from 'node:util';
import type { Loaded } from '@mikro-orm/core';
import type { Viewer } from '../auth/viewer.js';
import { business, requireConfirmed } from '../business/business.service.js';
import type { Deps, Em } from '../database.js';
import { gstinOf } from '../enterprises/enterprise-terms.queries.js';
import { queueMail } from '../mails/outbox.service.js';
import { accessibleOrderFilter } from '../orders/driver-orders.queries.js';
import { itemsOf, adjustmentsOf } from '../orders/items/bill.service.js';
import { invalidTransition, outdated } from '../orders/order-mutation.service.js';
import { Order } from '../orders/order.entity.js';
import { isPossible, permissionOf } from '../../rules/order-actions.js';
import { hasBill } from '../../rules/order-status.js';
import { today } from '../platform/dates.js';
import { notFound } from '../platform/errors.js';
import { lockRow } from '../platform/row-locks.js';
import type { ExpectedVersion } from '../platform/optimistic-lock.js';
import {
  issuerFrom,
  makeContent,
  type Recipient,
  type Supply,
  totalOfSupply,
} from './document-content.js';
import { nextNumber, numberInWords } from './document-number.js';
import { TaxDocumentKind } from './document-kind.js';
import { TaxDocument } from './tax-document.entity.js';
import { type IssuedDocuments, invoiceMail, invoiceTopic } from './invoices.mails.js';
import { currentInvoice } from './tax-documents.queries.js';
import { supplyFrom } from './supply-details.js';
import { endWaiting, hasToWait, nextWaiting } from './waiting-invoices.service.js';

type InvoicedOrder = Loaded<Order, 'user'>;

/** Reads the order and locks it until the transaction ends. */
async function lockedOrder(tx: Em, id: string): Promise<InvoicedOrder> {
  if (!(await lockRow(tx, Order, { id }))) throw notFound('Order');
  return tx.findOneOrFail(Order, { id }, { populate: ['user'] });
}

const supplyOf = async (tx: Em, order: InvoicedOrder): Promise<Supply> =>
  supplyFrom(order, await itemsOf(tx, order), await adjustmentsOf(tx, order));

const recipientOf = async (tx: Em, { user, pickupAddress }: InvoicedOrder): Promise<Recipient> => ({
  name: user.$.name,
  phone: user.$.phone,
  email: user.$.email,
  address: pickupAddress,
  gstin: await gstinOf(tx, user.id),
});

/** Issues the tax invoice of an order, or a bill of supply if the company has no GSTIN. */
async function issueDocument(
  tx: Em,
  order: InvoicedOrder,
  supply: Supply,
  by: string | null,
): Promise<TaxDocument> {
  const issuer = issuerFrom(await business(tx));
  const { content, sums } = makeContent(issuer, await recipientOf(tx, order), supply);
  const issuedOn = today();
  const kind = issuer.gstin ? TaxDocumentKind.TAX_INVOICE : TaxDocumentKind.BILL_OF_SUPPLY;
  const document = tx.create(TaxDocument, {
    ...(await nextNumber(tx, kind, issuedOn)),
    ...{ orderId: order.id, issuedOn, issuedBy: by, content, ...sums },
  });
  await tx.flush();
  return document;
}

/** Issues a credit note for a document. The document itself stays unchanged. */
async function issueCreditNote(
  tx: Em,
  document: TaxDocument,
  reason: string,
): Promise<TaxDocument> {
  const { orderId, total, taxable, cgst, sgst, igst, rounding, content } = document;
  const issuedOn = today();
  const note = tx.create(TaxDocument, {
    ...(await nextNumber(tx, TaxDocumentKind.CREDIT_NOTE, issuedOn)),
    ...{ orderId, refersTo: document.id, issuedOn, reason, content },
    ...{ total, taxable, cgst, sgst, igst, rounding },
  });
  await tx.flush();
  return note;
}

/** Whether an issued document has the current bill. Ignores fields that older documents lack. */
const isSameBill = (invoiced: Supply, now: Supply): boolean =>
  totalOfSupply(invoiced) === totalOfSupply(now) &&
  isDeepStrictEqual(invoiced.beside, now.beside) &&
  invoiced.lines.length === now.lines.length &&
  invoiced.lines.every((line, index) =>
    isDeepStrictEqual({ ...now.lines[index], ...line }, now.lines[index]),
  );

/** Mails the documents issued together, in the transaction that issues them. */
async function mailInvoices(
  deps: Deps,
  order: InvoicedOrder,
  { issued, credited }: Pick<IssuedDocuments, 'issued' | 'credited'>,
): Promise<void> {
  const documents = { issued, credited, due: order.due };
  const ids = [credited?.note, issued].flatMap((document) => (document ? [document.id] : []));
  await queueMail(deps, {
    to: order.user.$.email,
    topic: invoiceTopic(documents),
    content: invoiceMail(deps.app.publicUrl, documents),
    ...{ orderId: order.id, documentIds: ids },
  });
}

/** Reason for a credit note; null if the document still fits its order. */
function creditReason(
  document: TaxDocument,
  { orderStatus }: InvoicedOrder,
  supply: Supply,
): string | null {
  const invoiced = document.content.order;
  if (!hasBill(orderStatus)) return orderStatus === 'cancelled' ? 'Cancelled' : 'Not picked up';
  if (invoiced.deliveredOn && !supply.deliveredOn) return 'Delivery undone';
  return isSameBill(invoiced, supply) ? null : 'Bill corrected';
}

/**
 * Brings the documents of an order up to date. A credit note cancels a document that no longer
 * fits. A delivered or previously invoiced order with a total above 0 then gets an invoice. Before
 * the company details are confirmed, the invoice waits, unless `skipWaitCheck` is true. The
 * customer gets all documents in one mail. A repeated call changes nothing.
 */
export async function issueOrCreditInvoice(
  { em, app }: Deps,
  orderId: string,
  skipWaitCheck = false,
): Promise<void> {
  await em.transactional(async (tx) => {
    const order = await lockedOrder(tx, orderId);
    const supply = await supplyOf(tx, order);
    const document = await currentInvoice(tx, orderId);
    const reason = document && creditReason(document, order, supply);
    if (document && !reason) return;
    const credited =
      document && reason ? { note: await issueCreditNote(tx, document, reason), document } : null;
    const early = document && !document.content.order.deliveredOn;
    const isDue = Boolean(supply.deliveredOn ?? early) && hasBill(order.orderStatus);
    const toIssue = isDue && totalOfSupply(supply) > 0;
    if (toIssue && !document && !skipWaitCheck && (await hasToWait(tx, orderId))) return;
    const issued = toIssue ? await issueDocument(tx, order, supply, null) : null;
    if (issued || credited) await mailInvoices({ em: tx, app }, order, { issued, credited });
  });
}

/**
 * Issues the waiting invoices in the order of delivery. Continues after an error, and throws the
 * first one at the end.
 */
export async function issueWaiting({ em, app }: Deps): Promise<void> {
  const failures: unknown[] = [];
  const failed: string[] = [];
  for (;;) {
    const id = await nextWaiting(em, failed);
    if (!id) break;
    try {
      await issueOrCreditInvoice({ em: em.fork(), app }, id, true);
      await endWaiting(em, id);
    } catch (error) {
      failures.push(error);
      failed.push(id);
    }
  }
  if (failures.length) throw failures[0];
}

/**
 * Issues the invoice of an order before its delivery, or of a delivered order without an invoice.
 * Throws NOT_FOUND. Throws CONFLICT if the order has an invoice, has no bill, has a total of 0, or
 * changed since `version`. Throws CONFLICT also before the company details are confirmed.
 */
export async function issueInvoice(
  viewer: Viewer,
  { em, app }: Deps,
  { id, version }: ExpectedVersion,
): Promise<TaxDocument> {
  return em.transactional(async (tx) => {
    await accessibleOrderFilter(tx, viewer, id, permissionOf('ISSUE_INVOICE'));
    const order = await lockedOrder(tx, id);
    const document = await currentInvoice(tx, id);
    if (document) throw invalidTransition(`This order already has ${numberInWords(document)}`);
    if (order.version !== version) throw await outdated(tx, viewer, id);
    requireConfirmed(await business(tx), 'No invoice can be issued');
    if (!isPossible('ISSUE_INVOICE', order.orderStatus))
      throw invalidTransition(`There is nothing to invoice: this order is ${order.orderStatus}`);
    const supply = await supplyOf(tx, order);
    if (totalOfSupply(supply) === 0)
      throw invalidTransition('There is nothing to invoice: the total of this order is ₹0.00');
    const issued = await issueDocument(tx, order, supply, viewer.userId);
    await mailInvoices({ em: tx, app }, order, { issued, credited: null });
    return issued;
  });
}
