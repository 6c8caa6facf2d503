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
      'Papers that were issued for it, first the oldest: an invoice or bill of supply some seconds after the delivery or before it by staff, and a credit note for each that is no longer right.',
  })
  papers(@Root() order: OrderRow, @Ctx() context: Context) {
    return loadPapers(context, order.id);
  }

  @Can('papers.write')
  @Mutation(() => OrderPayload, {
    description:
      'Issues the tax invoice of an order before its delivery; a business without a GSTIN issues a bill of supply. NOT_FOUND. CONFLICT when the order has a valid invoice, waits for its pickup, is cancelled or has a total of ₹0. CONFLICT also before the company details are confirmed, and when another person changed the order since `version`.',
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
      'Its number, such as INV/2627/18: at most 16 characters, without gaps in its kind and financial year.',
  })
  number(@Root() paper: PaperRow): string {
    return numberInWords(paper);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Of a credit note: the number of the paper that it takes back.',
  })
  refersTo(@Root() { ofKind, ofYear, ofNumber }: PaperRow): string | null {
    if (ofKind === null || ofYear === null || ofNumber === null) return null;
    return numberInWords({ kind: ofKind, year: ofYear, number: ofNumber });
  }

  @FieldResolver(() => Boolean, { description: 'Whether a credit note has taken it back.' })
  takenBack(@Root() { takenBack }: PaperRow): boolean {
    return takenBack;
  }

  @FieldResolver(() => String, {
    description:
      'An address that opens its PDF without a token, for 10 minutes: in a browser, or in a program that reads files by their address. It ends before with the session that asked for it, and when its account may see the paper no more. Whoever has it reads this one paper.',
  })
  url(
    @Root() { id: paperId, orderId, addressUntil: until }: PaperRow,
    @Ctx() context: Context,
  ): string {
    const { userId, sessionId } = signedIn(context);
    return paperUrl(context.app, { orderId, paperId, userId, sessionId, until });
  }
}
