import { permissionOf } from '../../../rules/order-actions.js';
import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { KEY_ARGUMENT } from '../../platform/idempotency.js';
import { readableDay } from '../../platform/dates.js';
import { requireOrder } from '../list/orders.queries.js';
import { BookPickupPayload, changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { BookPickupInput, CancelOrderInput, RescheduleOrderInput } from './booking.inputs.js';
import { bookPickup } from './booking.service.js';
import { cancelOrder, rescheduleOrder } from './cancel-reschedule.service.js';

@Resolver()
export class BookingResolver {
  @SignedIn({ staffPermission: 'orders.book' })
  @Mutation(() => BookPickupPayload, {
    description:
      'Books a pickup. BAD_USER_INPUT with fields; TOO_MANY_REQUESTS after 30 bookings within an hour (300 for an enterprise, 1200 for staff). CONFLICT for a full slot, and for an 11th recurring pickup. A repeated request with the same `idempotencyKey` and body returns the same order and counts once for the rate limit; CONFLICT with another body.',
  })
  async bookPickup(
    @Arg('input', () => BookPickupInput, { description: 'Date, address and contact.' })
    input: BookPickupInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: KEY_ARGUMENT,
    })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<BookPickupPayload> {
    const { id } = await bookPickup(signedIn(context), context, input, idempotencyKey ?? undefined);
    return { message: 'Pickup booked successfully', booking: await requireOrder(context.em, id) };
  }

  @SignedIn({ staffPermission: permissionOf('CANCEL') })
  @Mutation(() => OrderPayload, {
    description: `Cancels an order. Its customer can cancel it before the pickup, staff before the delivery. ${ORDER_CHANGE_ERRORS}`,
  })
  async cancelOrder(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => CancelOrderInput, { description: 'The reason.' }) input: CancelOrderInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await cancelOrder(signedIn(context), context, { ...seen, ...input });
    return changedOrder(context.em, seen.id, 'Order cancelled');
  }

  @SignedIn({ staffPermission: permissionOf('RESCHEDULE') })
  @Mutation(() => OrderPayload, {
    description: `Moves the pickup to another day, before the pickup. A customer can move one order five times; CONFLICT after that. ${ORDER_CHANGE_ERRORS}`,
  })
  async rescheduleOrder(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => RescheduleOrderInput, { description: 'The new day and slot.' })
    input: RescheduleOrderInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await rescheduleOrder(signedIn(context), context, { ...seen, ...input });
    return changedOrder(context.em, seen.id, `Pickup moved to ${readableDay(input.pickupDate)}`);
  }
}
