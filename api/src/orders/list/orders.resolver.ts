import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { hasPermission } from '../../auth/permission.policy.js';
import { RequirePermission, SignedIn } from '../../graphql/access/access.js';
import { type Context, signedIn } from '../../graphql/context.js';
import { rowLoader } from '../../graphql/data-loaders.js';
import { isNodeFieldRequested } from '../../graphql/field-selection.js';
import { type Connection, type Page, pageArgs } from '../../platform/lists/pagination.js';
import { orderCustomers, orderTotals } from './order-aggregates.queries.js';
import type { OrderConditions } from './order-filter.queries.js';
import { OrderCustomersArgs, OrderFilter, OrderSort } from './orders.inputs.js';
import { CustomerSuggestion, OrderConnection, OrderTotals } from '../order.payloads.js';
import { Order } from '../order.entity.js';
import { OrderQueueCount } from './order-queue.payloads.js';
import { orderQueueCounts } from './order-queue.queries.js';
import type { OrderParts, OrderRow } from './order-rows.queries.js';
import { listOrders, ordersByIds, requireOrder } from './orders.queries.js';

const MyOrdersPage = pageArgs(20);
const OrdersPage = pageArgs(50);

/** Paths of the fields that need the detail columns of an order. */
const DETAILS = [
  ...['actions', 'refundable', 'pickupName', 'pickupPhoneNumber', 'note', 'slotId'].map((name) => [
    name,
  ]),
  ...['deliveryOTP', 'printedCode', 'codeNeeded'].map((name) => [name]),
  ['items', 'clothId'],
  ['items', 'taxRate'],
  ['items', 'listPrice'],
];

const partsOf = (info: GraphQLResolveInfo): OrderParts => ({
  user: ['user', 'printedCode', 'codeNeeded'].some((name) => isNodeFieldRequested(info, name)),
  items: isNodeFieldRequested(info, 'items') || isNodeFieldRequested(info, 'itemsTotal'),
  pieceCounts:
    isNodeFieldRequested(info, 'hasPieceCountMismatch') ||
    isNodeFieldRequested(info, 'missingCounts'),
  details: DETAILS.some((names) => isNodeFieldRequested(info, ...names)),
});

const readsEmails = (context: Context): boolean =>
  hasPermission(signedIn(context), 'customers.read');

/**
 * Adds the search rights of staff to a filter. The customer text matches e-mail addresses only for
 * viewers who may read them.
 */
const withSearchRights = (context: Context, filter: OrderFilter | null): OrderConditions => ({
  ...filter,
  byEmail: readsEmails(context),
});

const loadOrder = rowLoader(ordersByIds, ({ id }) => id);

/** An order that another record refers to; null without ORDERS_READ, except for its customer. */
export async function readableOrder(context: Context, id: string | null): Promise<OrderRow | null> {
  const viewer = signedIn(context);
  const order = id ? await loadOrder(context, id) : undefined;
  if (!order) return null;
  return hasPermission(viewer, 'orders.read') || order.userId === viewer.userId ? order : null;
}

@Resolver()
export class OrdersResolver {
  @SignedIn()
  @Query(() => OrderConnection, {
    description:
      "The viewer's own orders, newest first; with `updatedSince` by the last change. BAD_USER_INPUT with fields.",
  })
  myOrders(
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Filter for the orders.' })
    filter: OrderFilter | null,
    @Args(() => MyOrdersPage) page: Page,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<OrderRow>> {
    const { userId } = signedIn(context);
    const own = { ...filter, customerId: userId, own: true };
    return listOrders(context.em, { filter: own, page, parts: partsOf(info) });
  }

  @RequirePermission('orders.read')
  @Query(() => OrderConnection, {
    description:
      'All orders, newest first by default; with `updatedSince` by the last change. A cursor is valid only for the `sort` of the request that returned it. BAD_USER_INPUT with fields.',
  })
  orders(
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Filter for the orders.' })
    filter: OrderFilter | null,
    @Arg('sort', () => OrderSort, { nullable: true, description: 'Sort order.' })
    sort: OrderSort | null,
    @Args(() => OrdersPage) page: Page,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<OrderRow>> {
    const list = { filter: withSearchRights(context, filter), page, sort: sort ?? undefined };
    return listOrders(context.em, { ...list, parts: partsOf(info) });
  }

  @RequirePermission('reports.read')
  @Query(() => OrderTotals, {
    description:
      'Count and sums over all orders that match the filter. They are not limited to one page.',
  })
  orderTotals(
    @Arg('filter', () => OrderFilter, { nullable: true, description: 'Filter for the orders.' })
    filter: OrderFilter | null,
    @Ctx() context: Context,
  ): Promise<OrderTotals> {
    return orderTotals(context.em, withSearchRights(context, filter));
  }

  @RequirePermission('orders.read')
  @Query(() => [OrderQueueCount], {
    description: 'Number of orders in each order queue; no filter applies.',
  })
  orderQueueCounts(@Ctx() { em }: Context): Promise<OrderQueueCount[]> {
    return orderQueueCounts(em);
  }

  @SignedIn({ staffPermission: 'orders.read', allowsDrivers: true })
  @Query(() => Order, {
    description:
      'One order. NOT_FOUND when the viewer may not see it; FORBIDDEN for staff without ORDERS_READ.',
  })
  order(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: Context,
  ): Promise<OrderRow> {
    return requireOrder(context.em, id, signedIn(context));
  }

  @RequirePermission('orders.read')
  @Query(() => [CustomerSuggestion], {
    description:
      'Customers with orders, sorted by name, for the order filter. BAD_USER_INPUT with fields.',
  })
  orderCustomers(
    @Args() { search, first }: OrderCustomersArgs,
    @Ctx() context: Context,
  ): Promise<CustomerSuggestion[]> {
    const byEmail = readsEmails(context);
    return orderCustomers(context.em, { search, first, byEmail });
  }
}
