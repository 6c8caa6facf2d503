import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { readableDay } from '../../platform/dates.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS } from '../versioned-order.inputs.js';
import { SetPromisedDateArgs } from './promised-date.inputs.js';
import { setPromisedDate } from './promised-date.service.js';

@Resolver()
export class PromisedDateResolver {
  @RequirePermission('orders.book')
  @Mutation(() => OrderPayload, {
    description: `Promises another delivery day, before the order is delivered or cancelled. The customer gets a mail. ${ORDER_CHANGE_ERRORS}`,
  })
  async setPromisedDate(
    @Args() args: SetPromisedDateArgs,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await setPromisedDate(signedIn(context), context, args);
    return changedOrder(context.em, args.id, `Promised by ${readableDay(args.promisedDate)}`);
  }
}
