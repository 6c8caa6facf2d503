import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { RequirePermission } from '../../graphql/access/access.js';
import type { Context } from '../../graphql/context.js';
import { readableOrder } from '../../orders/list/orders.resolver.js';
import type { OrderRow } from '../../orders/list/order-rows.queries.js';
import { Order } from '../../orders/order.entity.js';
import type { Connection } from '../../platform/lists/pagination.js';
import { readableUser } from '../../users/actor.resolver.js';
import { User } from '../../users/user.entity.js';
import type { UserRow } from '../../users/users.queries.js';
import { ReportDays } from '../reports.inputs.js';
import { JournalPage } from './journal.inputs.js';
import { JournalVoucher, JournalVoucherConnection } from './journal.payloads.js';
import { journal } from './journal.queries.js';

@Resolver(() => JournalVoucher)
export class JournalResolver {
  @RequirePermission('reports.read')
  @Query(() => JournalVoucherConnection, {
    description:
      "Tax documents and ledger entries of a range of days as vouchers in double entry, oldest day first. An invoice debits the customer's account; a credit note or payment credits it. A cursor is valid only on the day (Asia/Kolkata) of its export. A cursor of another day is BAD_USER_INPUT with the field `after`; start again with the first page. The CSV export of REST is one request and may run past midnight. BAD_USER_INPUT with fields for a range that is reversed or longer than 366 days.",
  })
  journal(
    @Args() days: ReportDays,
    @Args() page: JournalPage,
    @Ctx() { em, exportDay }: Context,
  ): Promise<Connection<JournalVoucher>> {
    return journal(em, { ...days, ...page }, exportDay);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order; null without ORDERS_READ.',
  })
  order(@Root() { orderId }: JournalVoucher, @Ctx() context: Context): Promise<OrderRow | null> {
    return readableOrder(context, orderId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The customer of the order; null without CUSTOMERS_READ.',
  })
  customer(
    @Root() { customerId }: JournalVoucher,
    @Ctx() context: Context,
  ): Promise<UserRow | null> {
    return readableUser(context, customerId);
  }
}
