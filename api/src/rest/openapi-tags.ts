/** Descriptions of the tags, by the first part of the path. */
export const TAGS: Record<string, string> = {
  address: 'Saved addresses of accounts.',
  auth: 'Sign-up, sign-in, accounts, enterprises, employees and customers.',
  business: 'The logo of the business.',
  cashup: 'Cash closings (cash-up) of a day, by payment method.',
  cloth: 'The catalogue of cloth types and its prices.',
  contact: 'Messages of the contact form.',
  enterprise: 'Statements of enterprises.',
  events: 'The event feed: changes of records, for programs that copy data.',
  feedback: 'Reviews of customers.',
  order: 'Bookings and orders.',
  orders: 'Photos and invoices of an order.',
  payment: 'Payments and refunds of orders.',
  payments: 'Payments and refunds of all orders.',
  report: 'Reports by day, CSV files for the GST return, and the journal for bookkeeping.',
  'tax-documents': 'Invoices and credit notes of all orders.',
};
