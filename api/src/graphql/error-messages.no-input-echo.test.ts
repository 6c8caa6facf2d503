import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
beforeAll(async () => {
  test = await startTestServer();
});
afterAll(() => test.stop());

const verify = (otp: string) =>
  `mutation { signInWithCode(input: { email: "asha@laundry.test", otp: ${otp} }) { token } }`;

/** Documents with every kind of wrong value; each value contains a code. */
const DOCUMENTS = [
  verify('4711'),
  verify('4711.5'),
  verify('[4711]'),
  verify('{ a: 4711 }'),
  verify('$code4711x'),
  verify('"4711'),
  verify('"4711" "4711"'),
  verify('"4711": 1'),
  verify('"""4711""" """4711"""'),
  verify('A4711'),
  '"4711"',
  '{ 4711 }',
  '{ cloths(first: "4711") { id } }',
  '{ cloths @include(if: "4711") { id } }',
  '{ cloths @include(if: 4711) { id } }',
  '{ orders(first: 47.11) { totalCount } }',
  '{ orders(first: 4711471147) { totalCount } }',
  '{ orders(filter: { status: "4711" }) { totalCount } }',
  '{ orders(filter: { status: X4711 }) { totalCount } }',
  '{ orders(filter: { createdFrom: "4711" }) { totalCount } }',
  '{ orders(filter: "4711") { totalCount } }',
  '{ order(id: 47.11) { id } }',
  'query ($x: Int = "4711") { orders(first: $x) { totalCount } }',
];

it.each(DOCUMENTS)('an error about %s does not repeat the value', async (document) => {
  const answer = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: document, variables: {} },
  });
  expect(answer.statusCode).toBe(400);
  const { errors } = answer.json<{ errors: { message: string }[] }>();
  for (const { message } of errors) {
    expect(message.length).toBeGreaterThan(15);
    if (!message.includes('"$code4711x"')) expect(message).not.toMatch(/47.?11/);
  }
});

it('does not repeat an unknown operation name', async () => {
  const answer = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: 'query Mine { me { id } }', operationName: 'Code4711' },
  });
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('Unknown operation');
  expect(answer.body).not.toContain('4711');
});

it.each([
  ['query ($id: ID!) { me { id } }', 'Variable "$id" is never used'],
  ['{ order(id: $id) { id } }', 'Variable "$id" is not defined'],
  [
    'query ($id: Int!) { order(id: $id) { id } }',
    'Variable "$id" of type "Int!" used in position expecting type "ID!"',
  ],
])('an error about the variable of %s says how to correct the value', async (query, message) => {
  const answer = await test.server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { id: 'x' } },
  });
  expect(answer.json<{ errors: { message: string }[] }>().errors[0]?.message).toBe(message);
});
