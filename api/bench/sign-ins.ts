import { performance } from 'node:perf_hooks';
import type { Load } from './load.ts';
import type { Mails } from './mails.ts';
import { fromAddress, type Scene } from './people.ts';
import { percentile } from './percentile.ts';

/** What does its work by itself, in place of the generator. */
export type Drive = (with_: {
  origins: string[];
  scene: Scene;
  mails: Mails;
  connections: number;
  seconds: number;
}) => Promise<Load>;

/** What is asked one after the other. */
export const SIGN_IN = {
  login: `mutation ($email: String!) { login(email: $email) { message } }`,
  verify: `mutation ($input: VerifyInput!) { verifyLogin(input: $input) { token } }`,
  me: `{ me { id name email phone role } }`,
};

interface Answer {
  data?: { verifyLogin?: { token: string } };
  errors?: unknown[];
}

interface Asking {
  origin: string;
  headers: Record<string, string>;
}

async function ask({ origin, headers }: Asking, query: string, variables = {}) {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  const text = await response.text();
  const answer = JSON.parse(text) as Answer;
  if (answer.errors) throw new Error(`W1: ${text}`);
  return { answer, bytes: Buffer.byteLength(text) };
}

/** One person signs in; gives the bytes of all answers. */
async function signIn(origin: string, mails: Mails, { email, n }: { email: string; n: number }) {
  const visitor = { origin, headers: fromAddress(n) };
  const mailed = mails.codeTo(email);
  const asked = await ask(visitor, SIGN_IN.login, { email });
  const entered = await ask(visitor, SIGN_IN.verify, { input: { email, otp: await mailed } });
  const token = entered.answer.data?.verifyLogin?.token ?? '';
  const me = await ask({ origin, headers: { authorization: `Bearer ${token}` } }, SIGN_IN.me);
  return asked.bytes + entered.bytes + me.bytes;
}

/** Signs people in until the time is over or everybody has been; nobody comes twice. */
export const signIns: Drive = async ({ origins, scene, mails, connections, seconds }) => {
  const times: number[] = [];
  let bytes = 0;
  const begin = performance.now();
  const most = Math.max(connections, Math.floor(scene.strangers.length / 20));
  const coming = scene.strangers.splice(0, most);
  const work = async (): Promise<void> => {
    while (performance.now() < begin + seconds * 1000) {
      const stranger = coming.shift();
      if (!stranger) return;
      const since = performance.now();
      bytes += await signIn(origins[stranger.n % origins.length] ?? '', mails, stranger);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  scene.strangers.push(...coming);
  times.sort((a, b) => a - b);
  return {
    requests: times.length,
    seconds: (performance.now() - begin) / 1000,
    ...{ p50: percentile(times, 0.5), p99: percentile(times, 0.99) },
    bytes: bytes / times.length,
  };
};
