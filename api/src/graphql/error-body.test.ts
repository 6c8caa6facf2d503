import { isEnumType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schema } from '../http/schema.js';
import { ErrorReason } from '../platform/error-codes/error-reason.enum.js';
import { makeAdmin, makeUser, type TestUser } from '../testing/factories.js';
import { makeOrder } from '../testing/orders/order-factories.js';
import { RestClient } from '../testing/rest/rest-client.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let rest: RestClient;
let admin: TestUser;
beforeAll(async () => {
  test = await startTestServer();
  rest = await RestClient.of(test);
  admin = await makeAdmin(test);
});
afterAll(() => test.stop());

async function extensionsOf(query: string, variables = {}, token = admin.token) {
  const response = await fetch(`${test.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { errors } = (await response.json()) as { errors: { extensions: object }[] };
  const requestId = response.headers.get('x-request-id');
  expect(errors.map(({ extensions }) => extensions)).toMatchObject(
    errors.map(() => ({ requestId })),
  );
  return errors[0]?.extensions;
}

const CANCEL = `mutation ($id: ID!, $version: Int!) {
  cancelOrder(id: $id, version: $version, input: { reason: "Too late" }) { message }
}`;
const CLOTH = 'mutation ($input: CreateClothInput!) { createCloth(input: $input) { message } }';
const cloth = (values: object) => ({
  input: { name: 'Shirt', price: 4000, ...values },
});

describe('an error over GraphQL', () => {
  it('has the reasons of the enum ErrorReason, the type of the reasons of a bulk action', () => {
    const type = schema.getType('ErrorReason');
    const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
    expect(names).toEqual(Object.keys(ErrorReason));
  });

  it.each([
    ['an invalid document', '{ nothing }', {}, 'DOCUMENT_INVALID'],
    ['a document that ends too early', '{ cloths', {}, 'DOCUMENT_INVALID'],
    ['a variable of another type', CANCEL, { id: 'x', version: 'x' }, 'VARIABLE_INVALID'],
  ])('of %s has the reason %s', async (_, query, variables, reason) => {
    const extensions = await extensionsOf(query, variables);
    expect(extensions).toMatchObject({ code: 'BAD_USER_INPUT', reason, retryable: false });
  });

  it('has a code for each field', async () => {
    const long = await extensionsOf(CLOTH, cloth({ name: 'x'.repeat(200), price: 20_000_000 }));
    expect(long).toMatchObject({ fieldCodes: { name: 'TOO_LONG', price: 'TOO_LARGE' } });
    const empty = await extensionsOf(CLOTH, cloth({ name: ' ' }));
    expect(empty).toMatchObject({ fieldCodes: { name: 'REQUIRED' } });
  });

  it('says in `reason` which conflict it is', async () => {
    await test.graphql(CLOTH, cloth({ name: 'Towel' }), admin.token);
    expect(await extensionsOf(CLOTH, cloth({ name: 'towel' }))).toMatchObject({
      ...{ code: 'CONFLICT', reason: 'NAME_TAKEN', fieldCodes: { name: 'TAKEN' } },
    });
    const { id } = await makeOrder(test, await makeUser(test), { orderStatus: 'delivered' });
    const refused = (version: number) => extensionsOf(CANCEL, { id, version });
    expect(await refused(7)).toMatchObject({ code: 'CONFLICT', reason: 'VERSION_STALE' });
    expect(await refused(1)).toMatchObject({ code: 'CONFLICT', reason: 'STATUS_FORBIDS' });
  });

  it('of a session that has ended says so', async () => {
    const extensions = await extensionsOf('{ me { id } }', {}, 'x'.repeat(43));
    expect(extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'SESSION_ENDED' });
  });
});

describe('an error over REST', () => {
  it('has the same fields as the extensions of GraphQL', async () => {
    const body = { name: 'x'.repeat(200), price: 40 };
    const answer = await rest.call('POST', '/cloth/createCloth', { body, token: admin.token });
    const message = 'Cloth name must be at most 80 characters';
    expect(answer.body).toEqual({
      ...{ error: message, message, fields: { name: message }, fieldCodes: { name: 'TOO_LONG' } },
      ...{ code: 'BAD_USER_INPUT', retryable: false },
      requestId: answer.headers.get('x-request-id'),
    });
  });

  it.each([
    ['no token', {}, 'Bearer', undefined],
    [
      'an unknown token',
      { token: 'x'.repeat(43) },
      'Bearer error="invalid_token"',
      'SESSION_ENDED',
    ],
  ])('with %s has WWW-Authenticate and a reason', async (_, request, challenge, reason) => {
    const { headers, body } = await rest.call('GET', '/order/getAllOrders', request);
    expect(headers.get('www-authenticate')).toBe(challenge);
    expect(body['reason']).toBe(reason);
  });

  it('of a wrong method and of an unknown path has a code and the request id', async () => {
    for (const [method, path] of [
      ['PUT', '/order/getAllOrders'],
      ['GET', '/nothing'],
    ] as const) {
      const { headers, body } = await rest.call(method, path);
      const requestId = headers.get('x-request-id');
      expect(body).toMatchObject({
        requestId,
        retryable: false,
        code: expect.any(String) as string,
      });
    }
  });
});
