import { permissionOf } from '../../../rules/order-actions.js';
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
      'Books a pickup for a customer on the phone, or an order at the counter. Customer, address and order are saved in one transaction. A new customer or address needs CUSTOMERS_WRITE. BAD_USER_INPUT with fields such as `customer.phone`; NOT_FOUND; TOO_MANY_REQUESTS. CONFLICT with the field `customer.name` when a customer with this name and phone exists; `customer.another: true` creates another one. A repeated request with the same `idempotencyKey` and body returns the same order; CONFLICT with another body.',
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
    const noun = input.walkIn ? 'Order' : 'Pickup';
    return { message: `${noun} booked successfully`, booking: await requireOrder(context.em, id) };
  }

  @RequirePermission(permissionOf('CHANGE_CONTACT'))
  @Mutation(() => OrderPayload, {
    description: `Corrects the address and contact of an order that is neither delivered nor cancelled. The customer gets a mail. ${ORDER_CHANGE_ERRORS}`,
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
