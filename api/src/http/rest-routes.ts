import { addressRoutes } from '../addresses/addresses.rest.js';
import { authRoutes } from '../auth/auth.rest.js';
import { clothRoutes } from '../cloths/cloths.rest.js';
import { contactRoutes } from '../contact/contact.rest.js';
import { employeeRoutes } from '../employees/employees.rest.js';
import { enterpriseRoutes } from '../enterprises/enterprises.rest.js';
import { feedbackRoutes } from '../feedback/feedback.rest.js';
import { orderRoutes } from '../orders/orders.rest.js';
import { invoiceRoutes } from '../invoicing/invoices.rest.js';
import { cashUpRoutes } from '../payments/cash-up/cash-up.rest.js';
import { paymentRoutes } from '../payments/payments.rest.js';
import { gstRoutes } from '../reports/gst/gst.rest.js';
import { journalRoute } from '../reports/journal/journal.rest.js';
import { controlRoutes } from '../reports/control/control.rest.js';
import { reportRoutes } from '../reports/reports.rest.js';
import { userExtra, userRoutes } from '../users/users.rest.js';
import type { RestRoutes } from '../rest/rest.js';

/** All REST paths under /api that run a GraphQL operation. */
export const restRoutes: RestRoutes = {
  routes: [
    ...authRoutes,
    ...userRoutes,
    ...addressRoutes,
    ...orderRoutes,
    ...clothRoutes,
    ...enterpriseRoutes,
    ...employeeRoutes,
    ...feedbackRoutes,
    ...contactRoutes,
    ...paymentRoutes,
    ...reportRoutes,
    ...controlRoutes,
    ...gstRoutes,
    journalRoute,
    ...cashUpRoutes,
    ...invoiceRoutes,
  ],
  extras: { User: userExtra },
};
