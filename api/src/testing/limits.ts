import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, vi } from 'vitest';
import { createServer, type ServerDeps } from '../http/server.js';
import type { GraphQLAnswer, TestServer } from './test-server.js';

/** Stops the clock in each test of a file, except for the test's own changes. */
export function useStillClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** A server on the database of the test as in real use, where limits are not wide. */
export const serverInRealUse = (
  { orm, app }: TestServer,
  more: Partial<ServerDeps> = {},
): Promise<FastifyInstance> => createServer({ orm, app: { ...app, production: true }, ...more });

export interface Asked {
  query: string;
  variables?: Record<string, unknown>;
}

let networks = 0;
/** A network address that nothing came from yet. */
export const freshNetwork = () => `203.0.113.${(networks += 1)}`;

/** Sends a GraphQL request from this network address. */
export const askFrom = (
  on: FastifyInstance,
  payload: Asked,
  remoteAddress: string,
  headers: Record<string, string> = {},
) => on.inject({ method: 'POST', url: '/graphql', payload, remoteAddress, headers });

/** Answer of a limit in a GraphQL response: nothing, or the seconds to wait. */
export function waitOf(answer: LightMyRequestResponse): number | null {
  const { errors } = answer.json<GraphQLAnswer<unknown>>();
  const refused = errors?.find(({ extensions }) => extensions.code === 'TOO_MANY_REQUESTS');
  return refused ? (refused.extensions.retryAfter ?? NaN) : null;
}
