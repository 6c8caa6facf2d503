import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { guard } from '../graphql/access.js';
import { AddressesResolver } from '../addresses/addresses.resolver.js';
import { AccountSecurityResolver } from '../auth/account-security/account-security.resolver.js';
import { AuthResolver } from '../auth/auth.resolver.js';
import { PasskeysResolver } from '../auth/passkeys/passkeys.resolver.js';
import { ClothsResolver } from '../cloths/cloths.resolver.js';
import { ContactResolver } from '../contact/contact.resolver.js';
import { DashboardResolver } from '../dashboard/dashboard.resolver.js';
import { EmployeesResolver } from '../employees/employees.resolver.js';
import { EnterprisesResolver } from '../enterprises/enterprises.resolver.js';
import { PriceListResolver } from '../enterprises/price-list.resolver.js';
import { FeedbackResolver } from '../feedback/feedback.resolver.js';
import { OrderChangesResolver } from '../orders/booking/booking.resolver.js';
import {
  OrderEventFieldsResolver,
  OrderFieldsResolver,
  OrderItemFieldsResolver,
} from '../orders/order-fields.resolver.js';
import { MailsResolver } from '../orders/mails/order-mails.resolver.js';
import { OrdersResolver } from '../orders/list/orders.resolver.js';
import { PaymentsResolver } from '../payments/payments.resolver.js';
import { checkInput } from '../platform/inputs.js';
import { SocialResolver } from '../social/social.resolver.js';
import { AccountResolver } from '../users/account.resolver.js';
import { MailedLinkResolver } from '../users/mailed-link.resolver.js';
import { UsersResolver } from '../users/users.resolver.js';

const resolvers = [
  AccountResolver,
  AccountSecurityResolver,
  MailedLinkResolver,
  AddressesResolver,
  AuthResolver,
  ClothsResolver,
  ContactResolver,
  DashboardResolver,
  EmployeesResolver,
  EnterprisesResolver,
  FeedbackResolver,
  MailsResolver,
  OrderChangesResolver,
  OrderEventFieldsResolver,
  OrderFieldsResolver,
  OrderItemFieldsResolver,
  OrdersResolver,
  PasskeysResolver,
  PaymentsResolver,
  PriceListResolver,
  SocialResolver,
  UsersResolver,
] as const satisfies NonEmptyArray<new () => object>;

/** The schema of the server: every operation behind its policy, every input behind its rules. */
export function createSchema(): GraphQLSchema {
  return guard(
    buildSchemaSync({ resolvers: [...resolvers], validateFn: checkInput, validate: true }),
  );
}
