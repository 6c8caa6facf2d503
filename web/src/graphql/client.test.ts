import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ANSWER_WITHIN, createApolloClient } from './client';
import { toRequestError } from './errors';

const save = gql`
  mutation Save {
    save
  }
`;
const read = gql`
  query Read {
    read
  }
`;

interface PendingRequest {
  answer: () => void;
  signal: AbortSignal;
}

let asked: PendingRequest[] = [];
beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
  // Fake network that answers when the test calls `answer`.
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ data: { save: true, read: true } });
    return new Promise<Response>((resolve) => {
      asked.push({ signal, answer: () => resolve(new Response(body, { headers })) });
    });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const client = (isCurrent = () => true) =>
  createApolloClient({ getToken: () => null, isCurrent, onTokenRefused: () => undefined });

it('fails a mutation without an answer after the time limit, and accepts a retry', async () => {
  const here = client();
  const failed = here.mutate({ mutation: save }).catch(toRequestError);
  await vi.advanceTimersByTimeAsync(ANSWER_WITHIN - 1);
  expect(asked[0]?.signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await failed).toMatchObject({
    code: 'NETWORK',
    message: expect.stringContaining('could not reach the server') as string,
  });
  expect(asked[0]?.signal.aborted).toBe(true);
  const again = here.mutate({ mutation: save });
  await vi.advanceTimersByTimeAsync(0);
  asked[1]?.answer();
  expect((await again).data).toEqual({ save: true });
  expect(vi.getTimerCount()).toBe(0);
});

it('has no time limit for queries', async () => {
  const reading = client().query({ query: read });
  await vi.advanceTimersByTimeAsync(2 * ANSWER_WITHIN);
  asked[0]?.answer();
  expect((await reading).data).toEqual({ read: true });
});
