import { Args, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { Can } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { Few } from '../graphql/few.js';
import { listLoader } from '../graphql/loader.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { changedOrder, OrderPayload } from '../orders/order.payloads.js';
import { SeenOrder } from '../orders/seen-order.inputs.js';
import { numberInWords } from './paper-number.js';
import { paperUrl } from './paper-address.js';
import { Paper } from './paper.entity.js';
import { type PaperRow, papersOf } from './papers.queries.js';
import { issuePaper } from './papers.service.js';

const loadPapers = listLoader(papersOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class PapersResolver {
  @Few(1)
  @FieldResolver(() => [Paper], {
    description:
      'Tax documents of the order, oldest first. A job issues the invoice or bill of supply seconds after the delivery; staff can issue it earlier. A credit note cancels each one that is no longer correct.',
  })
  papers(@Root() order: OrderRow, @Ctx() context: Context) {
    return loadPapers(context, order.id);
  }

  @Can('papers.write')
  @Mutation(() => OrderPayload, {
    description:
      'Issues the tax invoice of an order before its delivery; a company without a GSTIN issues a bill of supply. NOT_FOUND. CONFLICT when the order has a current invoice, waits for its pickup, is cancelled or has a total of ₹0. CONFLICT also before the company details are confirmed, and when another person changed the order since `version`.',
  })
  async issuePaper(@Args() seen: SeenOrder, @Ctx() context: Context): Promise<OrderPayload> {
    const paper = await issuePaper(signedIn(context), context, seen);
    return changedOrder(context.em, seen.id, `${numberInWords(paper)} issued`);
  }
}

@Resolver(() => Paper)
export class PaperFieldsResolver {
  @FieldResolver(() => String, {
    description:
      'Number such as INV/2627/18: at most 16 characters, without gaps per kind and financial year.',
  })
  number(@Root() paper: PaperRow): string {
    return numberInWords(paper);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Number of the document that a credit note cancels; null for other documents.',
  })
  refersTo(@Root() { ofKind, ofYear, ofNumber }: PaperRow): string | null {
    if (ofKind === null || ofYear === null || ofNumber === null) return null;
    return numberInWords({ kind: ofKind, year: ofYear, number: ofNumber });
  }

  @FieldResolver(() => Boolean, {
    description: 'True when a credit note has cancelled this document.',
  })
  takenBack(@Root() { takenBack }: PaperRow): boolean {
    return takenBack;
  }

  @FieldResolver(() => String, {
    description:
      'Signed URL that opens the PDF without a token for 10 minutes. It ends earlier with the session that requested it, or when the account loses access. Anyone with the URL can read this one document.',
  })
  url(
    @Root() { id: paperId, orderId, addressUntil: until }: PaperRow,
    @Ctx() context: Context,
  ): string {
    const { userId, sessionId } = signedIn(context);
    return paperUrl(context.app, { orderId, paperId, userId, sessionId, until });
  }
}
