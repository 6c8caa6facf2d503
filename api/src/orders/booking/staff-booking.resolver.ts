import { Arg, Args, Ctx, Mutation, Resolver } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { KEY_ARGUMENT } from '../../platform/idempotency.js';
import { requireOrder } from '../list/orders.queries.js';
import { BookPickupPayload, changedOrder, OrderPayload } from '../order.payloads.js';
import { ORDER_CHANGE_ERRORS, OrderVersionArgs } from '../versioned-order.inputs.js';
import { updateOrderContact } from './order-contact.service.js';
import { createBookingForCustomer } from './staff-booking.service.js';
import { CreateBookingForCustomerInput, UpdateOrderContactInput } from './staff-booking.inputs.js';

@Resolver()
export class StaffBookingResolver {
  @RequirePermission('orders.book')
  @Mutation(() => BookPickupPayload, {
    description:
      'Books for a customer on the phone or at the counter. Customer, address and order are saved in one transaction. Creating a customer or an address needs CUSTOMERS_WRITE. BAD_USER_INPUT with fields such as `customer.phone`; NOT_FOUND; TOO_MANY_REQUESTS. CONFLICT with the field `customer.name` when a customer has the same name and phone; `another` confirms that it is another person. The same `idempotencyKey` with the same body returns the same order; CONFLICT with another body.',
  })
  async createBookingForCustomer(
    @Arg('idempotencyKey', () => String, {
      nullable: true,
      description: KEY_ARGUMENT,
    })
    idempotencyKey: string | null,
    @Arg('input', () => CreateBookingForCustomerInput, {
      description: 'Customer, address and date.',
    })
    input: CreateBookingForCustomerInput,
    @Ctx() context: Context,
  ): Promise<BookPickupPayload> {
    const key = idempotencyKey ?? undefined;
    const { id } = await createBookingForCustomer(signedIn(context), context, input, key);
    const what = input.walkIn ? 'Order' : 'Pickup';
    return { message: `${what} booked successfully`, booking: await requireOrder(context.em, id) };
  }

  @RequirePermission('orders.book')
  @Mutation(() => OrderPayload, {
    description: `Corrects the address and contact of an order before it is delivered or cancelled. The customer gets a mail. ${ORDER_CHANGE_ERRORS}`,
  })
  async updateOrderContact(
    @Args() seen: OrderVersionArgs,
    @Arg('input', () => UpdateOrderContactInput, {
      description: 'The corrected values and the reason.',
    })
    input: UpdateOrderContactInput,
    @Ctx() context: Context,
  ): Promise<OrderPayload> {
    await updateOrderContact(signedIn(context), context, seen, input);
    return changedOrder(context.em, seen.id, 'Address or contact changed');
  }
}
