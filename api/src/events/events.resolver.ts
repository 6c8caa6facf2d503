import { ArrayMaxSize, IsOptional } from 'class-validator';
import { Args, ArgsType, Ctx, Field, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { customerOfList } from '../auth/ownership.policy.js';
import { hasPermission } from '../auth/permission.policy.js';
import { SignedIn } from '../graphql/access/access.js';
import { type Context, signedIn } from '../graphql/context.js';
import { readableOrder } from '../orders/list/orders.resolver.js';
import type { OrderRow } from '../orders/list/order-rows.queries.js';
import { Order } from '../orders/order.entity.js';
import { actorFor } from '../orders/timeline/timeline.policy.js';
import { OptionalId } from '../platform/input-decorators.js';
import { type Connection, connectionOf, pageArgs } from '../platform/lists/pagination.js';
import { DateTime } from '../platform/scalars.js';
import { Actor } from '../users/actor.js';
import { readableUser } from '../users/actor.resolver.js';
import { User } from '../users/user.entity.js';
import type { UserRow } from '../users/users.queries.js';
import { EventType } from './event-type.js';
import { Event, EventData } from './event.entity.js';
import { checkTypes, readableTypes } from './events.policy.js';
import { type EventRow, listEvents } from './events.queries.js';

const EventConnection = connectionOf(Event);

@ArgsType()
class EventsArgs extends pageArgs(100) {
  @IsOptional()
  @ArrayMaxSize(100)
  @Field(() => [EventType], {
    nullable: true,
    description: 'Only events of these types, at most 100; all that you may read by default.',
  })
  types?: EventType[] | null;

  @OptionalId('Customer')
  @Field(() => ID, { nullable: true, description: 'Only events about this customer.' })
  customerId?: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Begins with the first event at or after this time, instead of the oldest one. Only without `after`.',
  })
  since?: Date | null;
}

@Resolver(() => Event)
export class EventsResolver {
  @SignedIn({ staffPermission: 'orders.read' })
  @Query(() => EventConnection, {
    description:
      'The event feed of the last 90 days, oldest event first. `endCursor` is never null: store it, and send it later as `after`. An event appears when all earlier transactions have ended, usually within a second. A higher `subjectVersion` is the newer state of a record. Without `types`, staff get all types that they may read. CUSTOMER and ADDRESS need CUSTOMERS_READ, RECURRING_PICKUP needs ORDERS_BOOK, STATEMENT needs REPORTS_READ, CASH_UP needs PAYMENTS_TAKE. FORBIDDEN for a type without its permission. BAD_USER_INPUT with reason CURSOR_TOO_OLD for a cursor of deleted events.',
  })
  events(
    @Args(() => EventsArgs) args: EventsArgs,
    @Ctx() context: Context,
  ): Promise<Connection<EventRow>> {
    const { types, customerId, since, ...page } = args;
    const viewer = signedIn(context);
    const owner = customerOfList(viewer, customerId, 'orders.read');
    if (hasPermission(viewer, 'orders.read')) checkTypes(viewer, types ?? []);
    const selection = {
      types: readableTypes(viewer, types ?? undefined),
      customerId: owner,
      since,
    };
    return listEvents(context.em, selection, page);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description:
      'The order as it is now; null for events about no order, and for viewers who may not read it.',
  })
  order(@Root() event: EventRow, @Ctx() context: Context): Promise<OrderRow | null> {
    return readableOrder(context, event.orderId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The customer or enterprise as it is now; it may be deleted. Null for events about no customer. Also null for another account if the viewer lacks CUSTOMERS_READ.',
  })
  customer(@Root() event: EventRow, @Ctx() context: Context): Promise<UserRow | null> {
    return readableUser(context, event.customerId);
  }

  @FieldResolver(() => ID, {
    nullable: true,
    description: 'Id of the customer or enterprise; null for events about no customer.',
  })
  customerId(@Root() event: EventRow): string | null {
    return event.customerId;
  }

  @FieldResolver(() => Actor, {
    nullable: true,
    description:
      'The person or app who made the change. Null for a job or command of the server, and for customers if staff made the change.',
  })
  actor(@Root() event: EventRow, @Ctx() { viewer }: Context): Actor | null {
    return actorFor(viewer, event);
  }

  @FieldResolver(() => EventData, { description: 'Details of the event.' })
  data(@Root() event: EventRow): EventData {
    return event;
  }
}
