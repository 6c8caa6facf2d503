import config from './vitest.config.ts';

/**
 * Tests of rules, policies, the ledger, tax and order statuses, which `npm run test:mutation` runs.
 */
const UNITS = ['*.policy', '*.rules', '*.ledger', 'bill-calculation', 'service-charge'];

/** Tests of code that only GraphQL operations use. They start a server. */
const OPERATIONS = [
  ...['areas/areas', 'failures/failed-emails', 'failures/failed-webhooks'],
  ...['auth/passkeys/staff-passkeys', 'auth/passkeys/passkey-sign-in'],
  ...['graphql/access/access.ownership', 'business/place-of-supply'],
  ...['orders/booking/booking', 'orders/booking/cancel-reschedule', 'orders/slots/*'],
  ...['orders/items/*', 'orders/recurring/*', 'orders/status/transitions'],
  ...[
    'orders/timeline/timeline',
    'payment-links/links',
    'payments/adjustment',
    'payments/payments',
  ],
  ...['payments/refunds', 'photos/photos.access', 'reports/gst/*'],
];

export default {
  ...config,
  root: import.meta.dirname,
  test: {
    ...config.test,
    include: [
      'rules/*.test.ts',
      ...[...UNITS.map((name) => `**/${name}`), ...OPERATIONS].map((name) => `src/${name}.test.ts`),
    ],
  },
};
