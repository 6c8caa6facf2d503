import { expect } from 'vitest';
import { Authenticator, type AuthenticatorOverrides } from './authenticator.js';
import { refusal } from '../refusals.js';
import type { TestServer } from '../test-server.js';

export const BEGIN = `mutation { beginPasskey }`;
export const ADD = `mutation ($credential: String!) { createPasskey(input: { credential: $credential }) { passkey { id name } } }`;
const BEGIN_SIGN_IN = `mutation { beginPasskeySignIn }`;
export const SIGN_IN = `mutation ($credential: String!) {
  signInWithPasskey(input: { credential: $credential }) { token message userDetails { id } }
}`;

interface Added {
  createPasskey: { passkey: { id: string; name: string } };
}

/** Passkey registration: options that the server sends to the browser. */
export async function askedToAdd(test: TestServer, token: string): Promise<string> {
  const { data } = await test.graphql<{ beginPasskey: string }>(BEGIN, {}, token);
  return data?.beginPasskey ?? '';
}

/** Passkey sign-in: options that the server sends to the browser. */
export async function askedToSignIn(test: TestServer): Promise<string> {
  const { data } = await test.graphql<{ beginPasskeySignIn: string }>(BEGIN_SIGN_IN);
  return data?.beginPasskeySignIn ?? '';
}

export interface TestPasskey {
  id: string;
  authenticator: Authenticator;
}

/** Registers a passkey for the account of this session. */
export async function makePasskey(
  test: TestServer,
  token: string,
  authenticator = new Authenticator(test.app.publicUrl),
): Promise<TestPasskey> {
  const credential = authenticator.create(await askedToAdd(test, token));
  const answer = await test.graphql<Added>(ADD, { credential }, token);
  expect(refusal(answer).code).toBe('OK');
  return { id: answer.data?.createPasskey.passkey.id ?? '', authenticator };
}

export const signInWithCredential = (test: TestServer, credential: string) =>
  test.graphql<{ signInWithPasskey: { token: string; userDetails: { id: string } } }>(SIGN_IN, {
    credential,
  });

/** Signs in with a passkey; returns the session token. */
export async function passkeySession(
  test: TestServer,
  { authenticator }: TestPasskey,
): Promise<string> {
  const credential = authenticator.get(await askedToSignIn(test));
  const answer = await signInWithCredential(test, credential);
  expect(refusal(answer).code).toBe('OK');
  return answer.data?.signInWithPasskey.token ?? '';
}

/**
 * Wrong values, as sent by a browser on another site, or by an authenticator without user
 * verification.
 */
export const FORGED_RESPONSES: [what: string, overrides: AuthenticatorOverrides][] = [
  ['for another origin', { origin: 'http://laundry.test.evil.example' }],
  ['for a neighbour of the origin', { origin: 'http://www.laundry.test' }],
  ['from within a page of another site', { crossOrigin: true }],
  ['that says so in another way', { crossOrigin: 'true' }],
  ['for another site', { rpID: 'evil.example' }],
  ['for a parent of the site', { rpID: 'test' }],
  ['without anybody verified', { flags: 0x01 }],
  ['without anybody present', { flags: 0x04 }],
  ['with an unknown challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
  ['that was made for something else', { type: 'payment.get' }],
];

/** Malformed credentials. */
export const BROKEN = [
  '',
  'null',
  '[]',
  '"text"',
  '{"id":"x"}',
  '{"id":1,"response":{}}',
  '{"id":',
];

/** Lets all challenges expire. */
export const letChallengesEnd = ({ orm }: TestServer) =>
  orm.em.fork().execute(`update passkey_challenge set expires_at = now()`);

/** Error on the sign-in page for an unknown passkey. */
export const NOT_SIGNED_IN = 'This passkey did not work. Please try again, or sign in with a code';
