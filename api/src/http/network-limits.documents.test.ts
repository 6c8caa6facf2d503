import type { FastifyInstance } from 'fastify';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser } from '../testing/factories.js';
import {
  graphqlFromIp,
  freshNetwork,
  serverInRealUse,
  useStillClock,
  waitOf,
} from '../testing/limits.js';
import { startTestServer, type TestServer } from '../testing/test-server.js';

let test: TestServer;
let server: FastifyInstance;
beforeAll(async () => {
  test = await startTestServer();
  server = await serverInRealUse(test);
});
afterAll(async () => {
  await server.close();
  await test.stop();
});

useStillClock();

/** Sends a request from an IP address, with this token. */
const ask = (query: string, from: string, token?: string) =>
  graphqlFromIp(server, { query }, from, token ? { authorization: `Bearer ${token}` } : {});

const RIGHT = '{ cloths { id } }';
/** Invalid documents with different faults. */
const WRONG = ['{ nothing }', '{', '{ cloths { id } '.repeat(20), `{${'cloths{id} '.repeat(240)}}`];

describe('one IP address', () => {
  it('may request the whole schema eight times a minute', async () => {
    const from = freshNetwork();
    const question = getIntrospectionQuery();
    for (let time = 0; time < 8; time += 1) expect(waitOf(await ask(question, from))).toBeNull();
    const answer = await ask(question, from);
    expect([answer.statusCode, waitOf(answer)]).toEqual([429, 60]);
    expect(waitOf(await ask('{ cloths { id __typename } }', from))).toBeNull();
  });

  it('may send as many documents with invalid variables; the response lists five errors', async () => {
    const from = freshNetwork();
    const query =
      'mutation ($input: SendFeedbackInput!) { sendFeedback(input: $input) { message } }';
    const input = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`unknown${n}`, 'x']));
    const send = () => graphqlFromIp(server, { query, variables: { input } }, from);
    for (let time = 0; time < 60; time += 1) {
      const answer = await send();
      expect(waitOf(answer)).toBeNull();
      // The response has at most six errors: five of the document, and GraphQL's note that there
      // are more.
      const { errors } = answer.json<{ errors: { message: string }[] }>();
      expect(errors.length).toBeLessThanOrEqual(6);
      expect(errors[0]?.message).toMatch(/^Field "/);
    }
    expect(waitOf(await send())).toBe(60);
  });

  it('may send 60 invalid documents a minute, and then no document until the minute ends', async () => {
    const from = freshNetwork();
    for (let time = 0; time < 60; time += 1)
      expect(waitOf(await ask(WRONG[time % 4] ?? '', from))).toBeNull();
    for (const query of [...WRONG, RIGHT]) {
      const answer = await ask(query, from);
      expect([answer.statusCode, waitOf(answer)]).toEqual([429, 60]);
    }
    expect(waitOf(await ask(RIGHT, freshNetwork()))).toBeNull();
  });

  it('may send any number of valid documents that are refused by operations', async () => {
    const from = freshNetwork();
    for (let time = 0; time < 61; time += 1)
      expect(waitOf(await ask('{ orderTotals { count } }', from))).toBeNull();
  });
});

it('two customers at one IP address have separate quotas, also separate from visitors', async () => {
  const from = freshNetwork();
  const [one, two] = [await makeUser(test), await makeUser(test)];
  for (let time = 0; time < 60; time += 1)
    expect(waitOf(await ask(WRONG[time % 4] ?? '', from, one.token))).toBeNull();
  // The quota of an account applies at every IP address.
  for (const where of [from, freshNetwork()])
    expect(waitOf(await ask(RIGHT, where, one.token))).toBe(60);
  for (let time = 0; time < 60; time += 1)
    expect(waitOf(await ask(WRONG[time % 4] ?? '', from))).toBeNull();
  expect(waitOf(await ask(RIGHT, from))).toBe(60);
  expect(waitOf(await ask(WRONG[0] ?? '', from, two.token))).toBeNull();
  expect(waitOf(await ask(RIGHT, from, two.token))).toBeNull();
});
