import { sql } from 'kysely';
import type { Viewer } from '../auth/viewer.js';
import { orderScope } from '../auth/ownership.policy.js';
import type { Em } from '../database.js';
import { driverAccessOf, orderAccessCondition } from '../orders/driver-orders.queries.js';
import { ordersOfCustomer } from '../orders/list/orders.queries.js';
import { checkSpan } from '../platform/date-range.js';
import { isUuid } from '../platform/ids.js';
import { pageInOrder, type TimeOrder } from '../platform/lists/keyset-page.js';
import type { Connection, Page } from '../platform/lists/pagination.js';
import { anyUuidOf, type Keys, preparedQuery } from '../platform/postgres/prepared-query.js';
import { SIGNED_URL_MINUTES } from './signed-url.js';
import { TaxDocument } from './tax-document.entity.js';
import type { TaxDocumentFilter } from './tax-documents.inputs.js';

const selectDocuments = (em: Em) =>
  em
    .getKysely()
    .selectFrom('tax_document as p')
    .leftJoin('tax_document as of', 'of.id', 'p.refers_to')
    .leftJoin('tax_document as credit', 'credit.refers_to', 'p.id')
    .select([
      ...(['p.id', 'p.order_id as orderId', 'p.kind', 'p.year', 'p.number'] as const),
      'p.issued_at as issuedAt',
      sql<string>`p.issued_on::text`.as('issuedOn'),
      ...([
        'p.reason',
        'p.total',
        'p.taxable',
        'p.cgst',
        'p.sgst',
        'p.igst',
        'p.rounding',
      ] as const),
      ...(['of.kind as ofKind', 'of.year as ofYear', 'of.number as ofNumber'] as const),
      sql<boolean>`credit.id is not null`.as('isCredited'),
      // Expiry of a signed URL of this document, by the clock of the database, which also checks
      // it.
      sql<string>`floor(extract(epoch from now() + make_interval(mins => ${sql.lit(SIGNED_URL_MINUTES)})))::text`.as(
        'signedUrlUntil',
      ),
    ]);

/** The documents of several orders, oldest first within each order. */
export const taxDocumentsOf = preparedQuery((em: Em, { keys }: Keys) =>
  selectDocuments(em)
    .where('p.order_id', '=', anyUuidOf(keys))
    .orderBy('p.order_id')
    .orderBy('p.issued_at')
    .orderBy('p.id'),
);

export type TaxDocumentRow = Awaited<ReturnType<typeof taxDocumentsOf>>[number];

const BY_ISSUE: TimeOrder<TaxDocumentRow> = {
  column: 'issued_at',
  direction: 'desc',
  timeOf: ({ issuedAt }) => issuedAt,
};

/** A page of the documents of all orders, newest first. */
export function listTaxDocuments(
  em: Em,
  { from, to, kind, customerId }: TaxDocumentFilter,
  page: Page,
): Promise<Connection<TaxDocumentRow>> {
  checkSpan({ from, to });
  let found = selectDocuments(em);
  if (from) found = found.where('p.issued_on', '>=', from);
  if (to) found = found.where('p.issued_on', '<=', to);
  if (kind) found = found.where('p.kind', '=', kind);
  if (customerId) found = found.where('p.order_id', 'in', ordersOfCustomer(em, customerId));
  return pageInOrder(em, found, 'p', page, BY_ISSUE);
}

/** The invoice of an order that no credit note has cancelled; null without one. */
export async function currentInvoice(em: Em, orderId: string): Promise<TaxDocument | null> {
  const row = await em
    .getKysely()
    .selectFrom('tax_document as p')
    .select('p.id')
    .where('p.order_id', '=', orderId)
    .where('p.refers_to', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom('tax_document as c').select('c.id').whereRef('c.refers_to', '=', 'p.id')),
      ),
    )
    .executeTakeFirst();
  return row ? em.findOneOrFail(TaxDocument, row.id) : null;
}

/** A document of an order that the viewer may see; null otherwise. */
export async function visibleDocument(
  em: Em,
  { id, orderId }: { id: string; orderId: string },
  viewer: Viewer,
): Promise<TaxDocument | null> {
  if (!isUuid(id) || !isUuid(orderId)) return null;
  const row = await em
    .getKysely()
    .selectFrom('tax_document as p')
    .innerJoin('order as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.order_id', '=', orderId)
    .where(orderAccessCondition(orderScope(viewer, 'orders.read'), driverAccessOf(viewer.userId)))
    .executeTakeFirst();
  return row ? em.findOneOrFail(TaxDocument, row.id) : null;
}
