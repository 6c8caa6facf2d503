import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { AdminOnly, SignedIn } from '../../graphql/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { readableDay } from '../../platform/dates.js';
import { RefundInput } from '../../payments/payment.inputs.js';
import { checkPart, checkRows } from '../../platform/inputs.js';
import { formatPaise } from '../../platform/money.js';
import { cancelOrder, rescheduleOrder } from './cancel-reschedule.service.js';
import { bookPickup } from './booking.service.js';
import {
  CancelOrderArgs,
  DeliverOrderArgs,
  MoveOrderArgs,
  OrderChange,
  PickupItemInput,
  RescheduleOrderArgs,
} from '../progress/progress.inputs.js';
import { updateOrderItems } from '../items/items.service.js';
import { BookPickupInput } from '../list/orders.inputs.js';
import { BookPickupPayload, OrderPayload } from '../order.payloads.js';
import { requireOrder } from '../list/orders.queries.js';
import { recordPickup } from '../items/pickup.service.js';
import { deliverOrder, moveOrder } from '../progress/progress.service.js';

const ERRORS =
  'NOT_FOUND; CONFLICT when somebody changed the order since `version`, or when its status does not allow it; BAD_USER_INPUT with fields.';

@Resolver()
export class OrderChangesResolver {
  @SignedIn()
  @Mutation(() => BookPickupPayload, {
    description:
      'Books a pickup for yourself, or for `userId` as an admin. BAD_USER_INPUT with fields; TOO_MANY_REQUESTS after 30 bookings within an hour, after 300 of a business. The same `idempotencyKey` again gives the same order and counts as one.',
  })
  async bookPickup(
    @Arg('input', () => BookPickupInput, { description: 'When, where and whom to call.' })
    input: BookPickupInput,
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: 'Made by the client once per booking, 1 to 100 printable characters.',
    })
    idempotencyKey: string | null,
    @Ctx() context: Context,
  ): Promise<BookPickupPayload> {
    const { id } = await bookPickup(signedIn(context), context, input, idempotencyKey ?? undefined);
    return { message: 'Pickup booked successfully', booking: await requireOrder(context.em, id) };
  }

  @SignedIn()
  @Mutation(() => OrderPayload, {
    description: `Calls an order off: your own while it waits for the pickup, or any until it is delivered as an admin. ${ERRORS}`,
  })
  async cancelOrder(@Args() args: CancelOrderArgs, @Ctx() context: Context): Promise<OrderPayload> {
    await cancelOrder(signedIn(context), context, args);
    return changed(context, args, 'Order cancelled');
  }

  @SignedIn()
  @Mutation(() => OrderPayload, {
    description: `Moves the pickup to another day: of your own order, or of any as an admin, while it waits for the pickup. ${ERRORS}`,
  })
  async rescheduleOrder(
    @Args() args: RescheduleOrderArgs,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await rescheduleOrder(signedIn(context), context, args);
    return changed(context, args, `Pickup moved to ${readableDay(args.pickupDate)}`);
  }

  @AdminOnly()
  @Mutation(() => OrderPayload, {
    description: `Records what was collected: the order becomes picked and its customer gets the bill. Fields such as \`items.2.quantity\`, rows counted from 0. ${ERRORS}`,
  })
  async recordPickup(
    @Args() seen: OrderChange,
    @Arg('items', () => [PickupItemInput], {
      description: 'What was counted: 1 to 100 lines, at most ₹1,00,00,000 in all.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await recordPickup(signedIn(context), context, seen, items);
    return changed(context, seen, 'Pickup recorded');
  }

  @AdminOnly()
  @Mutation(() => OrderPayload, {
    description: `Replaces the items of a picked or processed order. A total below what is paid needs \`refund\`, which gives the difference back in the same step. Fields such as \`items.2.quantity\`, rows counted from 0, \`refund\` and \`refund.amount\`. ${ERRORS}`,
  })
  async updateOrderItems(
    @Args() seen: OrderChange,
    @Arg('items', () => [PickupItemInput], {
      description:
        'All items from now on. What is on the order keeps its name, and its price unless given: name it by `id` when a cloth type stands on several lines.',
      validateFn: checkRows('items'),
    })
    items: PickupItemInput[],
    @Arg('refund', () => RefundInput, {
      nullable: true,
      description:
        'What goes back to the customer: at least what is paid above the new total, at most `refundable`. Only with a total below what is paid.',
      validateFn: checkPart('refund'),
    })
    refund: RefundInput | null,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateOrderItems(signedIn(context), context, seen, { items, refund });
    return changed(context, seen, 'Items updated');
  }

  @AdminOnly()
  @Mutation(() => OrderPayload, {
    description: `Moves an order forward one step (picked may skip processing), or back one step with a reason. Dispatching makes the delivery code. ${ERRORS}`,
  })
  async moveOrder(@Args() args: MoveOrderArgs, @Ctx() context: Context): Promise<OrderPayload> {
    await moveOrder(signedIn(context), context, args);
    return changed(context, args, `Order is now ${args.to}`);
  }

  @AdminOnly()
  @Mutation(() => OrderPayload, {
    description: `Hands a dispatched order over, with the code that its customer has; without the code a reason is needed. The message says what is still due, if anything, so that it is collected. ${ERRORS}`,
  })
  async deliverOrder(
    @Args() args: DeliverOrderArgs,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await deliverOrder(signedIn(context), context, args);
    const order = await requireOrder(context.em, args.id);
    const reminder = order.due > 0 ? `. ${formatPaise(order.due)} is still due` : '';
    return { message: `Order delivered${reminder}`, order };
  }
}

const changed = async (
  { em }: Context,
  { id }: OrderChange,
  message: string,
): Promise<OrderPayload> => ({ message, order: await requireOrder(em, id) });
