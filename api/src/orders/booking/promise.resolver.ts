import { Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { Can } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { readableDay } from '../../platform/dates.js';
import { changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS } from '../seen-order.inputs.js';
import { PromiseOrderArgs } from './promise.inputs.js';
import { promiseOrder } from './promise.service.js';

@Resolver()
export class PromiseResolver {
  @Can('orders.book')
  @Mutation(() => OrderPayload, {
    description: `Promises another delivery day, before the order is delivered or cancelled. The customer gets a mail. ${ORDER_CHANGE_ERRORS}`,
  })
  async promiseOrder(
    @Args() args: PromiseOrderArgs,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await promiseOrder(signedIn(context), context, args);
    return changedOrder(context.em, args.id, `Promised by ${readableDay(args.promisedBy)}`);
  }
}
