import {
  Arg,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { AdminOnly, SignedIn } from '../access.js';
import { type Context, signedIn } from '../context.js';
import { type Connection, connectionOf } from '../platform/pagination.js';
import { Paise } from '../platform/scalars.js';
import { Role } from '../users/user.entity.js';
import { bookPickup } from './booking.service.js';
import { BookPickupInput, OrderFilter } from './order.inputs.js';
import { OrderItem } from './order-item.entity.js';
import { Order } from './order.entity.js';
import { listOrders, type OrderRow, requireOrder } from './orders.queries.js';
import { OrderStatus } from './order.status.js';

@ObjectType({ description: 'Who an order belongs to, as far as an order shows it.' })
export class OrderCustomer {
  @Field(() => ID, { description: 'Id of the user.' })
  id!: string;

  @Field(() => String, { description: 'Name of the user.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'Phone of the user: ten digits.' })
  phone!: string | null;

  @Field(() => Role, { description: 'Customer or enterprise, as a rule.' })
  role!: Role;
}

@ObjectType({ description: 'A booked pickup.' })
export class BookPickupPayload {
  @Field(() => String, { description: 'What happened, in words for a person.' })
  message!: string;

  @Field(() => Order, { description: 'The new order.' })
  booking!: OrderRow;
}

export const OrderConnection = connectionOf(Order, 'OrderConnection');

/** The charge on top of online payments, in paise. */
export const SERVICE_CHARGE = 100;

@Resolver(() => Order)
export class OrdersResolver {
  @SignedIn()
  @Query(() => OrderConnection, { description: 'Your own orders, newest first.' })
  myOrders(
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Which ones.' })
    filter: OrderFilter | null,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Rows of a page, 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the page before.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<OrderRow>> {
    const { userId } = signedIn(context);
    return listOrders(context.em, { ...filter, userId }, { first, after });
  }

  @AdminOnly()
  @Query(() => OrderConnection, { description: 'All orders, newest first.' })
  orders(
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Which ones.' })
    filter: OrderFilter | null,
    @Arg('first', () => Int, { defaultValue: 50, description: 'Rows of a page, 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: '`endCursor` of the page before.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<Connection<OrderRow>> {
    return listOrders(context.em, filter ?? {}, { first, after });
  }

  @SignedIn()
  @Query(() => Order, {
    description: 'One order: your own, or any for an admin. NOT_FOUND otherwise.',
  })
  order(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: Context,
  ) {
    const { role, userId } = signedIn(context);
    return requireOrder(context.em, id, role === Role.ADMIN ? undefined : userId);
  }

  @SignedIn()
  @Mutation(() => BookPickupPayload, {
    description:
      'Books a pickup for yourself, or for `userId` as an admin. BAD_USER_INPUT with fields. The same `idempotencyKey` again gives the same order.',
  })
  async bookPickup(
    @Arg('input', () => BookPickupInput) input: BookPickupInput,
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

  @FieldResolver(() => OrderCustomer, { description: 'Whose order it is.' })
  user(@Root() order: OrderRow): OrderCustomer {
    return order.user;
  }

  @FieldResolver(() => [OrderItem], { description: 'What was picked up; empty before the pickup.' })
  items(@Root() order: OrderRow) {
    return order.items;
  }

  @FieldResolver(() => Paise, {
    description: 'Charge on top of an online payment, in paise; not part of the total.',
  })
  serviceCharge(): number {
    return SERVICE_CHARGE;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'Four digits that its customer tells staff on delivery. Only there while the order is dispatched, and for its customer only.',
  })
  deliveryOTP(@Root() order: OrderRow, @Ctx() { viewer }: Context): string | null {
    const own = viewer?.userId === order.userId && order.orderStatus === OrderStatus.DISPATCHED;
    return own ? order.deliveryOtp : null;
  }
}
