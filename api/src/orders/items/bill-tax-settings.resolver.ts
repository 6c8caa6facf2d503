import { Ctx, Field, FieldResolver, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/data-loaders.js';
import { notFound } from '../../platform/errors.js';
import { BasisPoints } from '../../platform/scalars.js';
import { Order } from '../order.entity.js';
import type { OrderRow } from '../list/order-rows.queries.js';
import { taxSettingsFrom } from './bill-tax-settings.js';
import { billTaxSettingsOf } from './bill-tax-settings.queries.js';
import type { TaxTerms } from './bill-calculation.js';

@ObjectType('BillTerms', {
  simpleResolvers: true,
  description:
    'Tax and rounding settings of a bill. The client computes the total of an unsaved bill with them.',
})
class BillTaxSettingsPayload {
  @Field(() => Boolean, {
    description:
      'True when tax is added to the prices. False when prices include tax, or when the laundry has no GSTIN.',
  })
  taxIsAdded!: boolean;

  @Field(() => Boolean, {
    description: 'True when the pickup address is in another state than the laundry.',
  })
  isInterState!: boolean;

  @Field(() => Boolean, {
    description:
      'True when the total is rounded to whole rupees, with a ROUNDING adjustment for the difference.',
  })
  roundsToRupee!: boolean;

  @Field(() => BasisPoints, {
    description:
      'Tax rate of items without their own rate, in hundredths of a percent: 1800 is 18%.',
  })
  taxRate!: number;
}

const loadTaxSettings = rowLoader(billTaxSettingsOf, ({ orderId }) => orderId);

@Resolver(() => Order)
export class BillTaxSettingsResolver {
  @FieldResolver(() => BillTaxSettingsPayload, {
    description: 'Tax and rounding settings of the bill of this order, also before the pickup.',
  })
  async billTerms(@Root() order: OrderRow, @Ctx() context: Context): Promise<TaxTerms> {
    const row = await loadTaxSettings(context, order.id);
    if (!row) throw notFound('Order');
    return taxSettingsFrom(row);
  }
}
