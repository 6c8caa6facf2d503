import { permissionOf } from '../../rules/order-actions.js';
import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { customerOfList } from '../auth/ownership.policy.js';
import { RequirePermission, SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { ListSize } from '../graphql/list-size.js';
import { listLoader } from '../graphql/data-loaders.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { readableOrder } from '../orders/list/orders.resolver.js';
import { Order } from '../orders/order.entity.js';
import { changedOrder, OrderPayload } from '../orders/order.payloads.js';
import { OrderVersionArgs } from '../orders/versioned-order.inputs.js';
import {
  type Connection,
  connectionOf,
  type Page,
  pageArgs,
} from '../platform/lists/pagination.js';
import { WebUrl } from '../platform/scalars.js';
import { numberInWords } from './document-number.js';
import { signedInvoiceUrl } from './signed-url.js';
import { TaxDocument } from './tax-document.entity.js';
import { TaxDocumentFilter } from './tax-documents.inputs.js';
import { listTaxDocuments, type TaxDocumentRow, taxDocumentsOf } from './tax-documents.queries.js';
import { issueInvoice } from './invoicing.service.js';

const loadTaxDocuments = listLoader(taxDocumentsOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class TaxDocumentsResolver {
  @ListSize(1)
  @FieldResolver(() => [TaxDocument], {
    description:
      'Tax documents of the order, oldest first. A job issues the invoice or bill of supply seconds after the delivery; staff can issue it earlier. A credit note cancels a document that is no longer correct.',
  })
  taxDocuments(@Root() order: OrderRow, @Ctx() context: Context) {
    return loadTaxDocuments(context, order.id);
  }

  @RequirePermission(permissionOf('ISSUE_INVOICE'))
  @Mutation(() => OrderPayload, {
    description:
      'Issues the tax invoice of an order before its delivery; a company without a GSTIN issues a bill of supply. NOT_FOUND. CONFLICT when the order has a current invoice, waits for its pickup, is cancelled or has a total of ₹0. CONFLICT also before the company details are confirmed, and when another person changed the order since `version`.',
  })
  async issueInvoice(
    @Args() args: OrderVersionArgs,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    const document = await issueInvoice(signedIn(context), context, args);
    return changedOrder(context.em, args.id, `${numberInWords(document)} issued`);
  }
}

const TaxDocumentConnection = connectionOf(TaxDocument);

const TaxDocumentsPage = pageArgs(50);

@Resolver(() => TaxDocument)
export class TaxDocumentFieldsResolver {
  @SignedIn({ staffPermission: 'reports.read' })
  @Query(() => TaxDocumentConnection, {
    description:
      'Invoices, bills of supply and credit notes of all orders, newest first. BAD_USER_INPUT with fields.',
  })
  taxDocuments(
    @Arg('filter', () => TaxDocumentFilter, { nullable: true, description: 'Filter.' })
    filter: TaxDocumentFilter | null,
    @Args(() => TaxDocumentsPage) page: Page,
    @Ctx() context: Context,
  ): Promise<Connection<TaxDocumentRow>> {
    const customerId = customerOfList(signedIn(context), filter?.customerId, 'reports.read');
    return listTaxDocuments(context.em, { ...filter, customerId }, page);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order; null without ORDERS_READ, except for its customer.',
  })
  order(@Root() document: TaxDocumentRow, @Ctx() context: Context): Promise<OrderRow | null> {
    return readableOrder(context, document.orderId);
  }

  @FieldResolver(() => String, {
    description:
      'Number such as INV/2627/18: at most 16 characters, without gaps per kind and financial year.',
  })
  number(@Root() document: TaxDocumentRow): string {
    return numberInWords(document);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the document that a credit note cancels; null for other documents.',
  })
  originalNumber(@Root() { ofKind, ofYear, ofNumber }: TaxDocumentRow): string | null {
    if (ofKind === null || ofYear === null || ofNumber === null) return null;
    return numberInWords({ kind: ofKind, year: ofYear, number: ofNumber });
  }

  @FieldResolver(() => Boolean, {
    description: 'True when a credit note has cancelled this document.',
  })
  isCredited(@Root() { isCredited }: TaxDocumentRow): boolean {
    return isCredited;
  }

  @FieldResolver(() => WebUrl, {
    description:
      'Signed URL that opens the PDF without a token for 10 minutes. It expires earlier when the session that requested it ends, or when the account loses access. Anyone with the URL can read this one document.',
  })
  url(
    @Root() { id: documentId, orderId, signedUrlUntil: until }: TaxDocumentRow,
    @Ctx() context: Context,
  ): string {
    const { userId, sessionId } = signedIn(context);
    return signedInvoiceUrl(context.app, { orderId, documentId, userId, sessionId, until });
  }
}
