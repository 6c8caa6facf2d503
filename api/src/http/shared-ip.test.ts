import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownPerson, LOGIN, VERIFY_LOGIN } from '../testing/accounts/sign-in.js';
import { makeUser } from '../testing/factories.js';
import {
  type GraphQLRequest,
  graphqlFromIp,
  freshNetwork,
  serverInRealUse,
  useStillClock,
  waitOf,
} from '../testing/limits.js';
import { recordSqlStatements } from '../testing/sql-statements.js';
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

const READ: GraphQLRequest = { query: '{ cloths { id } }' };
const WRONG: GraphQLRequest = { query: '{ nothing }' };

/** Sends a request from this IP address, from a browser with this cookie id or without one. */
const ask = (asked: GraphQLRequest, from: string, id?: string) =>
  graphqlFromIp(server, asked, from, {
    origin: test.app.publicUrl,
    ...(id ? { cookie: `device=${id}` } : {}),
  });

const waitsOf = async (all: GraphQLRequest[], from: string, id?: string) => {
  const waits = [];
  for (const asked of all) waits.push(waitOf(await ask(asked, from, id)));
  return waits;
};

/** Requests of a visitor who is about to sign in. */
const signingIn = (email: string): GraphQLRequest[] => [
  { query: LOGIN, variables: { email } },
  { query: VERIFY_LOGIN, variables: { input: { email, otp: '0000' } } },
  { query: '{ emailLink(token: "none") { purpose } }' },
  { query: 'mutation { beginPasskeySignIn }' },
];

async function trustedPerson() {
  const { email, browser } = await knownPerson(test);
  return { email, id: browser.cookie('device') ?? '' };
}

const forged = () => randomBytes(32).toString('base64url');

async function sendWrong(from: string, id?: string) {
  for (let time = 0; time < 60; time += 1) await ask(WRONG, from, id);
}

/** Uses up the read quota of one minute. */
async function readAll(from: string, id?: string) {
  const wide = `{ ${Array.from({ length: 10 }, (_, i) => `a${i}: states { id name }`).join(' ')} }`;
  for (const query of [wide, '{ __typename }'])
    for (let wait = null; wait === null;) wait = waitOf(await ask({ query }, from, id));
}

describe('at an IP address that sent too many invalid documents', () => {
  it('a trusted device signs in and has its own quota, also behind 60 addresses and at a new network', async () => {
    const { email, id } = await trustedPerson();
    const from = freshNetwork();
    await sendWrong(from);
    const all = [...signingIn(email), READ];
    expect(await waitsOf(all, from, id)).toEqual(all.map(() => null));
    await sendWrong(from, id);
    expect(await waitsOf([READ], from, id)).toEqual([60]);
  });

  it('a forged cookie id, and one that a sign-in has replaced, are refused', async () => {
    const { email, browser } = await knownPerson(test);
    const old = browser.cookie('device') ?? '';
    await test.orm.em.fork().execute(
      `update trusted_device set id_hash = sha256(id_hash)
         where user_id = (select id from "user" where email = ?)`,
      [email],
    );
    const from = freshNetwork();
    await sendWrong(from);
    for (const id of [undefined, forged(), old])
      expect(await waitsOf([...signingIn(email), READ], from, id)).toEqual(Array(5).fill(60));
  });
});

describe('at an IP address with a used-up read quota', () => {
  it('every user can sign in, over GraphQL and REST', async () => {
    const [{ email, id }, stranger] = [await trustedPerson(), await makeUser(test)];
    const from = freshNetwork();
    await readAll(from);
    expect(await waitsOf(signingIn(email), from, id)).toEqual(Array(4).fill(null));
    expect(await waitsOf(signingIn(stranger.email), from)).toEqual(Array(4).fill(null));
    const payload = { email: (await makeUser(test)).email };
    const post = { method: 'POST', url: '/api/auth/login', remoteAddress: from, payload } as const;
    expect((await server.inject(post)).statusCode).toBe(200);
  });

  it('a trusted device has its own read quota; other devices are refused', async () => {
    const { id } = await trustedPerson();
    const from = freshNetwork();
    await readAll(from);
    for (const other of [undefined, forged()])
      expect(await waitsOf([READ], from, other)).toEqual([60]);
    expect(await waitsOf([READ], from, id)).toEqual([null]);
    await readAll(from, id);
    expect(await waitsOf([READ], from, id)).toEqual([60]);
  });
});

it('a trusted device is not looked up while the address has uses left', async () => {
  const { id } = await trustedPerson();
  const from = freshNetwork();
  const statements = await recordSqlStatements(() => ask(READ, from, id));
  expect(statements.filter(({ text }) => text.includes('device'))).toEqual([]);
});
