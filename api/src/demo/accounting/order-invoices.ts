import { OrderStatus } from '../../../rules/order-status.js';
import { financialYear } from '../../invoicing/financial-year.js';
import { issuerFrom, makeContent } from '../../invoicing/document-content.js';
import { TaxDocumentKind } from '../../invoicing/document-kind.js';
import { supplyFrom } from '../../invoicing/supply-details.js';
import { today } from '../../platform/dates.js';
import type { makeOrder } from '../demo-orders.js';
import type { EnterpriseTermsRow } from './registered-business.js';
import type { DemoUser } from '../people.js';
import { createRandom, type Random } from '../random.js';
import type { SeedContext } from '../seed-context.js';

const SEED = 20_261_124;

/** Milliseconds between a delivery and its invoice, in which staff can undo the delivery. */
const INVOICE_DELAY_MS = 15_000;

type DemoOrder = ReturnType<typeof makeOrder>;

interface InvoiceTimes {
  at: Date;
  by: string | null;
  /** Time of the credit note; null without one. */
  creditedAt: Date | null;
}

/**
 * Times of the invoice of an order: after its delivery, or with the payment of an order that was
 * cancelled later. Null without an invoice.
 */
function invoiceTimesOf({ order, events, payments }: DemoOrder, now: Date): InvoiceTimes | null {
  const after = (at: Date) => new Date(Math.min(at.getTime() + INVOICE_DELAY_MS, now.getTime()));
  if (order.deliveryDate) return { at: after(order.deliveryDate), by: null, creditedAt: null };
  const cancelled = events.find(({ toStatus }) => toStatus === OrderStatus.CANCELLED);
  const [paid] = payments;
  return cancelled && paid
    ? { at: paid.createdAt, by: paid.byUserId, creditedAt: after(cancelled.at) }
    : null;
}

interface Recipients {
  users: readonly DemoUser[];
  terms: readonly EnterpriseTermsRow[];
}

function taxDocumentsOf(
  { business, clock, random }: Pick<SeedContext, 'business' | 'clock'> & { random: Random },
  made: DemoOrder,
  { users, terms }: Recipients,
) {
  const { order, items, adjustments } = made;
  const issueTimes = invoiceTimesOf(made, clock.now);
  const user = users.find(({ id }) => id === order.user);
  if (!issueTimes || !user) return [];
  const { name, phone, email } = user;
  const gstin = terms.find(({ userId }) => userId === user.id)?.gstin ?? null;
  const recipient = { name, phone, email, gstin, address: order.pickupAddress };
  const supply = supplyFrom(order, items, adjustments);
  const { content, sums } = makeContent(issuerFrom(business), recipient, supply);
  const { at, by: issuedBy, creditedAt } = issueTimes;
  const issued = (issuedAt: Date) => ({
    ...{ id: random.id(issuedAt), orderId: order.id, content, ...sums },
    ...{ issuedOn: today(issuedAt), issuedAt },
  });
  const kind = business.gstin ? TaxDocumentKind.TAX_INVOICE : TaxDocumentKind.BILL_OF_SUPPLY;
  const document = { ...issued(at), kind, issuedBy, refersTo: null, reason: null };
  if (!creditedAt) return [document];
  const note = { kind: TaxDocumentKind.CREDIT_NOTE, refersTo: document.id, reason: 'Cancelled' };
  return [document, { ...issued(creditedAt), ...note, issuedBy: null }];
}

/**
 * Invoices of all orders, numbered in the sequence of issue, and the last number of each series.
 */
export function makeInvoices(
  context: Pick<SeedContext, 'business' | 'clock'>,
  orders: readonly DemoOrder[],
  recipients: Recipients,
) {
  const own = { ...context, random: createRandom(SEED) };
  const last = new Map<string, { kind: TaxDocumentKind; year: number; last: number }>();
  const documents = orders
    .flatMap((made) => taxDocumentsOf(own, made, recipients))
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map((document) => {
      const year = financialYear(document.issuedOn);
      const series = { kind: document.kind, year };
      const number = (last.get(JSON.stringify(series))?.last ?? 0) + 1;
      last.set(JSON.stringify(series), { ...series, last: number });
      return { ...document, year, number };
    });
  return { documents, documentSeries: [...last.values()] };
}
