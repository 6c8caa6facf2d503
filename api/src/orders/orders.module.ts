import type { AppModule } from '../app-module.js';
import { AddressDeletionResolver } from './address-deletion/address-deletion.resolver.js';
import { BookingResolver } from './booking/booking.resolver.js';
import { PromisedDateResolver } from './booking/promised-date.resolver.js';
import { StaffBookingResolver } from './booking/staff-booking.resolver.js';
import { BulkResolver } from './bulk/bulk.resolver.js';
import { EnterpriseDeletionResolver } from './enterprise-deletion/enterprise-deletion.resolver.js';
import { BillTaxSettingsResolver } from './items/bill-tax-settings.resolver.js';
import { CreditResolver } from './items/credit.resolver.js';
import { PickupResolver } from './items/pickup.resolver.js';
import { foldOrderAggregates } from './list/order-aggregates.queries.js';
import { OrdersResolver } from './list/orders.resolver.js';
import { OrderEmailsResolver } from './mails/order-mails.resolver.js';
import {
  OrderEventFieldsResolver,
  OrderFieldsResolver,
  OrderItemFieldsResolver,
} from './order-fields.resolver.js';
import { orderRoutes } from './orders.rest.js';
import {
  PieceCountFieldsResolver,
  PieceCountsResolver,
} from './piece-counts/piece-counts.resolver.js';
import { MAKE_DUE_PICKUPS, makeDuePickups } from './recurring/due-pickups.service.js';
import { RecurringSubscriptionsResolver } from './recurring/recurring-subscriptions.resolver.js';
import { RecurringResolver } from './recurring/recurring.resolver.js';
import { SearchResolver } from './search/search.resolver.js';
import { OrderSettingsResolver } from './settings/order-settings.resolver.js';
import { BookedPickupCountResolver } from './slots/booked-pickup-count.resolver.js';
import { PickupAvailabilityResolver } from './slots/pickup-availability.resolver.js';
import { DeliveryCodeResolver } from './status/delivery-code.resolver.js';
import { StatusResolver } from './status/status.resolver.js';
import { OrderSubscriptionsResolver } from './subscriptions/order-subscriptions.resolver.js';

export const ordersModule: AppModule = {
  resolvers: [
    AddressDeletionResolver,
    BillTaxSettingsResolver,
    BookedPickupCountResolver,
    BookingResolver,
    BulkResolver,
    CreditResolver,
    DeliveryCodeResolver,
    EnterpriseDeletionResolver,
    OrderEmailsResolver,
    OrderEventFieldsResolver,
    OrderFieldsResolver,
    OrderItemFieldsResolver,
    OrderSettingsResolver,
    OrderSubscriptionsResolver,
    OrdersResolver,
    PickupAvailabilityResolver,
    PickupResolver,
    PieceCountFieldsResolver,
    PieceCountsResolver,
    PromisedDateResolver,
    RecurringResolver,
    RecurringSubscriptionsResolver,
    SearchResolver,
    StaffBookingResolver,
    StatusResolver,
  ],
  restRoutes: orderRoutes,
  jobs: ({ orm, app }) => ({
    tasks: {
      fold_order_figures: () => foldOrderAggregates(orm.em.fork()),
      [MAKE_DUE_PICKUPS]: () => makeDuePickups({ em: orm.em.fork(), app }),
    },
    crontab: [
      '5,15,25,35,45,55 * * * * fold_order_figures',
      // Hourly from 9:00 to 23:00 in Asia/Kolkata, so that no mail is sent at night. Each run also
      // does the work of missed runs.
      `30 3-17 * * * ${MAKE_DUE_PICKUPS}`,
    ],
  }),
};
