import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { AddressesResolver } from '../addresses/addresses.resolver.js';
import { UserAddressesResolver } from '../addresses/user-addresses.resolver.js';
import { FailedEmailsResolver } from '../failures/failed-emails.resolver.js';
import { FailedWebhooksResolver } from '../failures/failed-webhooks.resolver.js';
import { FailureSubscriptionsResolver } from '../failures/failure-subscriptions.resolver.js';
import { AreasResolver } from '../areas/areas.resolver.js';
import { HolidaysResolver } from '../areas/holidays.resolver.js';
import { WaitlistResolver } from '../areas/waitlist.resolver.js';
import { AuditResolver } from '../audit/audit.resolver.js';
import { AccountSecurityResolver } from '../auth/account-security/account-security.resolver.js';
import { AuthResolver } from '../auth/auth.resolver.js';
import { PasskeysResolver } from '../auth/passkeys/passkeys.resolver.js';
import { ClothsResolver } from '../cloths/cloths.resolver.js';
import { ContactResolver } from '../contact/contact.resolver.js';
import { DashboardResolver } from '../dashboard/dashboard.resolver.js';
import { AccessPresetsResolver } from '../employees/access-presets.resolver.js';
import { EmployeesResolver } from '../employees/employees.resolver.js';
import { UserPermissionsResolver } from '../employees/user-permissions.resolver.js';
import { EnterpriseTermsResolver } from '../enterprises/enterprise-terms.resolver.js';
import { EnterprisesResolver } from '../enterprises/enterprises.resolver.js';
import { PriceListResolver } from '../enterprises/price-list.resolver.js';
import { FeedbackResolver } from '../feedback/feedback.resolver.js';
import { applyPolicies } from '../graphql/access/access.js';
import { applySubscriptionPolicies } from '../graphql/access/subscription-access.js';
import { BusinessLogoResolver } from '../business/business-logo.resolver.js';
import { BusinessResolver } from '../business/business.resolver.js';
import { MergingResolver } from '../merging/merging.resolver.js';
import { BookingResolver } from '../orders/booking/booking.resolver.js';
import { PromisedDateResolver } from '../orders/booking/promised-date.resolver.js';
import { StaffBookingResolver } from '../orders/booking/staff-booking.resolver.js';
import { CreditResolver } from '../orders/items/credit.resolver.js';
import { BillTaxSettingsResolver } from '../orders/items/bill-tax-settings.resolver.js';
import { PickupResolver } from '../orders/items/pickup.resolver.js';
import { SavedFiltersResolver } from '../saved-filters/saved-filters.resolver.js';
import { SearchResolver } from '../orders/search/search.resolver.js';
import { OrderSettingsResolver } from '../orders/settings/order-settings.resolver.js';
import {
  PieceCountsResolver,
  PieceCountFieldsResolver,
} from '../orders/piece-counts/piece-counts.resolver.js';
import { WaitingInvoicesResolver } from '../invoicing/waiting-invoices.resolver.js';
import { DocumentSeriesResolver } from '../invoicing/document-series.resolver.js';
import {
  TaxDocumentFieldsResolver,
  TaxDocumentsResolver,
} from '../invoicing/tax-documents.resolver.js';
import { OrderPhotoFieldsResolver, PhotosResolver } from '../photos/photos.resolver.js';
import { OrdersResolver } from '../orders/list/orders.resolver.js';
import { OrderSubscriptionsResolver } from '../orders/subscriptions/order-subscriptions.resolver.js';
import { OrderEmailsResolver } from '../orders/mails/order-mails.resolver.js';
import {
  OrderEventFieldsResolver,
  OrderFieldsResolver,
  OrderItemFieldsResolver,
} from '../orders/order-fields.resolver.js';
import { DeliveryCodeResolver } from '../orders/status/delivery-code.resolver.js';
import { StatusResolver } from '../orders/status/status.resolver.js';
import { BookedPickupCountResolver } from '../orders/slots/booked-pickup-count.resolver.js';
import { PickupAvailabilityResolver } from '../orders/slots/pickup-availability.resolver.js';
import { AddressDeletionResolver } from '../orders/address-deletion/address-deletion.resolver.js';
import { RecurringSubscriptionsResolver } from '../orders/recurring/recurring-subscriptions.resolver.js';
import { RecurringResolver } from '../orders/recurring/recurring.resolver.js';
import { BulkResolver } from '../orders/bulk/bulk.resolver.js';
import { EnterpriseDeletionResolver } from '../orders/enterprise-deletion/enterprise-deletion.resolver.js';
import { OrderLinkResolver } from '../payment-links/order-link.resolver.js';
import { BillCorrectionResolver } from '../payments/bill-correction.resolver.js';
import {
  OrderPaymentsResolver,
  PaymentFieldsResolver,
} from '../payments/order-payments.resolver.js';
import { CashUpResolver } from '../payments/cash-up/cash-up.resolver.js';
import { PaymentsResolver } from '../payments/payments.resolver.js';
import { ReceiptResolver } from '../payments/receipt.resolver.js';
import { checkInput } from '../platform/input-decorators.js';
import { GstResolver } from '../reports/gst/gst.resolver.js';
import { JournalResolver } from '../reports/journal/journal.resolver.js';
import { ControlResolver } from '../reports/control/control.resolver.js';
import { ReportsResolver } from '../reports/reports.resolver.js';
import { RoundSubscriptionsResolver } from '../rounds/round-subscriptions.resolver.js';
import { OrderStopResolver } from '../rounds/order-stop.resolver.js';
import { RoundFieldsResolver, RoundsOfDayFieldsResolver } from '../rounds/round-fields.resolver.js';
import { RoundsResolver } from '../rounds/rounds.resolver.js';
import { SocialResolver } from '../social/social.resolver.js';
import { StatementsResolver } from '../statements/statements.resolver.js';
import { AccountResolver } from '../users/account.resolver.js';
import { EmailChangeResolver } from '../users/email-change/email-change.resolver.js';
import { EmailLinkResolver } from '../users/email-change/email-link.resolver.js';
import { UsersResolver } from '../users/users.resolver.js';

const resolvers = [
  AccountResolver,
  EmailChangeResolver,
  AccountSecurityResolver,
  AddressDeletionResolver,
  AddressesResolver,
  AreasResolver,
  AuditResolver,
  AuthResolver,
  BillCorrectionResolver,
  BookingResolver,
  BusinessLogoResolver,
  BusinessResolver,
  CashUpResolver,
  HolidaysResolver,
  ClothsResolver,
  ContactResolver,
  PieceCountsResolver,
  OrderSettingsResolver,
  DashboardResolver,
  StaffBookingResolver,
  SavedFiltersResolver,
  SearchResolver,
  PromisedDateResolver,
  AccessPresetsResolver,
  EmployeesResolver,
  EnterpriseDeletionResolver,
  DeliveryCodeResolver,
  EnterprisesResolver,
  EnterpriseTermsResolver,
  FailedEmailsResolver,
  FailedWebhooksResolver,
  FeedbackResolver,
  FailureSubscriptionsResolver,
  OrderSubscriptionsResolver,
  RoundSubscriptionsResolver,
  EmailLinkResolver,
  OrderEventFieldsResolver,
  OrderFieldsResolver,
  OrderItemFieldsResolver,
  OrderLinkResolver,
  OrderEmailsResolver,
  OrderPaymentsResolver,
  MergingResolver,
  OrdersResolver,
  PasskeysResolver,
  PaymentFieldsResolver,
  PaymentsResolver,
  OrderPhotoFieldsResolver,
  PhotosResolver,
  TaxDocumentsResolver,
  TaxDocumentFieldsResolver,
  DocumentSeriesResolver,
  WaitingInvoicesResolver,
  BillTaxSettingsResolver,
  PickupResolver,
  CreditResolver,
  BookedPickupCountResolver,
  PickupAvailabilityResolver,
  PieceCountFieldsResolver,
  PriceListResolver,
  StatusResolver,
  BulkResolver,
  ReceiptResolver,
  RecurringSubscriptionsResolver,
  RecurringResolver,
  ReportsResolver,
  ControlResolver,
  GstResolver,
  JournalResolver,
  OrderStopResolver,
  RoundFieldsResolver,
  RoundsOfDayFieldsResolver,
  RoundsResolver,
  SocialResolver,
  StatementsResolver,
  UserAddressesResolver,
  UserPermissionsResolver,
  UsersResolver,
  WaitlistResolver,
] as const satisfies NonEmptyArray<new () => object>;

/** TypeGraphQL requires a source of events, but each subscription of this server has its own. */
const noTopics = {
  publish: () => undefined,
  subscribe: (topic: string): never => {
    throw new Error(`Publishing is not available: ${topic}`);
  },
};

const ROOTS = {
  Query: 'Operations that only read data.',
  Mutation: 'Operations that change data. Mutations of one document run one after the other.',
  Subscription:
    'Events about changes, over a WebSocket. They do not contain the data; read it with a query.',
};

/** Builds the schema: every operation with its policy, every input with its validation. */
export function createSchema(): GraphQLSchema {
  const options = { resolvers, validateFn: checkInput, validate: true, pubSub: noTopics };
  const schema = applySubscriptionPolicies(applyPolicies(buildSchemaSync(options)));
  for (const [name, description] of Object.entries(ROOTS))
    Object.assign(schema.getType(name) ?? {}, { description });
  return schema;
}

/** The schema of this process. It never changes, so all servers of a process share it. */
export const schema = createSchema();
