import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { policyOf, rootFields } from './access.js';
import type { Access } from './policy.js';
import { isPermission, Permission } from '../../../rules/permission.js';
import type { LimitName } from '../../platform/rate-limit/rate-limiter.js';
import { schema } from '../../http/schema.js';
import { createSocialClient } from '../../social/social.client.js';
import { createDevOidcProvider } from '../../social/dev-oidc-provider.js';
import { OPERATION_SAMPLES } from '../../testing/operation-samples.js';
import { makeAdmin, makeStaff, makeUser, type TestUser } from '../../testing/factories.js';
import { operationsOf } from '../../testing/operations.js';
import { refusal } from '../../testing/refusals.js';
import { startTestServer, type TestServer } from '../../testing/test-server.js';

/** Reviewed access rule of every operation. An operation that is missing here fails the tests. */
const REVIEWED: Record<Access, string[]> = {
  public: [
    ...['requestSignUpCode', 'signUpWithCode', 'requestSignInCode', 'signInWithCode'],
    ...['signInWithEmailLink', 'signInWithSocial', 'beginPasskeySignIn', 'signInWithPasskey'],
    ...['socialProvider', 'confirmEmail', 'revertEmailChange', 'emailLink'],
    ...['states', 'cloths', 'sendFeedback', 'sendContactMessage'],
    ...['pickupAvailability', 'expressSurcharge', 'joinWaitlist'],
  ],
  user: [
    ...['me', 'user', 'logout', 'updateAccount'],
    ...['beginPasskey', 'createPasskey', 'renamePasskey', 'deletePasskey'],
    ...['accountSecurity', 'revokeSession', 'revokeOtherSessions'],
    ...['address', 'createAddress', 'updateAddress', 'deleteAddress', 'setPrimaryAddress'],
    ...['myOrders', 'order', 'bookPickup', 'cancelOrder', 'rescheduleOrder', 'myPriceList'],
    ...['emailReceipt', 'statements', 'events', 'payments', 'taxDocuments'],
    ...['recurringPickups', 'pauseRecurringPickup', 'resumeRecurringPickup'],
    ...['skipRecurringPickup', 'unskipRecurringPickup', 'cancelRecurringPickup'],
  ],
  'orders.read': [
    ...['savedFilters', 'createSavedFilter', 'renameSavedFilter', 'deleteSavedFilter'],
    ...['orders', 'orderQueueCounts', 'orderCustomers', 'orderEmails', 'search'],
  ],
  'orders.book': ['createBookingForCustomer', 'updateOrderContact', 'updatePromisedDate'],
  'orders.pickup': ['recordPickup', 'updateOrderAdjustments', 'updateOrderItems'],
  'orders.update_status': [
    ...[
      'recordPieceCount',
      'updateOrderStatus',
      'bulkUpdateOrderStatus',
      'resendEmail',
      'bulkUndoStatusChange',
    ],
    ...['failedEmails', 'retryFailedEmail', 'dismissFailedEmail'],
  ],
  'orders.deliver': ['deliverOrder'],
  'orders.cancel': [],
  'orders.discount': [],
  'orders.price': [],
  'payments.take': [
    ...['updatePayment', 'cashOfDay', 'cashUps', 'closeCashUp'],
    ...['failedWebhooks', 'retryFailedWebhook', 'dismissFailedWebhook'],
  ],
  'payments.refund': ['refundPayment'],
  'customers.read': [
    ...['users', 'feedbacks', 'contactMessages'],
    ...['customerDuplicates', 'customerMerges', 'duplicateSuggestions'],
  ],
  'customers.write': [
    'revokeUserSessions',
    'mergeCustomers',
    'undoCustomerMerge',
    'dismissDuplicate',
  ],
  'catalogue.write': ['cloth', 'createCloth', 'updateCloth', 'deleteCloth'],
  'enterprises.write': [
    ...['priceList', 'replacePriceList'],
    ...['createEnterprise', 'updateEnterprise', 'deleteEnterprise'],
  ],
  'rounds.plan': [
    ...['roundsOfDay', 'drivers', 'planStops', 'recordFailedAttempt'],
    ...['createRound', 'updateRound', 'sortRoundStops', 'deleteRound'],
  ],
  'rounds.drive': ['myRounds', 'setNextStop'],
  'reports.read': [
    ...['dashboard', 'dailyTotals', 'orderTotals', 'statementFigures'],
    ...['reportSummary', 'reportTimeSeries', 'reportByDimension', 'reportByClothType', 'journal'],
    'reportControl',
    ...['gstSummary', 'gstInvoices', 'gstB2cs', 'gstHsnSummary', 'gstNilRated', 'gstDocuments'],
  ],
  'invoices.issue': ['issueInvoice'],
  'staff.write': [
    ...['employees', 'employee', 'createEmployee', 'updateEmployee', 'deleteEmployee'],
    ...['grantEmployeeAccess', 'revokeEmployeeAccess'],
  ],
  'audit.read': ['auditEntries', 'auditPeople'],
  'settings.write': [
    ...['areas', 'createArea', 'updateArea', 'deleteArea'],
    ...['holidays', 'createHoliday', 'deleteHoliday', 'pincodeWaitlist', 'bookedPickupCount'],
    ...['business', 'businessLogo', 'updateBusiness', 'updateDocumentSeriesStart'],
    ...['orderSettings', 'updateOrderSettings'],
    ...['accessPresets', 'updateAccessPreset'],
    ...['apps', 'createApp', 'updateApp', 'disableApp', 'enableApp'],
    ...['createApiToken', 'revokeApiToken'],
  ],
};

const READING: Permission[] = ['orders.read', 'customers.read'];

/**
 * Operations that also accept another permission. A pickup of an enterprise needs its prices, and
 * planning rounds needs the drivers and areas. Staff who correct an e-mail also retry its mails.
 * Drivers record failed attempts of their own rounds. Staff who read orders or customers may also
 * read the areas, prices and employees that these refer to.
 */
const ALTERNATIVES: Record<string, Permission[]> = {
  priceList: ['orders.pickup', ...READING],
  ...{ failedEmails: ['customers.write'] },
  ...{ retryFailedEmail: ['customers.write'], dismissFailedEmail: ['customers.write'] },
  orderSettings: ['orders.pickup', ...READING],
  accessPresets: ['staff.write'],
  recordFailedAttempt: ['rounds.drive'],
  ...{ business: ['invoices.issue', ...READING], businessLogo: ['invoices.issue', ...READING] },
  ...{ areas: ['rounds.plan', ...READING], holidays: ['rounds.plan', ...READING] },
  ...{
    pincodeWaitlist: ['rounds.plan', ...READING],
    bookedPickupCount: ['rounds.plan', ...READING],
  },
  ...{ cloth: READING, employees: READING, employee: READING },
};

/** Operations that need further permissions: a person gives an app only what they may do. */
const ALSO_NEEDED: Record<string, Permission[]> = Object.fromEntries(
  ['createApp', 'updateApp', 'enableApp', 'createApiToken'].map((name) => [
    name,
    ['orders.read', 'orders.book', 'orders.cancel', 'customers.write'],
  ]),
);

/**
 * Public operations without a rate limit. They return data that every page or booking reads, the
 * same for all clients.
 */
const UNLIMITED = ['socialProvider', 'states', 'cloths', 'pickupAvailability', 'expressSurcharge'];

/** Operations with a rate limit per IP address, and the name of the limit. */
const LIMITED: Record<string, LimitName> = {
  ...{ requestSignUpCode: 'sendCode', requestSignInCode: 'sendCode' },
  ...{
    signUpWithCode: 'verifyCode',
    signInWithCode: 'verifyCode',
    signInWithEmailLink: 'verifyCode',
  },
  ...{ beginPasskeySignIn: 'verifyCode', signInWithPasskey: 'verifyCode' },
  ...{ signInWithSocial: 'verifyCode', confirmEmail: 'verifyCode' },
  ...{ revertEmailChange: 'verifyCode', emailLink: 'verifyCode' },
  ...{ sendFeedback: 'publicForm', sendContactMessage: 'publicForm', joinWaitlist: 'publicForm' },
};

const ALL = Object.values(Permission);

const operations = operationsOf(schema);
const reviewedOf = (name: string): Access | undefined =>
  (Object.keys(REVIEWED) as Access[]).find((access) => REVIEWED[access].includes(name));

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer({
    providers: (app) => ({ social: createSocialClient(createDevOidcProvider(app).settings) }),
  });
});
afterAll(() => test.stop());

describe('access policies', () => {
  it('are reviewed for every operation of the schema', () => {
    const decided = Object.values(REVIEWED).flat();
    expect(operations.map(({ name }) => name).sort()).toEqual(decided.sort());
  });

  it('are the reviewed ones', () => {
    const stand = rootFields(schema).map((field) => [field.name, policyOf(field).access]);
    expect(stand).toEqual(operations.map(({ name }) => [name, reviewedOf(name)]));
  });

  it('accept another permission only for the listed operations', () => {
    const either = rootFields(schema).flatMap((field) => {
      const { alternatives } = policyOf(field);
      return alternatives.length ? [[field.name, alternatives]] : [];
    });
    expect(Object.fromEntries(either)).toEqual(ALTERNATIVES);
  });

  it('describe the permissions that some fields of the input need', () => {
    const discount = 'To give discounts above the limit, staff also need ORDERS_DISCOUNT.';
    const price = 'To change unit prices, staff also need ORDERS_PRICE.';
    const refund = 'To give refunds, staff also need PAYMENTS_REFUND.';
    const parts = {
      recordPickup: [discount, price],
      updateOrderItems: [discount, price, refund],
      updateOrderAdjustments: [discount, refund],
    };
    for (const [name, sentences] of Object.entries(parts)) {
      const field = rootFields(schema).find((one) => one.name === name);
      const last = field?.description?.split('\n\n').at(-1);
      expect(last).toBe(['For admins, and staff with ORDERS_PICKUP.', ...sentences].join(' '));
    }
  });

  it('have a rate limit if they send mails, check codes or accept public posts', () => {
    const limited = rootFields(schema).flatMap((field) => {
      const { limit } = policyOf(field);
      return limit ? [[field.name, limit]] : [];
    });
    expect(Object.fromEntries(limited)).toEqual(LIMITED);
    expect(REVIEWED.public.filter((name) => !(name in LIMITED))).toEqual(UNLIMITED);
  });

  it('have a sample call for every operation, and no other sample', () => {
    expect(Object.keys(OPERATION_SAMPLES).sort()).toEqual(
      operations.map(({ name }) => name).sort(),
    );
  });

  it('are required to start the server', () => {
    expect(() => policyOf({ name: 'forgotten', extensions: {} })).toThrow('forgotten');
  });
});

interface Viewer {
  caller?: TestUser;
  refusedWith?: string;
}

/** Viewers of each kind that the policy refuses. */
async function refusedViewers(access: Access, or: Permission[] = []): Promise<Viewer[]> {
  if (access === 'public') return [];
  const visitor = { refusedWith: 'UNAUTHENTICATED' };
  if (access === 'user') return [visitor];
  const others = ALL.filter((one) => one !== access && !or.includes(one));
  const without = [
    await makeUser(test),
    await makeUser(test, { role: 'enterprise' }),
    await makeStaff(test, others),
  ];
  return [visitor, ...without.map((caller) => ({ caller, refusedWith: 'FORBIDDEN' }))];
}

/** Viewers of each kind that the policy allows, with the owner of the records that they use. */
async function allowedViewers(
  access: Access,
  also: Permission[] = [],
): Promise<(Viewer & { owner: TestUser })[]> {
  const withOwner = async (caller?: TestUser) => ({ owner: await makeUser(test), caller });
  const admin = await withOwner(await makeAdmin(test));
  if (isPermission(access))
    return [admin, await withOwner(await makeStaff(test, [access, ...also]))];
  const customer = await makeUser(test);
  const enterprise = await makeUser(test, { role: 'enterprise' });
  const staff = await makeStaff(test, ALL);
  const own = [customer, enterprise, staff].map((caller) => ({ owner: caller, caller }));
  return [...(access === 'public' ? [await withOwner()] : []), admin, ...own];
}

describe('each kind of viewer gets what was decided', () => {
  it.each(operations)('by $name', async ({ name, document }) => {
    const access = reviewedOf(name) ?? 'settings.write';
    const call = (variables: object | undefined, caller?: TestUser) =>
      test.graphql<Record<string, unknown>>(document, variables, caller?.token);
    const refused = await refusedViewers(access, ALTERNATIVES[name]);
    for (const [place, { owner, caller }] of (
      await allowedViewers(access, ALSO_NEEDED[name])
    ).entries()) {
      const variables = await OPERATION_SAMPLES[name]?.({ test, owner, caller });
      // The same variables succeed afterwards.
      for (const viewer of place === 0 ? refused : []) {
        const answer = await call(variables, viewer.caller);
        expect(refusal(answer)).toMatchObject({ code: viewer.refusedWith });
        expect(answer.data).toBeNull();
      }
      const answer = await call(variables, caller);
      expect(refusal(answer)).toMatchObject({ code: 'OK' });
      expect(answer.data?.[name]).toEqual(expect.anything());
    }
  });
});

const either = Object.entries(ALTERNATIVES).flatMap(([name, others]) =>
  others.map((or) => [name, or] as const),
);

it.each(either)('%s allows staff with only %s', async (name, or) => {
  const { document } = operations.find((one) => one.name === name) ?? {};
  const owner = await makeUser(test);
  const caller = await makeStaff(test, [or]);
  const variables = await OPERATION_SAMPLES[name]?.({ test, owner, caller });
  const answer = await test.graphql(document ?? '', variables, caller.token);
  expect(refusal(answer).code).toBe('OK');
});
