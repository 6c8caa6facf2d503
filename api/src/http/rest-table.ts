import { addressRows } from '../addresses/addresses.rest.js';
import { authRows } from '../auth/auth.rest.js';
import { clothRows } from '../cloths/cloths.rest.js';
import { contactRows } from '../contact/contact.rest.js';
import { employeeRows } from '../employees/employees.rest.js';
import { enterpriseRows } from '../enterprises/enterprises.rest.js';
import { feedbackRows } from '../feedback/feedback.rest.js';
import { orderRows } from '../orders/orders.rest.js';
import { invoiceRows } from '../invoicing/invoices.rest.js';
import { cashUpRows } from '../payments/cash-up/cash-up.rest.js';
import { paymentRows } from '../payments/payments.rest.js';
import { gstRows } from '../reports/gst/gst.rest.js';
import { journalRow } from '../reports/journal/journal.rest.js';
import { controlRows } from '../reports/control/control.rest.js';
import { reportRows } from '../reports/reports.rest.js';
import { userExtra, userRows } from '../users/users.rest.js';
import type { RestTable } from '../rest/rest.js';

/** All REST paths under /api that run a GraphQL operation. */
export const restTable: RestTable = {
  rows: [
    ...authRows,
    ...userRows,
    ...addressRows,
    ...orderRows,
    ...clothRows,
    ...enterpriseRows,
    ...employeeRows,
    ...feedbackRows,
    ...contactRows,
    ...paymentRows,
    ...reportRows,
    ...controlRows,
    ...gstRows,
    journalRow,
    ...cashUpRows,
    ...invoiceRows,
  ],
  extras: { User: userExtra },
};
