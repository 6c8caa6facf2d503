import { createLink } from '../auth/links/one-time-links.service.js';
import { Address } from '../addresses/address.entity.js';
import { addDays, today } from '../platform/dates.js';
import { createExchange } from '../social/social.service.js';
import { makeFailedEmail, makeFailedWebhook } from './failures/failed.js';
import { makeEmployee, makeUser, presetOf } from './factories.js';
import { ORDER_CALLS } from './orders/order-calls.js';
import { RECURRING_CALLS } from './orders/recurring.js';
import { makeCloth } from './orders/order-factories.js';
import { AREA_CALLS } from './areas/areas.js';
import { BUSINESS_CALLS } from './invoicing/business.js';
import { STATEMENT_CALLS } from './invoicing/enterprise-statements.js';
import { ROUND_CALLS } from './rounds/rounds.js';
import { MERGE_CALLS } from './accounts/merge-calls.js';
import { APP_CALLS } from './accounts/app-calls.js';
import { SECURITY_CALLS } from './accounts/security-calls.js';
import { LOGIN, REGISTER } from './accounts/sign-in.js';
import { ADDRESS, type Call, nothing, type CallContext, type Variables } from './call-context.js';

let made = 0;
const newPerson = () => {
  made += 1;
  const phone = `97${String(made).padStart(8, '0')}`;
  return { name: 'Asha Raman', phone, email: `caller${made}@laundry.test` };
};
const newFirm = () => ({ ...newPerson(), ...ADDRESS });

async function makeAddress({ test, owner }: CallContext): Promise<Address> {
  const em = test.orm.em.fork();
  const address = em.create(Address, { user: owner.id, ...ADDRESS, primary: false });
  await em.flush();
  return address;
}

const week = () => ({ from: addDays(today(), -6), to: today() });

const makeEnterprise = ({ test }: CallContext) => makeUser(test, { role: 'enterprise' });

/**
 * Requests a code with this operation. Returns the input for the sign-in, with the code from the
 * mail.
 */
async function codeAfter(
  { test }: CallContext,
  { email }: { email: string },
  asking: [document: string, variables: object],
): Promise<Variables> {
  await test.graphql(...asking);
  const mail = await test.mailTo(email, ({ subject }) => /^\d{4} /.test(subject));
  return { input: { email, otp: mail.subject.slice(0, 4) } };
}

/**
 * Valid variables for each operation of the schema. They refer to records of the owner or to new
 * records, so that only the permissions of the caller decide about the result.
 */
export const OPERATION_SAMPLES: Record<string, Call> = {
  requestSignUpCode: () => ({ input: newPerson() }),
  signUpWithCode: (callContext) => {
    const input = newPerson();
    return codeAfter(callContext, input, [REGISTER, { input }]);
  },
  requestSignInCode: ({ owner }) => ({ input: { email: owner.email } }),
  signInWithCode: (callContext) => {
    const { email } = callContext.owner;
    return codeAfter(callContext, callContext.owner, [LOGIN, { email }]);
  },
  signInWithEmailLink: async ({ test, owner: { email } }) => {
    const { token } = await createLink(test.orm.em.fork(), { purpose: 'login', email });
    return { input: { token } };
  },
  signInWithSocial: async ({ test, owner }) => ({
    input: { code: await createExchange(test.orm.em.fork(), owner.id) },
  }),
  confirmEmail: async ({ test, owner }) => {
    const em = test.orm.em.fork();
    const { email } = newPerson();
    await em.execute('update "user" set pending_email = ? where id = ?', [email, owner.id]);
    const { token } = await createLink(em, { purpose: 'email', email, userId: owner.id });
    return { input: { token } };
  },
  revertEmailChange: async ({ test, owner }) => {
    const { email } = newPerson();
    const link = { purpose: 'revert', email, userId: owner.id } as const;
    const { token } = await createLink(test.orm.em.fork(), link);
    return { input: { token } };
  },
  emailLink: async ({ test, owner: { email } }) => {
    const { token } = await createLink(test.orm.em.fork(), { purpose: 'login', email });
    return { token };
  },
  ...{ logout: nothing, socialProvider: nothing, me: nothing },
  user: ({ owner }) => ({ id: owner.id }),
  users: nothing,
  updateAccount: ({ owner }) => ({
    id: owner.id,
    version: 1,
    input: { name: owner.name, phone: '9000000001', email: owner.email },
  }),

  states: nothing,
  address: async (callContext) => ({ id: (await makeAddress(callContext)).id }),
  createAddress: ({ owner }) => ({ input: { ...ADDRESS, customerId: owner.id } }),
  updateAddress: async (callContext) => {
    const { id, version } = await makeAddress(callContext);
    return { id, version, input: ADDRESS };
  },
  deleteAddress: async (callContext) => ({ id: (await makeAddress(callContext)).id, version: 1 }),
  setPrimaryAddress: async (callContext) => ({ id: (await makeAddress(callContext)).id }),

  ...ORDER_CALLS,
  ...RECURRING_CALLS,
  ...MERGE_CALLS,
  ...SECURITY_CALLS,
  ...APP_CALLS,
  ...AREA_CALLS,
  ...BUSINESS_CALLS,
  ...STATEMENT_CALLS,
  ...ROUND_CALLS,

  cloths: nothing,
  cloth: async ({ test }) => ({ id: (await makeCloth(test)).id }),
  createCloth: () => ({ input: { name: newPerson().email, price: 5000 } }),
  updateCloth: async ({ test }) => {
    const { id, name } = await makeCloth(test);
    return { id, version: 1, input: { name, price: 6000 } };
  },
  deleteCloth: async ({ test }) => ({ id: (await makeCloth(test)).id, version: 1 }),

  createEnterprise: () => ({ input: newFirm() }),
  updateEnterprise: async (callContext) => ({
    id: (await makeEnterprise(callContext)).id,
    version: 1,
    input: newFirm(),
  }),
  deleteEnterprise: async (from) => ({ id: (await makeEnterprise(from)).id, version: 1 }),
  myPriceList: nothing,
  priceList: async (callContext) => ({ id: (await makeEnterprise(callContext)).id }),
  replacePriceList: async (callContext) => ({
    id: (await makeEnterprise(callContext)).id,
    version: 0,
    input: { items: [{ type: (await makeCloth(callContext.test)).name, price: 4000 }] },
  }),

  employees: nothing,
  employee: async (callContext) => ({ id: (await makeEmployee(callContext.test)).id }),
  createEmployee: () => ({ input: newPerson() }),
  updateEmployee: async (callContext) => ({
    id: (await makeEmployee(callContext.test)).id,
    version: 1,
    input: newPerson(),
  }),
  deleteEmployee: async ({ test }) => ({ id: (await makeEmployee(test)).id, version: 1 }),
  grantEmployeeAccess: async (callContext) => ({
    id: (await makeEmployee(callContext.test)).id,
    version: 1,
    input: { permissions: ['STAFF_WRITE'] },
  }),
  accessPresets: nothing,
  updateAccessPreset: async ({ test }) => ({
    ...(await presetOf(test, 'counter')),
    input: { discountLimit: 20, anyDiscount: false, changePrices: true },
  }),
  revokeEmployeeAccess: async (callContext) => ({
    id: (await makeEmployee(callContext.test)).id,
    version: 1,
  }),

  sendFeedback: () => ({
    input: { name: 'Asha', phone: '9876543210', message: 'Clean and quick' },
  }),
  sendContactMessage: () => ({
    input: { ...newPerson(), address: ADDRESS.address, message: 'Do you come to Adyar?' },
  }),
  ...{ auditEntries: nothing, auditPeople: nothing },
  ...{ failedEmails: nothing },
  ...{ failedWebhooks: nothing },
  retryFailedEmail: ({ test }) => makeFailedEmail(test),
  dismissFailedEmail: async ({ test }) => ({
    ...(await makeFailedEmail(test)),
    input: { reason: 'Informed by phone' },
  }),
  retryFailedWebhook: ({ test }) => makeFailedWebhook(test),
  dismissFailedWebhook: async ({ test }) => ({
    ...(await makeFailedWebhook(test)),
    input: { reason: 'Paid back at the provider' },
  }),
  ...{ feedbacks: nothing, contactMessages: nothing, dashboard: nothing },
  ...{ dailyTotals: week, reportSummary: week, reportControl: week },
  reportTimeSeries: () => ({ ...week(), interval: 'MONTH' }),
  reportByClothType: () => ({ ...week(), first: 5 }),
  ...{ journal: week, gstSummary: week, gstB2cs: week, gstNilRated: week },
  gstDocuments: week,
  gstInvoices: () => ({ ...week(), table: 'B2B' }),
  gstHsnSummary: () => ({ ...week(), registered: true }),
  reportByDimension: () => ({ ...week(), groupBy: 'AREA' }),
};
