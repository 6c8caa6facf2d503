import type { AppModule } from './app-module.js';
import { addressesModule } from './addresses/addresses.module.js';
import { areasModule } from './areas/areas.module.js';
import { auditModule } from './audit/audit.module.js';
import { authModule } from './auth/auth.module.js';
import { businessModule } from './business/business.module.js';
import { clothsModule } from './cloths/cloths.module.js';
import { contactModule } from './contact/contact.module.js';
import { dashboardModule } from './dashboard/dashboard.module.js';
import { employeesModule } from './employees/employees.module.js';
import { enterprisesModule } from './enterprises/enterprises.module.js';
import { eventsModule } from './events/events.module.js';
import { failuresModule } from './failures/failures.module.js';
import { feedbackModule } from './feedback/feedback.module.js';
import { integrationsModule } from './integrations/integrations.module.js';
import { invoicingModule } from './invoicing/invoicing.module.js';
import { mailsModule } from './mails/mails.module.js';
import { mergingModule } from './merging/merging.module.js';
import { ordersModule } from './orders/orders.module.js';
import { paymentLinksModule } from './payment-links/payment-links.module.js';
import { paymentsModule } from './payments/payments.module.js';
import { photosModule } from './photos/photos.module.js';
import { reportsModule } from './reports/reports.module.js';
import { roundsModule } from './rounds/rounds.module.js';
import { savedFiltersModule } from './saved-filters/saved-filters.module.js';
import { socialModule } from './social/social.module.js';
import { statementsModule } from './statements/statements.module.js';
import { usersModule } from './users/users.module.js';

/**
 * The modules in the order of their dependencies. A module may import only the modules above it and
 * those in its own line. `.dependency-cruiser.cjs` reads the order from this file.
 */
const MODULES: readonly (readonly AppModule[])[] = [
  [mailsModule],
  [usersModule, authModule, socialModule],
  [addressesModule],
  [businessModule],
  [areasModule],
  [clothsModule],
  [enterprisesModule],
  [savedFiltersModule],
  [employeesModule],
  [feedbackModule],
  [contactModule],
  [ordersModule],
  [mergingModule],
  [roundsModule],
  [photosModule],
  [paymentsModule],
  [invoicingModule],
  [statementsModule],
  [paymentLinksModule],
  [eventsModule],
  [integrationsModule],
  [failuresModule, dashboardModule, reportsModule, auditModule],
];

export const modules = MODULES.flat();
