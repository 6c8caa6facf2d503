import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiToken } from '../auth/api-tokens/api-token-text.js';
import { issueOrCreditInvoice } from '../invoicing/invoicing.service.js';
import { today } from '../platform/dates.js';
import { makeOfficeToken } from '../testing/accounts/api-tokens.js';
import { makeUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { listen, orderChanged } from '../testing/subscriptions/subscription-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let strict: TestServer;
beforeAll(async () => {
  test = await startTestServer();
  strict = await startTestServer({ staffPasskeys: 'required' });
});
afterAll(() => Promise.all([test.stop(), strict.stop()]));

const revoke = (id: string) =>
  test.orm.em.fork().execute('update api_token set revoked_at = now() where id = ?', [id]);

const ORDER = 'query ($id: ID!) { order(id: $id) { id taxDocuments { url } } }';
const UPDATE = `mutation ($id: ID, $version: Int!, $input: UpdateAccountInput!) {
  updateAccount(id: $id, version: $version, input: $input) { message }
}`;
const BOOK = `mutation ($input: CreateBookingForCustomerInput!) {
  createBookingForCustomer(input: $input) { message }
}`;

async function codeOf(document: string, variables: object, token: string, server = test) {
  const { errors } = await server.graphql(document, variables, token);
  return errors?.[0]?.extensions.code ?? 'OK';
}

describe('an API token', () => {
  it('gets a signed URL of an invoice, which ends with the token', async () => {
    const { secret, id } = await makeOfficeToken(test, ['orders.read']);
    const order = await makeOrder(test, await makeUser(test), { orderStatus: 'delivered' });
    await issueOrCreditInvoice({ em: test.orm.em.fork(), app: test.app }, order.id);
    const { data } = await test.graphql<{ order: { taxDocuments: { url: string }[] } }>(
      ORDER,
      { id: order.id },
      secret,
    );
    const { pathname, search } = new URL(data?.order.taxDocuments[0]?.url ?? '');
    const status = async () => (await fetch(`${test.url}${pathname}${search}`)).status;
    expect(await status()).toBe(200);
    await revoke(id);
    expect(await status()).toBe(404);
  });

  it('books for a new customer', async () => {
    const { secret } = await makeOfficeToken(test, ['orders.book', 'customers.write']);
    const customer = { name: 'Asha Rao', phone: '9876500001' };
    const input = { customer, pickupDate: today(), walkIn: true };
    expect(await codeOf(BOOK, { input }, secret)).toBe('OK');
  });

  it('changes the phone of a customer, but neither an e-mail nor its own account', async () => {
    const { secret, user } = await makeOfficeToken(test, ['customers.write']);
    const { id, email } = await makeUser(test);
    const input = { name: 'Asha Rao', phone: '9876500002', email };
    expect(await codeOf(UPDATE, { id, version: 1, input }, secret)).toBe('OK');
    const moved = { ...input, email: 'other@laundry.test' };
    expect(await codeOf(UPDATE, { id, version: 2, input: moved }, secret)).toBe('FORBIDDEN');
    const own = { name: user.name, phone: '9876500003' };
    expect(await codeOf(UPDATE, { version: 1, input: own }, secret)).toBe('FORBIDDEN');
  });

  it('opens no subscription', async () => {
    const { secret } = await makeOfficeToken(test, ['orders.read']);
    const { id } = await makeOrder(test, await makeUser(test));
    const client = listen(test, orderChanged(id), { token: secret });
    expect(await client.closed).toMatchObject({ code: 4403 });
    await client.stop();
    expect(client.received).toEqual([]);
  });

  it.each([
    ['TOKEN_REVOKED', 'update api_token set revoked_at = now() where id = ?'],
    ['TOKEN_EXPIRED', 'update api_token set expires_at = created_at where id = ?'],
    ['NETWORK_NOT_ALLOWED', `update api_token set networks = '{203.0.113.0/24}' where id = ?`],
    [
      'APP_DISABLED',
      'update app set disabled_at = now() where id = (select app_id from api_token where id = ?)',
    ],
  ])('that no longer works is UNAUTHENTICATED with the reason %s', async (reason, statement) => {
    const { secret, id } = await makeOfficeToken(test, ['orders.read']);
    await test.orm.em.fork().execute(statement, [id]);
    const { errors } = await test.graphql('{ me { id } }', {}, secret);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason });
  });

  it('that does not exist has the reason TOKEN_UNKNOWN', async () => {
    for (const unknown of [newApiToken(), newApiToken().slice(0, -1)]) {
      const { errors } = await test.graphql('{ me { id } }', {}, unknown);
      expect(errors?.[0]?.extensions.reason).toBe('TOKEN_UNKNOWN');
    }
  });

  it('works where staff need a passkey', async () => {
    const { secret } = await makeOfficeToken(strict, ['orders.read']);
    const { id } = await makeOrder(strict, await makeUser(strict));
    expect(await codeOf(ORDER, { id }, secret, strict)).toBe('OK');
  });
});
