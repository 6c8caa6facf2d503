import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  requestEmailChange,
  CONFIRM_EMAIL,
  linkTo,
  moveTo,
  newEmail,
  REVERT_EMAIL,
} from '../testing/accounts/email-change.js';
import { entriesOf } from '../testing/audit/stored-entries.js';
import { makeAdmin, makeUser } from '../testing/factories.js';
import { refusal } from '../testing/refusals.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const changesOf = async (id: string, operation: string) =>
  (await entriesOf(test, { about: id })).filter(
    (entry) => entry.operation === operation && entry.part === 'user',
  );

it('an e-mail change of staff, confirmed by link without a session, is audited under their name', async () => {
  const admin = await makeAdmin(test);
  const email = newEmail();
  await requestEmailChange(test, { user: admin, token: admin.token }, email);
  const token = await linkTo(test, email, '/confirm-email');
  expect(refusal(await test.graphql(CONFIRM_EMAIL, { token })).code).toBe('OK');
  const [change, ...others] = await changesOf(admin.id, 'confirmEmail');
  expect(others).toEqual([]);
  expect(change).toMatchObject({
    ...{ kind: 'changed', by_user_id: admin.id, by_role: 'admin', network: '127.0.0.1' },
    before: { email: admin.email, pending_email: email },
    after: { email, pending_email: null },
  });
  expect(change?.request_id).toMatch(/^[\w-]{36}$/);
});

it('and one that is given back, too', async () => {
  const admin = await makeAdmin(test);
  const email = newEmail();
  await moveTo(test, { user: admin, token: admin.token }, email);
  const token = await linkTo(test, admin.email, '/revert-email');
  expect(refusal(await test.graphql(REVERT_EMAIL, { token })).code).toBe('OK');
  expect(await changesOf(admin.id, 'revertEmailChange')).toMatchObject([
    { before: { email }, after: { email: admin.email } },
  ]);
});

it('those of customers are not audited', async () => {
  const customer = await makeUser(test);
  await moveTo(test, { user: customer, token: customer.token }, newEmail());
  expect(await entriesOf(test, { about: customer.id, by: customer.id })).toEqual([]);
});
