import { Ctx, Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/loader.js';
import { notFound } from '../../platform/errors.js';
import { Order } from '../order.entity.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { termsFrom } from './bill-terms.js';
import { billTermsOf } from './bill-terms.queries.js';
import type { TaxTerms } from './order.bill.js';

@ObjectType('BillTerms', {
  simpleResolvers: true,
  description: 'How a bill is reckoned, for whoever shows what it comes to before it is saved.',
})
class BillTermsPayload {
  @Field(() => Boolean, {
    description:
      'Whether tax comes on top of its prices; else it is within them, or the business has no GSTIN.',
  })
  taxIsAdded!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is handed over in another state than that of the business.',
  })
  isInterState!: boolean;

  @Field(() => Boolean, { description: 'Whether it comes to whole rupees.' })
  roundsToRupee!: boolean;

  @Field(() => Int, {
    description:
      'Rate of the tax of items that say none of their own, in hundredths of a percent: 1800 is 18 %.',
  })
  taxRate!: number;
}

const loadTerms = rowLoader(billTermsOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class BillTermsResolver {
  @FieldResolver(() => BillTermsPayload, {
    description: 'How its bill is reckoned, or will be at its pickup.',
  })
  async billTerms(@Root() order: OrderRow, @Ctx() context: Context): Promise<TaxTerms> {
    const row = await loadTerms(context, order.id);
    if (!row) throw notFound('Order');
    return termsFrom(row);
  }
}
