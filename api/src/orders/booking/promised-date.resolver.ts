import { permissionOf } from '../../../rules/order-actions.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { readableDay } from '../../platform/dates.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { UpdatePromisedDateInput } from './promised-date.inputs.js';
import { updatePromisedDate } from './promised-date.service.js';

@Resolver()
export class PromisedDateResolver {
  @RequirePermission(permissionOf('CHANGE_PROMISED_DATE'))
  @Mutation(() => OrderPayload, {
    description: `Changes the promised date of an order that is neither delivered nor cancelled. The customer gets a mail. ${ORDER_CHANGE_ERRORS}`,
  })
  async updatePromisedDate(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => UpdatePromisedDateInput, { description: 'The new day and the reason.' })
    input: UpdatePromisedDateInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updatePromisedDate(signedIn(context), context, { ...seen, ...input });
    return changedOrder(context.em, seen.id, `Promised by ${readableDay(input.promisedDate)}`);
  }
}
