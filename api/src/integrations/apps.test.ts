import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OrderStatus } from '../../rules/order-status.js';
import { makeAdmin, makeStaff, makeUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { Role } from '../users/user.entity.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let admin: string;
beforeAll(async () => {
  test = await startTestServer();
  admin = (await makeAdmin(test)).token;
});
afterAll(() => test.stop());

const CREATE_APP = `mutation ($input: CreateAppInput!) { createApp(input: $input) {
  app { id version kind permissions enterprise { id } createdBy { name } tokens { id } }
} }`;
const CREATE_TOKEN = `mutation ($id: ID!, $input: CreateApiTokenInput!) {
  createApiToken(appId: $id, input: $input) { secret apiToken { id hint networks expiresAt } }
}`;
const REVOKE = 'mutation ($id: ID!) { revokeApiToken(id: $id) { app { tokens { revokedAt } } } }';
const DISABLE = `mutation ($id: ID!, $version: Int!) {
  disableApp(id: $id, version: $version) { app { version disabledAt } }
}`;
const ENABLE = DISABLE.replace('disableApp', 'enableApp');
const CANCEL = `mutation ($id: ID!, $version: Int!) {
  cancelOrder(id: $id, version: $version, input: { reason: "Asked by phone" }) {
    order { timeline { actor { name role } } }
  }
}`;
const AUDIT = `query ($filter: AuditFilter) {
  auditEntries(filter: $filter) { nodes { actor { name role } } }
}`;
const ORDER = 'query ($id: ID!) { order(id: $id) { id deliveryOTP } }';

interface App {
  id: string;
  version: number;
}

const createApp = (input: object, token = admin) =>
  test.graphql<{ createApp: { app: App } }>(CREATE_APP, { input }, token);

let made = 0;
async function makeApp(input: object): Promise<App> {
  made += 1;
  const { data } = await createApp({ name: `App ${made}`, kind: 'OFFICE', ...input });
  if (!data) throw new Error('No app');
  return data.createApp.app;
}

const createToken = (id: string, input: object = {}) =>
  test.graphql<{ createApiToken: { secret: string; apiToken: { id: string; hint: string } } }>(
    CREATE_TOKEN,
    { id, input: { label: 'Server', ...input } },
    admin,
  );

async function makeToken(id: string, input: object = {}) {
  const { data } = await createToken(id, input);
  if (!data) throw new Error('No token');
  return data.createApiToken;
}

async function codeOf(document: string, variables: object, token: string) {
  const { errors } = await test.graphql(document, variables, token);
  return errors?.[0]?.extensions.code ?? 'OK';
}

describe('an office app', () => {
  it('does what its permissions allow, and records name it', async () => {
    const permissions = ['ORDERS_READ', 'ORDERS_CANCEL'];
    const { secret } = await makeToken((await makeApp({ name: 'Hostel desk', permissions })).id);
    const { id, version } = await makeOrder(test, await makeUser(test));
    expect(await codeOf(ORDER, { id }, secret)).toBe('OK');
    expect(await codeOf('{ orderTotals { count } }', {}, secret)).toBe('FORBIDDEN');
    const cancelled = await test.graphql(CANCEL, { id, version }, secret);
    expect(cancelled.data).toMatchObject({
      cancelOrder: { order: { timeline: [{}, { actor: { name: 'Hostel desk', role: 'APP' } }] } },
    });
    const audit = await test.graphql(AUDIT, { filter: { objectId: id } }, admin);
    const actor = { name: 'Hostel desk', role: 'APP' };
    expect(audit.data).toMatchObject({
      auditEntries: {
        nodes: expect.arrayContaining([expect.objectContaining({ actor })]) as unknown,
      },
    });
  });

  it('gets no permission that the person lacks, and none that is for people', async () => {
    const clerk = await makeStaff(test, ['settings.write', 'orders.read']);
    const input = { name: 'Too much', kind: 'OFFICE' };
    const beyond = await createApp({ ...input, permissions: ['REPORTS_READ'] }, clerk.token);
    expect(beyond.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    for (const permissions of [['SETTINGS_WRITE'], []]) {
      const { errors } = await createApp({ ...input, permissions });
      expect(errors?.[0]?.extensions.fields).toHaveProperty('permissions');
    }
  });

  it('has a name that no other app has', async () => {
    await makeApp({ name: 'Robot', permissions: ['ORDERS_READ'] });
    const { errors } = await createApp({
      name: 'robot',
      kind: 'OFFICE',
      permissions: ['ORDERS_READ'],
    });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      fields: { name: 'Another app has this name' },
    });
  });
});

describe('a partner app', () => {
  it('acts as its enterprise, without the delivery code', async () => {
    const hostel = await makeUser(test, { role: Role.ENTERPRISE });
    const app = await makeApp({ kind: 'PARTNER', enterpriseId: hostel.id });
    expect(app).toMatchObject({ kind: 'PARTNER', permissions: [], enterprise: { id: hostel.id } });
    const { secret } = await makeToken(app.id);
    const own = await makeOrder(test, hostel, { orderStatus: OrderStatus.DISPATCHED });
    const other = await makeOrder(test, await makeUser(test));
    const seen = (token: string) => test.graphql(ORDER, { id: own.id }, token);
    expect((await seen(hostel.token)).data).toEqual({ order: { id: own.id, deliveryOTP: '0427' } });
    expect((await seen(secret)).data).toEqual({ order: { id: own.id, deliveryOTP: null } });
    expect(await codeOf(ORDER, { id: other.id }, secret)).toBe('NOT_FOUND');
  });

  it('needs an enterprise', async () => {
    const customer = await makeUser(test);
    for (const enterpriseId of [null, customer.id]) {
      const { errors } = await createApp({ name: 'Hostel', kind: 'PARTNER', enterpriseId });
      expect(errors?.[0]?.extensions.fields).toEqual({ enterpriseId: 'Choose an enterprise' });
    }
  });
});

describe('an API token', () => {
  const statusOf = (headers: Record<string, string>) =>
    fetch(`${test.url}/api/order/getAllOrders?limit=1`, { headers }).then(({ status }) => status);

  it('is shown once and stored as a hash', async () => {
    const { id } = await makeApp({ permissions: ['ORDERS_READ'] });
    const { secret, apiToken } = await makeToken(id);
    expect(apiToken.hint).toBe(secret.slice(-4));
    const rows = await test.orm.em.fork().execute('select * from api_token');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('works with Bearer and Basic, and ends at once when it is revoked', async () => {
    const { id } = await makeApp({ permissions: ['ORDERS_READ'] });
    const { secret, apiToken } = await makeToken(id);
    const order = await makeOrder(test, await makeUser(test));
    const path = `${test.url}/api/orders/${order.id}/tax-documents`;
    const status = async (authorization: string) =>
      (await fetch(path, { headers: { authorization } })).status;
    const basic = `Basic ${Buffer.from(`token:${secret}`).toString('base64')}`;
    expect(await status(`Bearer ${secret}`)).toBe(200);
    expect(await status(basic)).toBe(200);
    expect(await status(`Bearer ${secret.slice(0, -1)}x`)).toBe(401);
    await test.graphql(REVOKE, { id: apiToken.id }, admin);
    expect(await status(`Bearer ${secret}`)).toBe(401);
    expect(await status(basic)).toBe(401);
  });

  it('ends at once when its app is disabled, and works again when it is enabled', async () => {
    const app = await makeApp({ permissions: ['ORDERS_READ'] });
    const { secret } = await makeToken(app.id);
    const { id } = await makeOrder(test, await makeUser(test));
    await test.graphql(DISABLE, app, admin);
    expect(await codeOf(ORDER, { id }, secret)).toBe('UNAUTHENTICATED');
    const { errors } = await createToken(app.id);
    expect(errors?.[0]?.extensions.code).toBe('CONFLICT');
    await test.graphql(ENABLE, { id: app.id, version: app.version + 1 }, admin);
    expect(await codeOf(ORDER, { id }, secret)).toBe('OK');
  });

  it('ends when it expires', async () => {
    const { id } = await makeApp({ permissions: ['ORDERS_READ'] });
    const { secret, apiToken } = await makeToken(id);
    const em = test.orm.em.fork();
    await em.execute("update api_token set expires_at = now() - interval '1 s' where id = ?", [
      apiToken.id,
    ]);
    expect(await codeOf(ORDER, { id }, secret)).toBe('UNAUTHENTICATED');
  });

  it('works only from its networks', async () => {
    const { id } = await makeApp({ permissions: ['ORDERS_READ'] });
    const order = await makeOrder(test, await makeUser(test));
    const near = await makeToken(id, { networks: ['127.0.0.0/8'] });
    const far = await makeToken(id, { networks: ['203.0.113.0/24', '2001:db8::/32'] });
    expect(await codeOf(ORDER, { id: order.id }, near.secret)).toBe('OK');
    expect(await codeOf(ORDER, { id: order.id }, far.secret)).toBe('UNAUTHENTICATED');
    const { errors } = await createToken(id, { networks: ['203.0.113.7/24'] });
    expect(errors?.[0]?.extensions.fields).toHaveProperty('networks');
  });

  it('is the second of at most two that work', async () => {
    const { id } = await makeApp({ permissions: ['ORDERS_READ'] });
    const first = await makeToken(id);
    await makeToken(id);
    expect((await createToken(id)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    await test.graphql(REVOKE, { id: first.apiToken.id }, admin);
    expect((await createToken(id)).errors).toBeUndefined();
  });

  it('cannot do what only a person may do', async () => {
    const { id } = await makeApp({ permissions: ['ORDERS_READ', 'CUSTOMERS_WRITE'] });
    const { secret } = await makeToken(id);
    expect(await codeOf('{ accountSecurity { sessions { id } } }', {}, secret)).toBe('FORBIDDEN');
    expect(await codeOf('mutation { logout { message } }', {}, secret)).toBe('FORBIDDEN');
    expect(await codeOf('{ apps { id } }', {}, secret)).toBe('FORBIDDEN');
    expect(await statusOf({ authorization: `Bearer ${secret}` })).toBe(403);
  });
});
